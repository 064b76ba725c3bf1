package kodama.script.task;

import java.util.ArrayList;
import java.util.List;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.task.Task;

/**
 * The fields of a task as rows for the task inspector, which can also edit them: the fields of its table and of nested
 * tables, to a depth of three. References to other tasks are shown but not followed.
 *
 * <p>Owned by the game thread; any thread may read the rows.
 */
public final class TaskInspector {
    /**
     * A field in a form that a person can read. Immutable, for any thread.
     *
     * @param path the keys that lead to it from the task's table, the outermost first: strings, numbers and booleans;
     *     empty for a row that represents further fields
     * @param name its key as a script writes it
     * @param type Lua type of its value
     * @param value its value as text, at most some 200 letters; empty for nil
     * @param isEditable whether {@link #write} can change it
     */
    public record Row(List<Object> path, String name, String type, String value, boolean isEditable) {
        /** Returns its depth in nested tables; 0 for a field of the task itself. */
        public int depth() {
            return Math.max(0, path.size() - 1);
        }
    }

    private static final int MAX_ROWS = 200;
    private static final int MAX_DEPTH = 3;
    private static final Row MORE = new Row(List.of(), "..", "", "more fields", false);

    private final List<Row> rows = new ArrayList<>();

    private TaskInspector() {}

    /**
     * Returns at most 200 rows: the fields of the task's table, each nested table before its fields, then those that
     * the task stores itself; none if scripts do not know the task.
     */
    public static List<Row> of(Task task) {
        if (!(task instanceof ScriptedTask scripted)) return List.of();
        TaskInspector inspector = new TaskInspector();
        inspector.addFields(scripted.table(), List.of());
        inspector.addStoredFields(scripted);
        return List.copyOf(inspector.rows);
    }

    private void addStoredFields(ScriptedTask task) {
        for (TaskField field : TaskField.STORED_BY_TASK) {
            if (!field.isStoredBy(task) || !field.isUsedBy(task)) continue;
            Value value = Value.of(field.read(task));
            String type = value.isNil() ? field.typeName() : value.typeName();
            rows.add(row(List.of(field.fieldName()), field.fieldName(), type, value));
        }
    }

    private void addFields(Table table, List<Object> path) {
        for (Table.Entry entry : table) {
            if (rows.size() > MAX_ROWS) return;
            addField(entry.key(), entry.value(), path);
        }
    }

    private void addField(Value key, Value value, List<Object> parents) {
        boolean isReachable = isEditableType(key.typeName());
        List<Object> path = isReachable ? pathTo(key, parents) : List.of();
        String type = TaskFields.isTask(value) ? "task" : value.typeName();
        add(row(path, FieldFormatter.name(key), type, value));
        boolean isFollowed = isReachable && type.equals("table") && path.size() <= MAX_DEPTH;
        if (isFollowed && value instanceof Table inner) addFields(inner, path);
    }

    /** A field cannot be edited if its key or value is not plain, or its value is too long to be shown. */
    private static Row row(List<Object> path, String name, String type, Value value) {
        String text = value.isNil()
                ? ""
                : value.is(LuaType.STRING) ? FieldFormatter.plain(value) : FieldFormatter.text(value);
        boolean isEditable = !path.isEmpty() && isEditableType(type) && text.length() <= FieldFormatter.MAX_LETTERS;
        return new Row(path, name, type, text, isEditable);
    }

    private void add(Row row) {
        if (rows.size() < MAX_ROWS) rows.add(row);
        else if (rows.size() == MAX_ROWS) rows.add(MORE);
    }

    private static List<Object> pathTo(Value key, List<Object> parents) {
        List<Object> path = new ArrayList<>(parents);
        path.add(key.is(LuaType.STRING) ? key.text() : key.is(LuaType.NUMBER) ? (Object) key.number() : key.isTrue());
        return List.copyOf(path);
    }

    private static boolean isEditableType(String type) {
        return type.equals("number") || type.equals("string") || type.equals("boolean") || type.equals("any");
    }

    // editing

    /**
     * Sets a field to another value of the same type, as an assignment in Lua does. An empty text removes a name, a
     * group or a draw priority.
     *
     * @param task a living task
     * @param path the path of the field's row
     * @throws RuntimeException if that is not possible; the message gives the reason
     */
    public static void write(Task task, List<Object> path, String typed) {
        if (!(task instanceof ScriptedTask scripted)) throw new LuaException(task + " has no fields");
        Value key = Value.ofObject(path.get(path.size() - 1));
        if (path.size() == 1) writeOwn(scripted, key, typed);
        else writeInner(tableAt(scripted, path), key, display(path), typed);
    }

    private static void writeOwn(ScriptedTask task, Value key, String typed) {
        TaskField field = TaskField.of(key.raw());
        Value value = field != null && field.isStoredBy(task)
                ? parseStoredField(task, field, typed)
                : parse(task.table().get(key).typeName(), key.text(), typed);
        task.services().write(task, key, value);
    }

    private static Value parseStoredField(ScriptedTask task, TaskField field, String typed) {
        Value now = Value.of(field.read(task));
        if (typed.isEmpty() && field.mayBeNil()) return Value.NIL;
        return parse(now.isNil() ? field.typeName() : now.typeName(), field.fieldName(), typed);
    }

    private static void writeInner(Table table, Value key, String name, String typed) {
        table.put(key, parse(table.get(key).typeName(), name, typed));
    }

    private static Table tableAt(ScriptedTask task, List<Object> path) {
        Table at = task.table();
        for (int i = 0; i < path.size() - 1; i++) {
            if (!(at.get(Value.ofObject(path.get(i))) instanceof Table inner))
                throw new LuaException("'" + display(path.subList(0, i + 1)) + "' is no longer a table");
            at = inner;
        }
        return at;
    }

    private static String display(List<Object> path) {
        StringBuilder words = new StringBuilder();
        for (Object key : path) {
            String name = FieldFormatter.name(Value.ofObject(key));
            words.append(words.isEmpty() || name.startsWith("[") ? "" : ".").append(name);
        }
        return words.toString();
    }

    private static Value parse(String type, String name, String typed) {
        return switch (type) {
            case "number" -> number(name, typed);
            case "boolean" -> parseBoolean(name, typed);
            case "string" -> Value.of(unquoted(typed));
            case "any" -> parseAny(typed);
            case "nil" -> throw new LuaException("'" + name + "' no longer exists");
            default -> throw new LuaException("'" + name + "' is a " + type + ", which cannot be edited");
        };
    }

    private static Value parseAny(String typed) {
        Value number = Value.of(typed.strip()).asNumber();
        return number.isNil() ? Value.of(unquoted(typed)) : number;
    }

    private static Value number(String name, String typed) {
        Value number = Value.of(typed.strip()).asNumber();
        if (!number.isNil()) return number;
        throw new LuaException("'" + name + "' must be a number but was \"" + typed + "\"");
    }

    private static Value parseBoolean(String name, String typed) {
        return switch (typed.strip()) {
            case "true" -> Value.of(true);
            case "false" -> Value.of(false);
            default -> throw new LuaException("'" + name + "' must be true or false but was \"" + typed + "\"");
        };
    }

    private static String unquoted(String typed) {
        boolean isQuoted = typed.length() >= 2 && typed.startsWith("\"") && typed.endsWith("\"");
        return isQuoted ? typed.substring(1, typed.length() - 1) : typed;
    }
}
