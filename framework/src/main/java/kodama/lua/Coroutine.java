package kodama.lua;

import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** A Lua coroutine: frames and registers on the heap, no thread. Owned by its machine's thread. */
public final class Coroutine extends LuaValue {

    Coroutine() {}

    /**
     * Runs the coroutine until it yields or ends.
     *
     * @param args the body's arguments at the first resume, later what {@code yield} returns
     * @return what the coroutine yielded or returned
     * @throws LuaFailure if an error ends the coroutine, or if it is not suspended
     */
    public Varargs resume(Varargs args) {
        throw new UnsupportedOperationException();
    }

    /**
     * Where the coroutine is in its life, in Lua's words.
     *
     * @return {@code suspended}, {@code running}, {@code normal} or {@code dead}
     */
    public String status() {
        throw new UnsupportedOperationException();
    }

    /**
     * Whether the coroutine has ended.
     *
     * @return true after a return, an error or {@link #kill}
     */
    public boolean isDead() {
        throw new UnsupportedOperationException();
    }

    /**
     * Where the coroutine stands.
     *
     * @return the innermost script line as {@code file:line}, or null when it has ended
     */
    public @Nullable String location() {
        throw new UnsupportedOperationException();
    }

    /**
     * The calls the coroutine is in, as {@code debug.traceback} writes them.
     *
     * @return several lines, innermost call first
     */
    public String traceback() {
        throw new UnsupportedOperationException();
    }

    /**
     * Ends a suspended coroutine; nothing of it runs any more.
     *
     * @throws IllegalStateException if the coroutine is running
     */
    public void kill() {
        throw new UnsupportedOperationException();
    }

    @Override
    public int type() {
        return TTHREAD;
    }

    @Override
    public String typename() {
        return "thread";
    }

    @Override
    public boolean isthread() {
        return true;
    }
}
