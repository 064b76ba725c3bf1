package kodama.script;

import org.luaj.vm2.Varargs;

/** Something other than a task that a task can await: it ends by itself and has results then. */
interface Awaitable {
    boolean isDone();

    /** Has somebody told of the end; only asked while it is not done. */
    void whenDone(Runnable told);

    /**
     * What {@code await} returns; only asked when it is done.
     *
     * @throws org.luaj.vm2.LuaError if there is an error instead of results
     */
    Varargs results();
}
