package kodama.dev.inspect;

import java.util.List;
import kodama.script.task.TaskInspector;

/**
 * What there is to be seen of the one task that is looked at, alive or dead. Immutable.
 *
 * @param isPaused whether it was paused by itself
 * @param words what it is called; of a dead one, what is known of its end
 */
record InspectedTask(TaskKey key, boolean isAlive, boolean isPaused, String words, List<TaskInspector.Row> fields) {}
