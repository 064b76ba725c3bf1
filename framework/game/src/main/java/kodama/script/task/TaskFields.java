package kodama.script.task;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import kodama.base.StepBudget;
import kodama.lua.bind.ClassDoc;
import kodama.lua.bind.FieldDoc;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;
import org.luaj.vm2.lib.OneArgFunction;
import org.luaj.vm2.lib.ThreeArgFunction;
import org.luaj.vm2.lib.TwoArgFunction;
import org.luaj.vm2.lib.VarArgFunction;

/**
 * The metatable of all tasks' tables: provides methods, and the fields stored in the task itself; see {@link
 * TaskField}.
 *
 * <p>{@code parent} is the parent's table. Fields that a child's table lacks are looked up there: the position and the
 * game's own fields, but no other field of the framework. The table of a task that has ended keeps its fields and
 * methods; the table of one that was never started is a dummy, which stores everything.
 */
public final class TaskFields {
    private static final LuaValue PARENT = LuaValue.valueOf("parent");
    private static final LuaValue TOSTRING = LuaValue.valueOf("__tostring");
    private static final String MARK = "task";

    /** Instruction cost of checking a field when a task is spawned, and of looking a field up in a parent. */
    private static final int COST_OF_FIELD = 6;

    private static final int COST_OF_PARENT = 4;

    private final TaskTables tables;
    private final SpriteFields sprites;
    private final Hints hints;
    private final StepBudget effort;
    private final Supplier<@Nullable String> line;
    private final LuaTable methods;
    private final Write write = new Write();
    private final ToString toStringFunction = new ToString();
    private final LuaTable metatable;
    private final LuaTable dummy;

    /** @param line returns the line of the running script; null if none runs */
    TaskFields(
            TaskTables tables,
            Table methods,
            SpriteFields sprites,
            Hints hints,
            StepBudget effort,
            Supplier<@Nullable String> line) {
        this.effort = effort;
        this.line = line;
        this.tables = tables;
        this.methods = (LuaTable) methods.raw();
        this.sprites = sprites;
        this.hints = hints;
        metatable = metatable(new Read(LuaValue.NIL, false));
        dummy = metatable(new Read(LuaValue.NIL, true));
    }

    private LuaTable metatable(Read read) {
        LuaTable meta = new LuaTable();
        meta.rawset("__index", read);
        meta.rawset("__newindex", write);
        meta.rawset(TOSTRING, toStringFunction);
        meta.rawset("__metatable", LuaValue.valueOf(MARK));
        return meta;
    }

    /** Returns the fields of a living task, in the order of the reference. */
    public static List<FieldDoc> described() {
        return Arrays.stream(TaskField.values()).map(TaskField::described).toList();
    }

    /** Returns the class of tasks, for the reference. */
    public static ClassDoc living() {
        return ClassDoc.of("Task", "A task: alive, dead or never started.", described())
                .open();
    }

    /** Returns the class of the fields given to a new task, for the reference. */
    public static ClassDoc given() {
        List<FieldDoc> given = Arrays.stream(TaskField.values())
                .filter(field -> field != TaskField.PARENT && !field.isIdentity())
                .map(field -> field.described().orNil())
                .toList();
        return ClassDoc.of("TaskFields", "The initial fields of a task, and any fields of your own.", given)
                .open();
    }

    /**
     * Returns the names of the fields that a child does not inherit from its parent's table: those of looks, bodies and
     * events. Fields that every task stores itself are not included.
     */
    public static Set<String> unshared() {
        return Arrays.stream(TaskField.values())
                .filter(field -> field.defaultValue == null && isNotInherited(field.key, field))
                .filter(field -> field != TaskField.PARENT)
                .map(TaskField::fieldName)
                .collect(Collectors.toUnmodifiableSet());
    }

    /** Returns the table of the methods of all tasks. */
    public Table methods() {
        return Value.of(methods).table();
    }

    /**
     * Prepares a task with its table: checks all fields, and gives the task those that it stores itself. Does not
     * change the table.
     *
     * @throws LuaException if a field is of the wrong type
     */
    void prepare(ScriptedTask task) {
        LuaTable table = task.fields();
        Varargs entry = table.next(LuaValue.NIL);
        for (; !entry.arg1().isnil(); entry = table.next(entry.arg1())) prepare(task, entry.arg1(), entry.arg(2));
        LuaValue metatableOfFields = table.getmetatable();
        if (metatableOfFields != null && task.host() == null) task.setGameMetatable(gameMetatable(metatableOfFields));
    }

    private void prepare(ScriptedTask task, LuaValue key, LuaValue value) {
        effort.spend(COST_OF_FIELD);
        TaskField field = TaskField.of(key);
        if (field == null) {
            hints.unknownField(Value.of(key), Value.of(value));
            return;
        }
        store(task, field, value);
    }

    /** Checks a value, and gives it to the task if the task stores it; returns whether the table must store it. */
    private boolean store(ScriptedTask task, TaskField field, LuaValue value) {
        check(field, value);
        if (field.isStoredBy(task)) {
            field.write(task, value);
            return false;
        }
        task.noteField(field.bit);
        if (field == TaskField.FRAME && !sprites.hasFrame(task.fields(), value))
            task.noteMissingFrame(value, line.get());
        return true;
    }

    /**
     * Reports errors in the line that sets the field, rather than in the next frame: a wrong type, or a missing
     * picture.
     */
    private void check(TaskField field, LuaValue value) {
        field.check(value);
        sprites.check(field.fieldName(), value);
    }

    /** Returns the metatable that a script gave a table, which may have been that of an earlier task. */
    private static LuaValue gameMetatable(LuaValue metatable) {
        return metatable.rawget(LuaValue.INDEX) instanceof Read read ? read.metatableOfDead : metatable;
    }

    /** Makes a table that of a living task. */
    void attach(ScriptedTask task) {
        LuaTable table = task.fields();
        for (TaskField field : TaskField.STORED_BY_TASK)
            if (field.isStoredBy(task)) table.rawset(field.key, LuaValue.NIL);
        table.setmetatable(metatable);
    }

    /** Makes a table that of a dead task: puts back the fields that the task has stored. */
    void detach(ScriptedTask task) {
        LuaTable table = task.fields();
        for (TaskField field : TaskField.STORED_BY_TASK) {
            if (!field.isStoredBy(task)) continue;
            LuaValue value = field.valueAfter(task);
            if (!value.raweq(field.defaultValue)) table.rawset(field.key, value);
        }
        if (!task.gameMetatable().isnil()) table.setmetatable(metatable(new Read(task.gameMetatable(), false)));
    }

    /**
     * Makes the table of a task that was not started a dummy, which is dead and stores whatever is written to it. Keeps
     * the metatable that a script gave the table; nil for none.
     */
    void makeDummy(LuaTable table, LuaValue gameMetatable) {
        table.setmetatable(gameMetatable.isnil() ? dummy : metatable(new Read(gameMetatable, true)));
    }

    /** Returns whether a value is the table of a task: living, dead or never started. */
    public static boolean isTask(Value table) {
        return read(table.raw()) != null;
    }

    /** Returns whether a value is the table of a task that was not started because the task list was full. */
    public static boolean isDummy(Value table) {
        Read read = read(table.raw());
        return read != null && read.isDummy;
    }

    private static @Nullable Read read(LuaValue table) {
        LuaValue meta = table.getmetatable();
        return meta instanceof LuaTable ours && ours.rawget(LuaValue.INDEX) instanceof Read read ? read : null;
    }

    /** Replaces {@code rawset} so that fields set by it are recorded like those set by an assignment. */
    public void wrapRawset(Table globals) {
        LuaTable raw = (LuaTable) globals.raw();
        raw.rawset("rawset", new RawSet(raw.rawget("rawset")));
    }

    private final class Read extends TwoArgFunction {
        private final LuaValue metatableOfDead;
        private final boolean isDummy;

        Read(LuaValue metatableOfDead, boolean isDummy) {
            this.metatableOfDead = metatableOfDead;
            this.isDummy = isDummy;
        }

        @Override
        public LuaValue call(LuaValue table, LuaValue key) {
            LuaValue method = methods.rawget(key);
            if (!method.isnil()) return method;
            @Nullable ScriptedTask task = tables.find(table);
            if (task != null && task.host() != null && task.host().keeps(key))
                return task.host().read(key);
            TaskField field = TaskField.of(key);
            if (task == null) return readOfDeadTask(table, key, field);
            if (field != null && field.isStoredBy(task)) return field.read(task);
            if (field != null && field.isIdentity()) return identity(task, key, field);
            return key.raweq(PARENT) ? parent(task) : readInherited(task, key, field);
        }

        private LuaValue readOfDeadTask(LuaValue table, LuaValue key, @Nullable TaskField field) {
            if (field != null && field.defaultValue != null) return field.defaultValue;
            LuaValue found = inClass(metatableOfDead, table, key);
            if (!found.isnil() || field == null || !field.isIdentity()) return found;
            ScriptedTask ending = tables.findEnding(table);
            return ending == null ? NIL : field.read(ending);
        }

        /** Returns a field of that name of the task, its class or a parent; otherwise the number of the task itself. */
        private LuaValue identity(ScriptedTask task, LuaValue key, TaskField field) {
            ScriptedTask at = task;
            while (true) {
                LuaValue own = at.fields().rawget(key);
                if (own.isnil()) own = inClass(at.gameMetatable(), at.fields(), key);
                if (!own.isnil()) return own;
                if (!(at.parent() instanceof ScriptedTask parent)) return field.read(task);
                effort.spend(COST_OF_PARENT);
                at = parent;
            }
        }

        private LuaValue parent(ScriptedTask task) {
            return task.parent() instanceof ScriptedTask parent ? parent.fields() : NIL;
        }

        /** Looks up a field that the table lacks in its class, if a script gave it one, and then in its parent. */
        private LuaValue readInherited(ScriptedTask task, LuaValue key, @Nullable TaskField field) {
            LuaValue found = inClass(task.gameMetatable(), task.fields(), key);
            if (!found.isnil() || isNotInherited(key, field)) return found;
            if (!(task.parent() instanceof ScriptedTask parent)) return found;
            effort.spend(COST_OF_PARENT);
            return parent.fields().get(key);
        }
    }

    /**
     * Whether a child does not inherit a field: looks, bodies, events and all fields of the framework but the position.
     */
    private static boolean isNotInherited(LuaValue key, @Nullable TaskField field) {
        return field == null ? TaskField.isHandler(key) : !field.isPlace() && !field.isIdentity();
    }

    private static LuaValue inClass(LuaValue gameMetatable, LuaValue table, LuaValue key) {
        if (gameMetatable.isnil()) return LuaValue.NIL;
        LuaValue itsClass = gameMetatable.rawget(LuaValue.INDEX);
        if (itsClass.isfunction()) return itsClass.call(table, key);
        return itsClass.istable() ? itsClass.get(key) : LuaValue.NIL;
    }

    /** {@code tostring}: calls the function of the class; by default returns the name used in messages. */
    private final class ToString extends OneArgFunction {
        @Override
        public LuaValue call(LuaValue table) {
            @Nullable ScriptedTask task = tables.findEnding(table);
            @Nullable Read read = read(table);
            LuaValue own = toStringOf(task != null ? task.gameMetatable() : read != null ? read.metatableOfDead : NIL);
            if (!own.isnil()) return own.call(table);
            String text = task != null ? task.toString() : withoutTask(table);
            effort.spend(text.length());
            return Value.of(text).raw();
        }

        /**
         * Returns {@code __tostring} of a class, from its metatable or from {@code __index} of that; nil if it has
         * none.
         */
        private LuaValue toStringOf(LuaValue gameMetatable) {
            if (gameMetatable.isnil()) return NIL;
            LuaValue own = gameMetatable.rawget(TOSTRING);
            LuaValue itsClass = gameMetatable.rawget(LuaValue.INDEX);
            return own.isnil() && itsClass.istable() ? itsClass.rawget(TOSTRING) : own;
        }

        private String withoutTask(LuaValue table) {
            LuaValue name = table.istable() ? table.rawget(TaskField.NAME.key) : NIL;
            String named = name.isstring() ? "task '" + name.tojstring() + "'" : "task";
            return isDummy(Value.of(table)) ? named + " that was not spawned" : "dead " + named;
        }
    }

    private final class Write extends ThreeArgFunction {
        @Override
        public LuaValue call(LuaValue table, LuaValue key, LuaValue value) {
            @Nullable ScriptedTask task = tables.find(table);
            if (task == null) table.rawset(Value.of(key).checkedKey().raw(), value);
            else write(task, key, value);
            return NIL;
        }
    }

    /**
     * Sets a field of a living task.
     *
     * @throws LuaException if the value is of the wrong type
     */
    void write(ScriptedTask task, LuaValue key, LuaValue value) {
        if (task.host() != null && task.host().keeps(key)) {
            task.host().write(key, value);
            return;
        }
        TaskField field = TaskField.of(key);
        if (field == null && task.host() != null) task.host().requireOwnName(key);
        if (field != null && !store(task, field, value)) return;
        task.fields().rawset(Value.of(key).checkedKey().raw(), value);
        if (field == null) hints.unknownField(Value.of(key), Value.of(value));
    }

    private final class RawSet extends VarArgFunction {
        private final LuaValue rawset;

        RawSet(LuaValue rawset) {
            this.rawset = rawset;
        }

        @Override
        public Varargs invoke(Varargs arguments) {
            @Nullable ScriptedTask task = tables.find(arguments.arg1());
            @Nullable TaskField field = TaskField.of(arguments.arg(2));
            if (task != null && field != null) task.noteField(field.bit);
            return rawset.invoke(arguments);
        }
    }
}
