package kodama.lua;

import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** One running call of a {@link Resumable}: what it remembers, and what it may ask of the machine. */
public final class Call {

    /** Whatever the function wants to remember until it goes on; null at the start. */
    public @Nullable Object state;

    Call() {}

    /**
     * Asks the machine to call a function; to be returned at once.
     *
     * @param function what to call; anything that can be called
     * @param args its arguments
     * @return a mark that the machine recognises
     */
    public Varargs invoke(LuaValue function, Varargs args) {
        throw new UnsupportedOperationException();
    }

    /**
     * Asks the machine to suspend the running coroutine; to be returned at once.
     *
     * @param values what the coroutine's resumer gets
     * @return a mark that the machine recognises
     */
    public Varargs yield(Varargs values) {
        throw new UnsupportedOperationException();
    }

    /**
     * The machine this call runs on.
     *
     * @return the machine
     */
    public LuaMachine machine() {
        throw new UnsupportedOperationException();
    }

    /**
     * The coroutine this call runs in.
     *
     * @return the running coroutine
     */
    public Coroutine coroutine() {
        throw new UnsupportedOperationException();
    }
}
