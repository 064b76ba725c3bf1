package kodama.lua.bind;

import kodama.lua.Coroutine;

/** A Lua function that Java runs step by step: each yield returns to Java. */
public final class Routine {
    private final Coroutine coroutine;

    Routine(Coroutine coroutine) {
        this.coroutine = coroutine;
    }

    /**
     * Runs to the next yield, or to the end.
     *
     * @param values arguments of the function at the first resume, later the results of the yield
     * @return the values that it yielded or returned
     * @throws kodama.lua.LuaFailure if it fails
     */
    public Values resume(Values values) {
        return Values.of(coroutine.resume(values.raw()));
    }

    /**
     * Runs to the end.
     *
     * @param arguments arguments of the function
     * @param message the error message if it yields instead
     * @throws LuaException if it yields; the message begins with the location
     * @throws kodama.lua.LuaFailure if it fails
     */
    public Values runToEnd(Values arguments, String message) {
        Values results = resume(arguments);
        if (isDead()) return results;
        throw new LuaException(abort() + message);
    }

    /**
     * Ends a routine that has yielded although it must not.
     *
     * @return its location, as the beginning of a message
     */
    public String abort() {
        String location = coroutine.location() == null ? "" : coroutine.location() + ": ";
        coroutine.kill();
        return location;
    }

    /**
     * Whether the routine has ended.
     *
     * @return true after a return or an error
     */
    public boolean isDead() {
        return coroutine.isDead();
    }

    /** Ends a suspended routine. */
    public void kill() {
        coroutine.kill();
    }

    /** Whether this routine runs a coroutine. */
    public boolean is(Coroutine other) {
        return coroutine == other;
    }
}
