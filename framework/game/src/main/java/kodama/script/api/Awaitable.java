package kodama.script.api;

import kodama.lua.bind.Values;

/** Something other than a task that a task can await: it ends by itself and has results then. */
interface Awaitable {
    boolean isDone();

    /** Has someone told of the end; only asked while it is not done. */
    void whenDone(Runnable told);

    /**
     * What {@code await} returns; only asked when it is done.
     *
     * @throws kodama.lua.bind.LuaException if there is an error instead of results
     */
    Values results();
}
