package kodama.loop;

import kodama.loop.replay.ReplayDifference;
import org.jspecify.annotations.Nullable;

/**
 * How the search for a tick of a recording has ended.
 *
 * @param ending why it has ended
 * @param tick the tick that was reached, counted from the start of the world
 * @param sought the tick that was sought
 * @param millis the time that it took, in milliseconds
 * @param scene the scene at this tick
 * @param recordedScene the scene in the recording, if it is known and the tick is the last one; else the same
 * @param difference the first difference from the recording, which a changed script may cause; null if there is none
 */
public record SeekOutcome(
        Ending ending,
        long tick,
        long sought,
        long millis,
        String scene,
        String recordedScene,
        @Nullable ReplayDifference difference) {
    /** Why a search has ended. */
    public enum Ending {
        /** The tick was reached. */
        REACHED,
        /** A script failed. */
        ERROR,
        /** The game requested a reset. */
        RESET,
        /** The game requested to quit. */
        QUIT,
        /** A key was pressed. */
        STOPPED,
        /** It took too long, so the game continues at the last checkpoint. */
        TOO_LONG
    }

    /** Returns whether the game is where it was sought: in this tick and in the same scene. */
    public boolean isAsRecorded() {
        return ending == Ending.REACHED && scene.equals(recordedScene);
    }
}
