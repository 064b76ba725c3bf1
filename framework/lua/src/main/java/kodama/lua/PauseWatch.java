package kodama.lua;

/** Hears when a coroutine gives way and goes on; on its machine's thread. */
public interface PauseWatch {
    /** The coroutine goes on. */
    void goesOn();

    /** The coroutine gives way, or has ended. */
    void givesWay();
}
