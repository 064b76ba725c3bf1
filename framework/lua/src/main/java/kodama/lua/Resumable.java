package kodama.lua;

import kodama.lua.value.ObjectNames;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaFunction;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/**
 * A Java function that may call Lua functions or yield without keeping the Java stack.
 *
 * <p>Each method ends in one of three ways: it returns the function's results; or the result of {@link Call#invoke},
 * and {@link #resume} is called with the results of that call; or the result of {@link Call#yield}, and {@link #resume}
 * is called with the values of the next resume. State that is needed in between goes into {@link Call#state}.
 */
public abstract class Resumable extends LuaFunction {

    /** The machine for calls from Java, or null if there are none. */
    private final @Nullable LuaMachine machine;

    private final String name;

    /** Makes a function that only scripts call. */
    protected Resumable() {
        this.machine = null;
        this.name = "?";
    }

    /**
     * Makes a function that Java code may also call.
     *
     * @param machine the machine for calls from Java
     * @param name the function's name, as in {@code table.sort}
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
     * Starts a call.
     *
     * @param call this call; valid until the function has returned
     * @param args the arguments
     * @return the results, or the result of {@code call.invoke} or {@code call.yield}
     */
    protected abstract Varargs start(Call call, Varargs args);

    /**
     * Runs a call to its end if it needs neither a script function nor a yield; the call then needs no frame.
     *
     * @return the results; or null, without any effect, if {@link #start} has to run the call or report its error
     */
    protected @Nullable Varargs callWithoutFrame(LuaMachine machine, Varargs args) {
        return null;
    }

    /**
     * Whether the function never yields by itself, so that it can run on the Java stack, next to translated code.
     *
     * @return true if {@link #start} and {@link #resume} only return results, or the result of {@code call.invoke}
     */
    protected boolean neverYields() {
        return false;
    }

    /**
     * Prefetches what a waiting call needs when it resumes, see {@link Coroutine#prefetch}.
     *
     * @param call a waiting call
     * @param step 2 or 3
     * @return a meaningless sum
     */
    protected int prefetch(Call call, int step) {
        return 0;
    }

    /**
     * Continues after a call or a yield.
     *
     * @param results results of the called function, or the arguments of the resume
     * @return the results, or the result of {@code call.invoke} or {@code call.yield}
     */
    protected Varargs resume(Call call, Varargs results) {
        return results;
    }

    /**
     * Continues after an error in the called function.
     *
     * @param error the error; its message object is the Lua error value
     * @return the results, or the result of {@code call.invoke} or {@code call.yield}
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
        throw new IllegalStateException(name() + " can only be called by scripts");
    }
}
