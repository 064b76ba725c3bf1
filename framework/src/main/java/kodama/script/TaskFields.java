package kodama.script;

import java.util.List;
import kodama.task.Task;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;
import org.luaj.vm2.lib.ThreeArgFunction;
import org.luaj.vm2.lib.TwoArgFunction;
import org.luaj.vm2.lib.VarArgFunction;

/**
 * The metatable of every task's table: methods, and the fields that the task list itself keeps.
 *
 * <p>{@code priority}, {@code group}, {@code name} and {@code persistent} are not stored in the table but in the task,
 * so that assigning them takes effect at once. {@code parent} is the parent's table, and what a child's table lacks is
 * looked up there.
 */
final class TaskFields {
    static final List<String> KEPT = List.of("priority", "group", "name", "persistent");

    private static final String PARENT = "parent";

    private final TaskTables tables;
    private final LuaTable methods;
    private final LuaTable metatable = new LuaTable();

    TaskFields(TaskTables tables, LuaTable methods) {
        this.tables = tables;
        this.methods = methods;
        metatable.rawset("__index", new Read());
        metatable.rawset("__newindex", new Write());
        metatable.rawset("__metatable", LuaValue.valueOf("task"));
    }

    /** The methods of all tasks. */
    LuaTable methods() {
        return methods;
    }

    /**
     * Checks the kept fields of a table that is to become a task's, before anything is done with it.
     *
     * @throws LuaError if one is of the wrong type
     */
    static void check(LuaTable table) {
        for (String field : KEPT) {
            LuaValue value = table.rawget(field);
            if (field.equals("priority")) checkPriority(value);
            else if (!field.equals("persistent")) text(field, value);
        }
    }

    private static void checkPriority(LuaValue value) {
        if (value.isnil()) return;
        double priority = checked("priority", value, LuaType.NUMBER).todouble();
        if (Double.isNaN(priority) || Double.isInfinite(priority)) {
            throw new LuaError("a task's 'priority' must be a finite number but was " + value.tojstring());
        }
    }

    /** Makes a table a task's: moves the kept fields out of it and gives it the methods. */
    void adopt(LuaTable table, ScriptedTask task) {
        for (String field : KEPT) {
            LuaValue value = table.rawget(field);
            if (!value.isnil()) write(task, field, value);
            table.rawset(field, LuaValue.NIL);
        }
        task.setClassOf(table);
        task.note(SeenFields.bits(table));
        table.setmetatable(metatable);
    }

    /** Lets {@code rawset} set a field of a task as an assignment does that meets a new field. */
    LuaValue noting(LuaValue rawset) {
        return new RawSet(rawset);
    }

    private static LuaValue read(Task task, String field) {
        return switch (field) {
            case "priority" -> LuaValue.valueOf(task.priority());
            case "group" -> task.group().isEmpty() ? LuaValue.NIL : LuaValue.valueOf(task.group());
            case "name" -> task.isNamed() ? LuaValue.valueOf(task.name()) : LuaValue.NIL;
            default -> LuaValue.valueOf(task.isPersistent());
        };
    }

    private static void write(Task task, String field, LuaValue value) {
        switch (field) {
            case "priority" ->
                task.setPriority(checked(field, value, LuaType.NUMBER).todouble());
            case "group" -> task.setGroup(text(field, value));
            case "name" -> task.setName(value.isnil() ? null : text(field, value));
            default -> task.setPersistent(value.toboolean());
        }
    }

    private static String text(String field, LuaValue value) {
        return value.isnil() ? "" : checked(field, value, LuaType.STRING).tojstring();
    }

    private static LuaValue checked(String field, LuaValue value, LuaType type) {
        if (type.accepts(value)) return value;
        throw new LuaError("a task's '" + field + "' must be a " + type.word() + " but was a " + value.typename());
    }

    private final class Read extends TwoArgFunction {
        @Override
        public LuaValue call(LuaValue table, LuaValue key) {
            LuaValue method = methods.rawget(key);
            if (!method.isnil()) return method;
            @Nullable ScriptedTask task = tables.find(table);
            if (task == null) return NIL;
            String field = key.tojstring();
            if (KEPT.contains(field)) return read(task, field);
            return field.equals(PARENT) ? parent(task) : inherited(task, key);
        }

        private LuaValue parent(Task task) {
            return task.parent() instanceof ScriptedTask parent ? parent.table() : NIL;
        }

        /** What a table lacks is looked up in its class, if a script gave it one, and then in its parent. */
        private LuaValue inherited(ScriptedTask task, LuaValue key) {
            LuaValue found = task.inClass(key);
            if (!found.isnil() || !(task.parent() instanceof ScriptedTask parent)) return found;
            return parent.table().get(key);
        }
    }

    private final class Write extends ThreeArgFunction {
        @Override
        public LuaValue call(LuaValue table, LuaValue key, LuaValue value) {
            @Nullable ScriptedTask task = tables.find(table);
            if (task != null && KEPT.contains(key.tojstring())) write(task, key.tojstring(), value);
            else table.rawset(key, value);
            if (task != null) task.note(SeenFields.bit(key));
            return NIL;
        }
    }

    private final class RawSet extends VarArgFunction {
        private final LuaValue rawset;

        RawSet(LuaValue rawset) {
            this.rawset = rawset;
        }

        @Override
        public Varargs invoke(Varargs arguments) {
            @Nullable ScriptedTask task = tables.find(arguments.arg1());
            if (task != null) task.note(SeenFields.bit(arguments.arg(2)));
            return rawset.invoke(arguments);
        }
    }
}
