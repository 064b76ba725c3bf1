package kodama.lua;

/** Hears when a coroutine gives way and goes on; on its machine's thread. */
public interface YieldListener {
    /** The coroutine goes on. */
    void resumed();

    /** The coroutine gives way, or has ended. */
    void yielded();
}
