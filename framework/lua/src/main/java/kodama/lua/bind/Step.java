package kodama.lua.bind;

import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** What a function does next that may wait or call scripts: end, give way to who has resumed its coroutine, or call. */
public final class Step {
    /** Goes on after a wait or a call. */
    public interface Continuation {
        /**
         * Goes on.
         *
         * @param results what the called function returned, or what the coroutine was resumed with
         * @return what is done next
         */
        Step next(Values results);

        /**
         * Goes on after an error in the function that was called.
         *
         * @param error the error as {@code pcall} gives it
         * @return what is done next; null to let the error pass on
         */
        default @Nullable Step failed(Value error) {
            return null;
        }
    }

    /** Goes on each time the coroutine is resumed, until it is over: quicker than a continuation that waits again. */
    public interface Repeating {
        /**
         * Does what is due.
         *
         * @return whether to give way again; else the function ends without results
         */
        boolean advance();

        /**
         * Reads a little of what it works on, so that memory has it near: it is asked shortly before it goes on.
         *
         * @return a sum of what was read, which means nothing
         */
        default int prefetch() {
            return 0;
        }
    }

    private static final Continuation RETURN_ALL = Step::done;
    private static final Continuation RETURN_NONE = results -> Step.END;

    /** Ends without results. */
    public static final Step END = new Step(Values.NONE, null, null);

    /** Gives way, and ends without results when it is resumed. */
    public static final Step WAIT = new Step(Values.NONE, null, RETURN_NONE);

    /** Gives way, and ends with what it is resumed with. */
    public static final Step RECEIVE = new Step(Values.NONE, null, RETURN_ALL);

    /** What is returned, or what is called with. */
    final Varargs values;

    /** What is called; null for nothing. */
    final @Nullable LuaValue function;

    /** What follows; null for nothing: then it ends here. */
    final @Nullable Continuation then;

    /** What follows again and again; null for nothing. */
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
     * Ends.
     *
     * @param results what the function returns
     */
    public static Step done(Values results) {
        return new Step(results, null, null);
    }

    /**
     * Ends.
     *
     * @param result what the function returns
     */
    public static Step done(Value result) {
        return done(Values.of((Varargs) result.raw()));
    }

    /**
     * Gives way until the coroutine is resumed.
     *
     * @param then goes on
     */
    public static Step wait(Continuation then) {
        return new Step(Values.NONE, null, then);
    }

    /**
     * Gives way, and each time the coroutine is resumed, until something is over; then ends without results.
     *
     * @param work asked at each resume
     */
    public static Step repeat(Repeating work) {
        return new Step(work);
    }

    /**
     * Calls a function, which may wait.
     *
     * @param then goes on
     */
    public static Step call(Value function, Values arguments, Continuation then) {
        return new Step(arguments, function.raw(), then);
    }
}
