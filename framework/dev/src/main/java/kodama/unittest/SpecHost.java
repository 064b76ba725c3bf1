package kodama.unittest;

import java.util.List;
import kodama.draw.Image;
import kodama.input.InputSimulator;
import kodama.input.RawInput;

/** Gives a test access to the game outside of its scripts. Implemented by the test loop. */
public interface SpecHost {
    /** Runs one frame. */
    void frame();

    /** The input simulator of a player, from 1; always the same object. Its controller is assigned to the player. */
    InputSimulator hands(int player);

    /** The raw input of the test's game. */
    RawInput devices();

    /** A copy of the last frame; black before the first. */
    Image picture();

    /** The messages of task errors since the last call, without duplicates. */
    List<String> takeErrors();

    /** The lines printed and logged since the last call. */
    List<String> takeLog();

    /** The names of the sounds started since the last call, in order. */
    List<String> takeSounds();

    /** The strongest request of scripts since the last call, which is not carried out. */
    SpecRequest takeRequest();
}
