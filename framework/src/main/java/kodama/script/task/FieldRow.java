package kodama.script.task;

import java.util.List;

/**
 * A field of a task's table as a person reads it. Immutable, for any thread.
 *
 * @param path the keys that lead to it from the task's table, the outermost first: texts, numbers and booleans; empty
 *     for a row that says that there is more
 * @param name its key as a script writes it
 * @param type what Lua calls the type of its value
 * @param value its value as text, cut to some 200 letters; empty for what a task does without
 * @param isEditable whether {@link FieldEdit#write} takes another value for it
 */
public record FieldRow(List<Object> path, String name, String type, String value, boolean isEditable) {
    /**
     * Tells how deep it lies in tables.
     *
     * @return 0 for a field of the task itself
     */
    public int depth() {
        return Math.max(0, path.size() - 1);
    }
}
