package kodama.script.task;

import kodama.base.StateSink;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.lua.value.TableHash;
import kodama.task.Task;

/** The fields of tasks' tables as a part of the state of a game. */
public final class TableState {
    /** Bounds the time for tables that lead to the whole game. */
    private static final int MAX_FIELDS = 1000;

    private static final int MAX_DEPTH = 3;

    /** Bounds the memory for strings, in bytes; longer ones are compared by their length and their beginning. */
    private static final int MAX_BYTES = 1000;

    private final StateSink to;
    private int count;

    private TableState(StateSink to) {
        this.to = to;
    }

    /**
     * Returns the hash of the numbers, booleans and strings that are directly in a task's table; see {@link TableHash}.
     *
     * @return 0 if scripts do not know the task
     */
    public static long hash(Task task) {
        return task instanceof ScriptedTask scripted ? TableHash.of(scripted.fields()) : 0;
    }

    /**
     * Adds the numbers, booleans and strings in a task's table and in nested tables, to a depth of three and at most
     * 1,000, by names such as {@code field speed} or {@code field target.x}; of other values their type. The tables of
     * other tasks are not followed.
     */
    public static void write(Task task, StateSink to) {
        if (task instanceof ScriptedTask scripted) new TableState(to).write(scripted.table(), "", 1);
    }

    /** Adds the animation of a task; nothing for a task without one. */
    public static void writeAnimation(Task task, StateSink to) {
        if (task instanceof ScriptedTask scripted && scripted.animation() != null)
            scripted.animation().write(to);
    }

    private void write(Table table, String path, int depth) {
        for (Table.Entry entry : table) {
            if (count++ == MAX_FIELDS) return;
            write(path(path, FieldFormatter.name(entry.key())), entry.value(), depth);
        }
    }

    private static String path(String path, String name) {
        return path.isEmpty() || name.startsWith("[") ? path + name : path + "." + name;
    }

    private void write(String name, Value value, int depth) {
        String title = "field " + name;
        if (value.is(LuaType.NUMBER)) to.add(title, value.number());
        else if (value.is(LuaType.BOOLEAN)) to.add(title, value.isTrue());
        else if (value.is(LuaType.STRING)) to.add(title, text(value));
        else if (TaskFields.isTask(value)) to.add(title, "task");
        else {
            to.add(title, value.typeName());
            if (depth < MAX_DEPTH && value instanceof Table inner) write(inner, name, depth + 1);
        }
    }

    private static String text(Value string) {
        int length = string.length();
        return length <= MAX_BYTES ? string.text() : string.prefix(MAX_BYTES) + ".. (" + length + " bytes)";
    }
}
