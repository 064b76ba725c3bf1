package kodama.script.game;

import java.util.Map;
import kodama.draw.Image;
import org.jspecify.annotations.Nullable;

/**
 * The replays that a player has saved, as scripts use them. No call waits for the disk. Nothing that scripts can see
 * depends on them, except the list of replays, which is recorded like a save ({@link kodama.save.Saves#withReplays}).
 * While a recorded run is played, calls are ignored. For the game thread.
 */
public interface PlayerReplays {
    /** No replays: nothing is saved, and nothing can be watched. */
    PlayerReplays NONE = new PlayerReplays() {};

    /**
     * How a replay is watched.
     *
     * @param scene scene to which the game returns; empty for its first scene
     * @param fields values for the table of the scene's first task, plain data by name
     * @param isAttract whether each key ends it
     */
    record WatchOptions(String scene, Map<String, Object> fields, boolean isAttract) {
        /** The game returns to its first scene. */
        public static final WatchOptions DEFAULT = new WatchOptions("", Map.of(), false);
    }

    /** Begins a run, which has no thumbnail yet. */
    default void beginRun() {}

    /** Takes the next picture as the thumbnail of the run. */
    default void takeThumbnail() {}

    /**
     * Saves the run since the last reset.
     *
     * @param name name of the file; characters that a file name cannot have are replaced; empty for the date
     */
    default void save(String name) {}

    /** Renames a replay. */
    default void rename(String from, String to) {}

    /** Deletes a replay. */
    default void delete(String name) {}

    /** Shows a replay in the system's file manager. */
    default void show(String name) {}

    /** Returns the thumbnail of a replay; null until it is read, and if there is none. */
    default @Nullable Image thumbnail(String name) {
        return null;
    }

    /** Reads a replay, and then resets the game to play it. */
    default void watch(String name, WatchOptions options) {}

    /**
     * Plays a replay that comes with the game, as {@link #watch}.
     *
     * @param name the file, for messages
     * @param content content of the file
     */
    default void watch(String name, byte[] content, WatchOptions options) {}

    /**
     * Called when the run quits the program. A watched replay ends instead.
     *
     * @return whether a replay is watched, so that the program must not end
     */
    default boolean quitWatched() {
        return false;
    }
}
