package kodama.script.spec;

import java.util.List;
import kodama.draw.Image;
import kodama.input.Hands;
import kodama.input.RawInput;

/** What a test can do to the game around its scripts; the loop implements it. */
public interface SpecStage {
    /** Runs one frame. */
    void frame();

    /**
     * Returns the hands of a player.
     *
     * @param player the player; counted from 1
     * @return always the same; the pad in them is this player's
     */
    Hands hands(int player);

    /**
     * Returns where devices tell what they do.
     *
     * @return the raw input of the test's game
     */
    RawInput devices();

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
     * Takes which sounds have begun.
     *
     * @return their names since the last call, in order
     */
    List<String> takeSounds();

    /**
     * Takes what scripts have asked of the program, which a test does not grant.
     *
     * @return the strongest since the last call
     */
    SpecRequest takeRequest();
}
