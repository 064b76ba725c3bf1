package kodama.lua;

import kodama.lua.value.ObjectNames;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaFunction;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/**
 * A function written in Java that may call Lua functions or yield without keeping the Java stack.
 *
 * <p>Each method ends in one of three ways: it returns the function's results; it returns what {@link Call#invoke} gave
 * it, and is entered again by {@link #resume} with the results of that call; or it returns what {@link Call#yield} gave
 * it, and is entered again by {@link #resume} with the values of the next resume. What must be remembered in between
 * goes into {@link Call#state}.
 */
public abstract class Resumable extends LuaFunction {

    /** The machine a call from Java runs on, or null when it is not known. */
    private final @Nullable LuaMachine machine;

    private final String name;

    /** A function that scripts call, and Java does not. */
    protected Resumable() {
        this.machine = null;
        this.name = "?";
    }

    /**
     * A function that Java code may call as well.
     *
     * @param machine the machine that calls from Java run on
     * @param name the name the function goes by, as in {@code table.sort}
     */
    protected Resumable(LuaMachine machine, String name) {
        this.machine = machine;
        this.name = name;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public String tojstring() {
        return ObjectNames.ofLibrary(name());
    }

    /**
     * Begins a call.
     *
     * @param call this call; valid until the function has returned
     * @param args what the function was called with
     * @return the results, or what {@code call.invoke} or {@code call.yield} returned
     */
    protected abstract Varargs start(Call call, Varargs args);

    /**
     * Does all that there is to do, where that takes neither a call of a script's function nor a yield: then the call
     * needs no frame.
     *
     * @return the results, or null if {@link #start} has to do it, also where it would be an error: then nothing is
     *     done
     */
    protected @Nullable Varargs callWithoutFrame(LuaMachine machine, Varargs args) {
        return null;
    }

    /**
     * Whether it only calls on, and never yields by itself: then it can run on Java's stack, beside translated
     * functions.
     *
     * @return true if {@link #start} and {@link #resume} return results, or what {@code call.invoke} returned
     */
    protected boolean neverYields() {
        return false;
    }

    /**
     * Reads a little of what it goes on with, so that memory has it near; see {@link Coroutine#prefetch}.
     *
     * @param call a call that waits
     * @param step 2 or 3
     * @return a sum, which means nothing
     */
    protected int prefetch(Call call, int step) {
        return 0;
    }

    /**
     * Goes on after a call or a yield.
     *
     * @param results what the called function returned, or what the coroutine was resumed with
     * @return the results, or what {@code call.invoke} or {@code call.yield} returned
     */
    protected Varargs resume(Call call, Varargs results) {
        return results;
    }

    /**
     * Goes on after an error in the function this one called.
     *
     * @param error the error; its message object is the Lua error value
     * @return the results, or what {@code call.invoke} or {@code call.yield} returned
     */
    protected Varargs fail(Call call, LuaError error) {
        throw error;
    }

    @Override
    public LuaValue call() {
        return invoke(NONE).arg1();
    }

    @Override
    public LuaValue call(LuaValue arg) {
        return invoke(arg).arg1();
    }

    @Override
    public LuaValue call(LuaValue arg1, LuaValue arg2) {
        return invoke(varargsOf(arg1, arg2)).arg1();
    }

    @Override
    public LuaValue call(LuaValue arg1, LuaValue arg2, LuaValue arg3) {
        return invoke(varargsOf(arg1, arg2, arg3)).arg1();
    }

    @Override
    public Varargs invoke(Varargs args) {
        if (machine != null) return machine.engine().call(this, args);
        throw new IllegalStateException(name() + " needs a running machine to be called");
    }
}
