package kodama.script.task;

import java.util.ArrayList;
import java.util.List;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.task.Task;

/**
 * The fields of a task as rows that a person reads: those of its table, of the tables in it, and
 * those of the tables in it. What leads to other tasks is named and not followed.
 *
 * <p>Owned by the game thread; the rows are for any.
 */
public final class FieldSheet {
    private static final int MOST_ROWS = 200;
    private static final int DEEPEST = 3;
    private static final FieldRow MORE = new FieldRow(List.of(), "..", "", "there are more", false);

    private final List<FieldRow> rows = new ArrayList<>();

    private FieldSheet() {}

    /**
     * Reads the fields of a task.
     *
     * @param task any
     * @return at most 200 rows of its table, tables before what is in them, then what it keeps itself; none for a task
     *     that scripts do not know
     */
    public static List<FieldRow> of(Task task) {
        if (!(task instanceof ScriptedTask scripted)) return List.of();
        FieldSheet sheet = new FieldSheet();
        sheet.addFields(scripted.table(), List.of());
        sheet.addKept(scripted);
        return List.copyOf(sheet.rows);
    }

    private void addKept(ScriptedTask task) {
        for (TaskField field : TaskField.KEPT) {
            if (!field.isKeptBy(task)) continue;
            Value value = Value.of(field.read(task));
            String type = value.isNil() ? field.typeName() : value.typeName();
            rows.add(row(List.of(field.fieldName()), field.fieldName(), type, value));
        }
    }

    private void addFields(Table table, List<Object> path) {
        for (Table.Entry entry : table) {
            if (rows.size() > MOST_ROWS) return;
            addField(entry.key(), entry.value(), path);
        }
    }

    private void addField(Value key, Value value, List<Object> parents) {
        boolean isReachable = isPlain(key.typeName());
        List<Object> path = isReachable ? pathTo(key, parents) : List.of();
        String type = TaskFields.isTask(value) ? "task" : value.typeName();
        add(row(path, FieldTexts.name(key), type, value));
        boolean isFollowed = isReachable && type.equals("table") && path.size() <= DEEPEST;
        if (isFollowed && value instanceof Table inner) addFields(inner, path);
    }

    /** What cannot be reached by a key that can be written down, or is too long to be shown, cannot be edited. */
    private static FieldRow row(List<Object> path, String name, String type, Value value) {
        String text = value.isNil() ? "" : value.is(LuaType.STRING) ? FieldTexts.plain(value) : FieldTexts.text(value);
        boolean isEditable = !path.isEmpty() && isPlain(type) && text.length() <= FieldTexts.MOST_LETTERS;
        return new FieldRow(path, name, type, text, isEditable);
    }

    private void add(FieldRow row) {
        if (rows.size() < MOST_ROWS) rows.add(row);
        else if (rows.size() == MOST_ROWS) rows.add(MORE);
    }

    private static List<Object> pathTo(Value key, List<Object> parents) {
        List<Object> path = new ArrayList<>(parents);
        path.add(key.is(LuaType.STRING) ? key.text() : key.is(LuaType.NUMBER) ? (Object) key.number() : key.isTrue());
        return List.copyOf(path);
    }

    private static boolean isPlain(String type) {
        return type.equals("number") || type.equals("string") || type.equals("boolean") || type.equals("any");
    }
}
