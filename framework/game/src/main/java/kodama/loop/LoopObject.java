package kodama.loop;

/**
 * One way to run the program between two soft resets: the game, or the developer's portal.
 *
 * <p>All methods are called by {@link Program} on the game thread.
 */
public interface LoopObject {
    /** Brings up what the loading mark needs; opens no file. */
    void init1();

    /** Brings up the other parts. */
    void init2();

    /** Builds the first scene; called again after each simple reset. */
    void init3();

    /**
     * Changes the frame rate, between two frames. A loop object of a game's own is told that of game.lua before init 1.
     */
    void changeFrameRate(int fps);

    /** Runs one frame and waits until the next is due. */
    void frame();

    /**
     * Clears the way for a simple reset.
     *
     * @param reason what asked for it
     */
    void end1(String reason);

    /** Undoes init 2 and init 1, in reverse. */
    void end2();

    /** The exit code if the program ends now; 0 to 255, anything else counts as 255. */
    int result();
}
