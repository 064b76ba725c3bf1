package kodama.lua.bind;

import kodama.lua.Coroutine;

/** A function of Lua's that is run by Java, with a pause wherever it yields. */
public final class Routine {
    private final Coroutine coroutine;

    Routine(Coroutine coroutine) {
        this.coroutine = coroutine;
    }

    /**
     * Runs on to the next yield, or to the end.
     *
     * @param values arguments at the first time; later what the yield returns
     * @throws kodama.lua.LuaFailure if it fails
     */
    public Values resume(Values values) {
        return Values.of(coroutine.resume(values.raw()));
    }

    /**
     * Runs to the end.
     *
     * @param arguments what the function is called with
     * @param otherwise what is wrong if it yields instead
     * @throws LuaException if it yields; the message begins with where
     * @throws kodama.lua.LuaFailure if it fails
     */
    public Values runToEnd(Values arguments, String otherwise) {
        Values results = resume(arguments);
        if (isDead()) return results;
        throw new LuaException(abort() + otherwise);
    }

    /**
     * Ends it where it has stopped though it must not.
     *
     * @return where that was, as a message begins
     */
    public String abort() {
        String place = coroutine.location() == null ? "" : coroutine.location() + ": ";
        coroutine.kill();
        return place;
    }

    /**
     * Tells whether it has ended.
     *
     * @return true after a return or an error
     */
    public boolean isDead() {
        return coroutine.isDead();
    }

    /** Ends it where it stands. */
    public void kill() {
        coroutine.kill();
    }

    /** Tells whether it is a coroutine that was met elsewhere. */
    public boolean is(Coroutine other) {
        return coroutine == other;
    }
}
