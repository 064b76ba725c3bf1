package kodama.dev.inspect;

import java.util.List;
import kodama.script.task.FieldSheet;

/**
 * What there is to be seen of the one task that is looked at. Immutable.
 *
 * @param key which
 * @param isAlive whether it lives
 * @param isPaused whether it was paused by itself
 * @param words what it is called; of a dead one, what is known of its end
 * @param fields those that scripts know
 */
public record Inspected(TaskKey key, boolean isAlive, boolean isPaused, String words, List<FieldSheet.Row> fields) {}
