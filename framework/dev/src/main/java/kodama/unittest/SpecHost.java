package kodama.unittest;

import java.util.List;
import kodama.draw.Image;
import kodama.input.InputSimulator;
import kodama.input.RawInput;

/** What a test can do to the game around its scripts; the loop implements it. */
public interface SpecHost {
    /** Runs one frame. */
    void frame();

    /** The hands of a player, counted from 1; always the same, and the pad in them is this player's. */
    InputSimulator hands(int player);

    /** The raw input of the test's game. */
    RawInput devices();

    /** A copy of the last frame; black before the first. */
    Image picture();

    /** A message for each distinct error of tasks since the last call. */
    List<String> takeErrors();

    /** The lines that were printed and logged since the last call. */
    List<String> takeLog();

    /** The names of the sounds that have begun since the last call, in order. */
    List<String> takeSounds();

    /** The strongest of what scripts have asked of the program since the last call, which a test does not grant. */
    SpecRequest takeRequest();
}
