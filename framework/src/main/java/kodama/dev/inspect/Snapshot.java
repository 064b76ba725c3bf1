package kodama.dev.inspect;

import java.util.List;
import kodama.task.TaskRow;
import org.jspecify.annotations.Nullable;

/**
 * The game at the end of a frame, as the inspector sees it. Immutable, made by the game thread for AWT's.
 *
 * @param world which run of the game, from 1; another after each reset
 * @param tick how far that is
 * @param scene which scene is on; empty for none
 * @param tasks the living tasks, by number of their places
 * @param selected the task that was asked for; null for none
 */
public record Snapshot(
        long world,
        long tick,
        String scene,
        List<TaskRow> tasks,
        @Nullable Inspected selected) {
    /** Before the first. */
    public static final Snapshot EMPTY = new Snapshot(0, 0, "", List.of(), null);

    /**
     * Names a task of this snapshot.
     *
     * @param row one of {@link #tasks}
     * @return its key
     */
    public TaskKey key(TaskRow row) {
        return TaskKey.of(world, row);
    }
}
