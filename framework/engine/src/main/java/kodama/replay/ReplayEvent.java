package kodama.replay;

import java.util.SortedMap;
import org.jspecify.annotations.Nullable;

/** What happened to a game from outside its world, after a number of ticks of the world. */
public sealed interface ReplayEvent {
    /** A job without a deadline arrived in the tick that followed. */
    record JobArrived(long job) implements ReplayEvent {}

    /**
     * A script read a save for the first time in its world.
     *
     * @param content the save in its file format; null if there was none
     * @param error the message of the error; null if there was none
     */
    record SaveRead(
            String name,
            byte @Nullable [] content,
            @Nullable String error) implements ReplayEvent {}

    /** A script needed the names and sizes of all saves for the first time in its world. */
    record SaveSizes(SortedMap<String, Long> sizes) implements ReplayEvent {}

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
     * @param reason the reason, as half a sentence
     * @param isMemory whether memory had run out
     */
    record ScriptEnded(long spent, String reason, boolean isMemory) implements ReplayEvent {}

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

    /** A developer tool changed the game, so the rest of the world does not follow from the recording. */
    record Edited(String tool) implements ReplayEvent {}
}
