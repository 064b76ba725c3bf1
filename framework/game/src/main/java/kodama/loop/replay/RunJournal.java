package kodama.loop.replay;

import java.util.function.DoubleConsumer;
import java.util.function.Supplier;
import kodama.input.Controls;
import kodama.job.CompletionPolicy;
import kodama.lua.LuaMachine;
import kodama.replay.ReplayFields;
import kodama.replay.WorldHash;
import kodama.replay.WorldStart;
import kodama.request.LoopRequest;
import kodama.save.Saves;
import kodama.script.game.PlayerReplays;
import kodama.time.GameClock;
import org.jspecify.annotations.Nullable;

/**
 * Everything that a game's worlds get from outside goes through a journal: {@link RunRecorder} records it, {@link
 * RunPlayer} replaces it by the recorded run. Lives as long as the session. Owned by the game thread.
 *
 * <p>The calls of a world, in order: {@link #beginWorld}, {@link #openWorld}, then {@link #adoptSettings}, {@link
 * #beginTick} and {@link #endTick} for each tick, {@link #drawn} for each frame, {@link #endWorld}, {@link
 * #closeWorld}.
 */
public interface RunJournal {
    /** Creates a journal that neither records nor plays. */
    static RunJournal none() {
        return new RunJournal() {
            private final ReplayFields fields = new ReplayFields();

            @Override
            public WorldStart beginWorld(WorldStart live) {
                fields.clear();
                return live;
            }

            @Override
            public ReplayFields fields() {
                return fields;
            }
        };
    }

    /** Returns whether the game plays a recorded run. */
    default boolean isReplay() {
        return false;
    }

    /**
     * Requests that a recorded run is played as fast as possible up to a tick. For a tick that has passed, it must be
     * called before {@link #beginWorld}, else between two ticks.
     *
     * @param tick number of ticks from the start of the recording; {@link LoopRequest#LAST_TICK} for its last one, in a
     *     replay for the current one
     */
    default void seek(long tick) {}

    /** Returns whether the recording has ticks after the current one, so that one can be sought without a reset. */
    default boolean canSeekForward() {
        return false;
    }

    /** Returns the tick of the current world up to which it is to be played as fast as possible; negative for none. */
    default long soughtTick() {
        return -1;
    }

    /**
     * Ends the seek.
     *
     * @param isReached whether the {@link #soughtTick} has been reached; if it is the last one of a world, the seek
     *     may continue in the next
     */
    default void endSeek(boolean isReached) {}

    /** Returns whether the game gets live input after the sought tick, and not the rest of the recorded input. */
    default boolean isLiveAfterSeek() {
        return false;
    }

    /** Called after a tick in which a script failed. */
    default void failed(long tick) {}

    /** Returns whether a script has failed in a tick of the recording, and the game has continued after it. */
    default boolean hasSurvivedFailure(long tick) {
        return false;
    }

    /**
     * Returns what has changed since the recording, after a seek: the first difference; null if there is none or the
     * state has become the same again, as that of a menu which moves while it is drawn.
     */
    default @Nullable ReplayDifference difference() {
        return null;
    }

    /** Returns the scene at the end of the recording; empty if it is not known. */
    default String lastScene() {
        return "";
    }

    /** Returns the number of ticks from the start of the recording to the start of the current world. */
    default long ticksBefore() {
        return 0;
    }

    /** Returns the number of ticks of the recording that can be sought; 0 if there are none. */
    default long recordedTicks() {
        return 0;
    }

    /**
     * Begins a world.
     *
     * @param live what it would begin with
     * @return what it begins with
     */
    default WorldStart beginWorld(WorldStart live) {
        return live;
    }

    /**
     * Called when the world has been created, before its first scene is requested.
     *
     * @param state computes the hash of its state
     * @param scene returns the name of its current scene
     * @param machine runs its scripts
     */
    default void openWorld(Supplier<WorldHash> state, Supplier<String> scene, LuaMachine machine) {}

    /** Called when the world has no more ticks and frames, before its tasks end. */
    default void endWorld() {}

    /** Called when the world and its tasks have ended, whose finish functions may have used saves and fields. */
    default void closeWorld() {}

    /**
     * Called when the input has been synchronized with the devices, so that held actions do not count as pressed. A
     * replay sets the recorded input instead.
     */
    default void synchronizeInput(Controls controls) {}

    /**
     * Called before each tick: the game's view of the settings adopts the changes that others have made, or those that
     * were recorded.
     */
    default void adoptSettings() {}

    /** Sets the input of the next tick, in a replay. */
    default void latch(Controls controls) {
        throw new IllegalStateException("not a replay");
    }

    /**
     * Begins a tick.
     *
     * @param controls the latched input
     * @param time the clock of the world; a replay sets the recorded length of frames
     */
    default void beginTick(Controls controls, GameClock time) {}

    /**
     * Ends a tick.
     *
     * @param tick its number in the world, from 1
     */
    default void endTick(long tick) {}

    /**
     * Called before the tasks are drawn.
     *
     * @param isHeld whether the game is held
     */
    default void drawn(boolean isHeld) {}

    /** Returns whether the frames after a tick are those of {@link #drawRecorded}, and are not shown. */
    default boolean drawsAsRecorded() {
        return false;
    }

    /**
     * Draws after a tick as often as when it was recorded, because draw functions can change fields.
     *
     * @param draw draws a frame, given the number of frames of the base rate that it represents
     */
    default void drawRecorded(DoubleConsumer draw) {
        throw new IllegalStateException("not a replay");
    }

    /** Returns whether the recorded world has no more ticks. */
    default boolean isWorldOver() {
        return false;
    }

    /** Returns what ends a recorded world that is over; null if that was requested already. */
    default @Nullable LoopRequest endRequest() {
        return null;
    }

    /** Returns the policy for jobs without a deadline. */
    default CompletionPolicy completion(CompletionPolicy live) {
        return live;
    }

    /**
     * Returns the measured frames per second as scripts see them.
     *
     * @param live returns the measured value
     */
    default Supplier<String> fps(Supplier<String> live) {
        return live;
    }

    /** Returns the saves of the world. Called once per world. */
    default Saves saves(Saves live) {
        return live;
    }

    /** Called when a developer tool has changed the game, so that the run cannot be repeated. */
    default void edited(String tool) {}

    /** Returns the fields that the game adds to its replay. */
    ReplayFields fields();

    /** Returns the replays that the player has saved. */
    default PlayerReplays replays() {
        return PlayerReplays.NONE;
    }
}
