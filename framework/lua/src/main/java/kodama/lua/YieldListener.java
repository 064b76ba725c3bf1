package kodama.lua;

/** Notified when a coroutine yields and resumes, on its machine's thread. */
public interface YieldListener {
    /** Called when the coroutine resumes. */
    void resumed();

    /** Called when the coroutine yields or has ended. */
    void yielded();
}
