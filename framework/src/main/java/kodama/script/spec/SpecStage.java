package kodama.script.spec;

import java.util.List;
import kodama.draw.Image;
import kodama.input.Hands;

/** What a test can do to the game around its scripts; the loop implements it. */
public interface SpecStage {
    /** Runs one frame. */
    void frame();

    /**
     * Returns the hands that tests play with.
     *
     * @return always the same
     */
    Hands hands();

    /**
     * Shows the last frame.
     *
     * @return a copy; black before the first frame
     */
    Image picture();

    /**
     * Takes the errors of tasks.
     *
     * @return a message for each distinct one since the last call
     */
    List<String> takeErrors();

    /**
     * Takes what was printed and logged.
     *
     * @return the lines since the last call
     */
    List<String> takeLog();

    /**
     * Takes what scripts have asked of the program, which a test does not grant.
     *
     * @return the strongest since the last call
     */
    SpecRequest takeRequest();
}
