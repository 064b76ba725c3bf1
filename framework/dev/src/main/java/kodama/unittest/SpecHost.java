package kodama.unittest;

import java.util.List;
import kodama.draw.Image;
import kodama.input.InputSimulator;
import kodama.input.RawInput;
import kodama.loop.replay.ReplayDifference;
import org.jspecify.annotations.Nullable;

/** Gives a test access to the game outside of its scripts. Implemented by the test loop. */
public interface SpecHost {
    /** Runs one frame. */
    void frame();

    /**
     * Makes the next frames those of a replay. If the world is not that of the replay, the next frame ends the test,
     * which then runs again in such a world.
     *
     * @param path the path of a replay in the game's folder
     * @throws kodama.file.GameFileException if there is no such file
     * @throws kodama.replay.ReplayException if it is not a replay of this game, is damaged, or begins at a mark
     * @throws IllegalStateException if the test has run the game before
     */
    void beginReplay(String path);

    /** Whether the replay has been played to its end. */
    boolean isReplayOver();

    /** The first difference between the replay and its recording so far; null if there is none. */
    @Nullable
    ReplayDifference replayDifference();

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
