package kodama.lua.bind;

import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/**
 * The next action of a function that may wait or call scripts: return, yield to the resuming code, or call a function.
 */
public final class Step {
    /** Called after a wait or a call. */
    public interface Continuation {
        /**
         * Continues.
         *
         * @param results results of the called function, or the arguments of the resume
         * @return the next action
         */
        Step next(Values results);

        /**
         * Continues after an error in the called function.
         *
         * @param error the error value, as {@code pcall} returns it
         * @return the next action; null to propagate the error
         */
        default @Nullable Step failed(Value error) {
            return null;
        }
    }

    /** Called at each resume until it is done: faster than a continuation that waits again. */
    public interface Repeating {
        /**
         * Does the work of one resume.
         *
         * @return whether to yield again; otherwise the function ends without results
         */
        boolean advance();

        /**
         * Prefetches what {@link #advance} needs; called shortly before it.
         *
         * @return a meaningless sum
         */
        default int prefetch() {
            return 0;
        }
    }

    private static final Continuation RETURN_ALL = Step::done;
    private static final Continuation RETURN_NONE = results -> Step.END;

    /** Returns without results. */
    public static final Step END = new Step(Values.NONE, null, null);

    /** Yields, and returns without results when resumed. */
    public static final Step WAIT = new Step(Values.NONE, null, RETURN_NONE);

    /** Yields, and returns the arguments of the resume. */
    public static final Step RECEIVE = new Step(Values.NONE, null, RETURN_ALL);

    /** The results, or the arguments of the call. */
    final Varargs values;

    /** The function to call; null for none. */
    final @Nullable LuaValue function;

    /** The continuation; null to return. */
    final @Nullable Continuation then;

    /** The repeated work; null for none. */
    final @Nullable Repeating repeating;

    private Step(Values values, @Nullable LuaValue function, @Nullable Continuation then) {
        this.values = values.raw();
        this.function = function;
        this.then = then;
        repeating = null;
    }

    private Step(Repeating repeating) {
        values = Values.NONE.raw();
        function = null;
        then = null;
        this.repeating = repeating;
    }

    /**
     * Returns.
     *
     * @param results the results of the function
     */
    public static Step done(Values results) {
        return new Step(results, null, null);
    }

    /**
     * Returns.
     *
     * @param result the result of the function
     */
    public static Step done(Value result) {
        return done(Values.of((Varargs) result.raw()));
    }

    /**
     * Yields until the coroutine is resumed.
     *
     * @param then called at the resume
     */
    public static Step wait(Continuation then) {
        return new Step(Values.NONE, null, then);
    }

    /**
     * Yields, and again at each resume until the work is done; then returns without results.
     *
     * @param work called at each resume
     */
    public static Step repeat(Repeating work) {
        return new Step(work);
    }

    /**
     * Calls a function, which may wait.
     *
     * @param then called with its results
     */
    public static Step call(Value function, Values arguments, Continuation then) {
        return new Step(arguments, function.raw(), then);
    }
}
