package kodama.dev.inspect;

import java.util.List;
import kodama.script.task.TaskInspector;

/**
 * The details of the selected task, alive or dead. Immutable.
 *
 * @param isPaused whether the task itself is paused, not only its group or an ancestor
 * @param words description of the task; of a dead one, how it ended
 */
record InspectedTask(TaskKey key, boolean isAlive, boolean isPaused, String words, List<TaskInspector.Row> fields) {}
