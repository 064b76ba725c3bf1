package kodama.loop;

/**
 * A top-level mode of the program between two soft resets: the game, the developer's portal, the tests, or a game's own
 * one.
 *
 * <p>{@link Program} calls all methods on the game thread.
 */
public interface LoopObject {
    /** Starts what the loading mark needs: the renderer and the job threads. Opens no file. */
    void init1();

    /** Starts everything else, while the loading mark moves. */
    void init2();

    /** Builds the first scene; called again after each simple reset. */
    void init3();

    /**
     * Changes the frame rate between two frames. For a loop object of the game's own, called before init 1 with the
     * rate in game.lua.
     */
    void changeFrameRate(int fps);

    /** Runs one frame and waits until the next is due. */
    void frame();

    /**
     * Ends the scene before a simple reset.
     *
     * @param reason what requested the reset
     */
    void end1(String reason);

    /** Stops what init 2 and init 1 started, in reverse order. */
    void end2();

    /** Returns the exit code if the program ends now; 0 to 255, any other value counts as 255. */
    int result();
}
