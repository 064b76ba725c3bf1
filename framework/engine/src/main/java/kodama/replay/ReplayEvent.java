package kodama.replay;

import kodama.save.SaveAnswer;
import org.jspecify.annotations.Nullable;

/** What happened to a game from outside its world, after a number of ticks of the world. */
public sealed interface ReplayEvent {
    /** A job without a deadline arrived in the tick that had begun. */
    record JobArrived(long job) implements ReplayEvent {}

    /** The player's saves answered a query of a script. */
    record SaveAnswered(SaveAnswer answer) implements ReplayEvent {}

    /**
     * The measured frames per second changed between two queries of scripts.
     *
     * @param query number of the first query in the world that returned it, from 1
     * @param text the measured value, as scripts see it
     */
    record FpsMeasured(long query, String text) implements ReplayEvent {}

    /**
     * The length of frames changed before the tick that followed.
     *
     * @param rate target frame rate, in frames per second
     * @param baseFrames number of frames of the base rate that a frame represents
     */
    record FrameLength(int rate, double baseFrames) implements ReplayEvent {}

    /**
     * A setting changed outside of a tick.
     *
     * @param value plain data; null if the setting was removed
     */
    record SettingChanged(String name, @Nullable Object value) implements ReplayEvent {}

    /**
     * A script was ended because it took too much real time or memory.
     *
     * @param spent instructions that all scripts had spent since the tick began
     * @param frame number of the frame after the tick in which that happened; 0 for the tick itself
     * @param reason the reason, as half a sentence
     * @param cause number of the cause: 0 for a request such as that of the watchdog, 1 for a full heap, 2 for a failed
     *     allocation
     */
    record ScriptEnded(long spent, int frame, String reason, int cause) implements ReplayEvent {}

    /**
     * Frames were drawn after a tick. Without this event it was a single frame.
     *
     * @param shown number of frames while the game ran
     * @param held number of frames while the game was held
     */
    record Frames(int shown, int held) implements ReplayEvent {}

    /** The input was synchronized with the devices; {@link ReplayReader#input} then returns their state. */
    record InputSynchronized() implements ReplayEvent {}

    /** The state of the world after a tick. */
    record Checkpoint(WorldHash hash) implements ReplayEvent {}

    /** The state of the world at its end, after the last frame. */
    record FinalState(WorldHash hash) implements ReplayEvent {}

    /** A developer tool changed the game, so the rest of the world does not follow from the recording. */
    record Edited(String tool) implements ReplayEvent {}
}
