package kodama.lua.bind;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.DoubleSupplier;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import kodama.lua.Builtin;
import kodama.lua.Call;
import kodama.lua.CallLevels;
import kodama.lua.Coroutine;
import kodama.lua.Locals;
import kodama.lua.LuaMachine;
import kodama.lua.Resumable;
import kodama.lua.Traceback;
import kodama.lua.ValueText;
import kodama.lua.compile.Identifiers;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaFunction;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;
import org.luaj.vm2.lib.VarArgFunction;

/** A Lua machine for Java code that does not use LuaJ: loads scripts, runs their functions, makes tables. */
public final class Lua {
    /** Key in a metatable for the holder, which scripts cannot access. */
    private static final String HOLDER = "__holder";

    /** Cost of an item of a list that Java makes. */
    private static final int COST_OF_ITEM = 8;

    private final LuaMachine machine;
    private final Table globals;
    private final Map<String, FieldKey> keys = new HashMap<>();

    /**
     * Wraps a machine.
     *
     * @param machine a machine with its libraries; closed by its owner
     */
    public Lua(LuaMachine machine) {
        this.machine = machine;
        this.globals = new Table(machine.globals());
    }

    /**
     * Returns the reserved words of Lua, which cannot be names.
     *
     * @return {@code and} and the others, in alphabetical order
     */
    public static List<String> reservedWords() {
        return Identifiers.reservedWords();
    }

    /**
     * Compiles a script.
     *
     * @param name its file, for messages
     * @param source its text in UTF-8
     * @throws kodama.lua.LuaFailure if it is not valid Lua
     */
    public Value load(String name, byte[] source) {
        return new Value(machine.load(name, source));
    }

    /**
     * Compiles a script with its own global table.
     *
     * @param name its file, for messages
     * @param source its text in UTF-8
     * @throws kodama.lua.LuaFailure if it is not valid Lua
     */
    public Value load(String name, byte[] source, Table environment) {
        return new Value(machine.load(name, source, (LuaTable) environment.raw()));
    }

    /** Makes a routine that runs a function, from the first resume on. */
    public Routine routine(Value function) {
        return new Routine(machine.coroutine((LuaFunction) function.raw()));
    }

    /**
     * Makes a routine with a limited budget.
     *
     * @param instructions its whole budget, at least 1; applies when Java runs it while no script runs
     */
    public Routine routine(Value function, long instructions) {
        return new Routine(machine.coroutine(new BriefRun(function.raw(), instructions)));
    }

    /**
     * Makes a function that calls two others with its own arguments; both may wait.
     *
     * @param first called first
     * @param between run when {@code first} has returned
     * @param second called last; its results are the results
     */
    public Value callInSequence(Value first, Runnable between, Value second) {
        return new Value(new InTurn(first.raw(), between, second.raw()));
    }

    /**
     * Makes a table.
     *
     * @return an empty table
     */
    public Table newTable() {
        return new Table(machine.newTable());
    }

    /**
     * Makes an empty table that delegates all reads and writes of fields.
     *
     * @param reader returns the value of a field; called at each read
     * @param writer called with a name and the value that a script has assigned, which may be nil
     */
    public Table proxyTable(UnaryOperator<Value> reader, BiConsumer<Value, Value> writer) {
        LuaTable table = machine.newTable();
        table.setmetatable(new DelegatingMetatable(reader, writer).metatable(LuaValue.FALSE));
        return new Table(table);
    }

    /**
     * Delegates reads and writes of fields that a table lacks.
     *
     * @param holder the object to which the fields belong; {@link #holder} returns it
     * @param mark the result of {@code getmetatable} for the table
     * @param reader returns the value of a field
     * @param writer called with a name and the value that a script has assigned, which may be nil
     */
    public static void delegateFields(
            Table table, Object holder, String mark, UnaryOperator<Value> reader, BiConsumer<Value, Value> writer) {
        LuaTable meta = new DelegatingMetatable(reader, writer).metatable(LuaValue.valueOf(mark));
        meta.rawset(HOLDER, LuaValue.userdataOf(holder));
        table.raw().setmetatable(meta);
    }

    /** Returns the holder that was passed to {@link #delegateFields}, or null. */
    public static @Nullable Object holder(Table table) {
        return table.raw().getmetatable() instanceof LuaTable meta
                ? meta.rawget(HOLDER).touserdata()
                : null;
    }

    /**
     * Makes a list.
     *
     * @param items converted by {@link Value#ofObject}
     * @return a table with the items from index 1 on
     */
    public Table newList(List<?> items) {
        Table list = newTable();
        chargeDeferred((long) COST_OF_ITEM * items.size());
        for (int i = 0; i < items.size(); i++) list.put(i + 1, items.get(i));
        return list;
    }

    /**
     * Returns the key for a field name; cached.
     *
     * @return the name as the string object that this machine's scripts use
     */
    public FieldKey key(String name) {
        FieldKey found = keys.get(name);
        return found != null ? found : learn(name);
    }

    /** The machine keeps one object per constant; a script with the constant returns it. */
    private FieldKey learn(String name) {
        boolean isPlain = name.chars().allMatch(Character::isUnicodeIdentifierPart);
        FieldKey learned = new FieldKey((isPlain ? constant(name).raw() : LuaValue.valueOf(name)).checkstring());
        keys.put(name, learned);
        return learned;
    }

    private Value constant(String name) {
        byte[] script = ("return '" + name + "'").getBytes(StandardCharsets.UTF_8);
        return routine(load("name", script)).resume(Values.NONE).get(1);
    }

    /**
     * Makes an iterator for {@code for ... in} loops.
     *
     * @param next returns the next value, or nil at the end
     */
    public static Value iterator(Supplier<Value> next) {
        return new Value(new IteratorFunction(next));
    }

    /** Returns the global table. */
    public Table globals() {
        return globals;
    }

    /**
     * Returns the machine's random numbers, those of the original {@code math.random}.
     *
     * @return numbers from 0 to below 1
     */
    public DoubleSupplier randomSource() {
        Value random = globals().get("math").table().get("random");
        return () -> routine(random)
                .runToEnd(Values.NONE, "math.random must not wait")
                .get(1)
                .number();
    }

    /** Converts a value to a string as {@code tostring} does, including its {@code __tostring}. */
    public String text(Value value) {
        return new Value(ValueText.of(machine, value.raw())).text();
    }

    /**
     * Converts a value to a string with its own budget, whatever script runs, as {@link #inspect} does.
     *
     * @param instructions budget of its {@code __tostring}, at least 1
     * @throws kodama.lua.LuaFailure if that fails or exceeds the budget
     */
    public String text(Value value, long instructions) {
        Value asked = new Value(new Builtin("tostring", it -> ValueText.of(machine, it.arg1())));
        String[] text = {""};
        inspect(() -> text[0] = routine(asked, instructions)
                .runToEnd(Values.of(value), "__tostring must not wait")
                .get(1)
                .text());
        return text[0];
    }

    /**
     * Estimates a table's memory.
     *
     * @return size of the table and its numbers, in bytes, without the objects that other values refer to
     */
    public int bytes(Table table) {
        return machine.bytes((LuaTable) table.raw());
    }

    /**
     * Charges work to the budget of the running script, and ends it at once if the budget is used up.
     *
     * @param instructions number of script instructions that take as long
     */
    public void charge(long instructions) {
        machine.charge(instructions);
    }

    /**
     * Charges work to the budget of the running script without ending it now.
     *
     * @param instructions number of script instructions that take as long
     */
    public void chargeDeferred(long instructions) {
        machine.chargeDeferred(instructions);
    }

    /**
     * Returns what scripts have used since the period began.
     *
     * @return the number of instructions, including actions of {@link #withOwnBudget}
     */
    public long spent() {
        return machine.spent();
    }

    /**
     * Runs an action with its own budget, without affecting that of the script that it interrupts.
     *
     * @param action may run other scripts
     */
    public void withOwnBudget(Runnable action) {
        machine.withOwnBudget(action);
    }

    /**
     * Runs an action that inspects something with the help of scripts, as if it had never run: it has its own budget,
     * for which the period is not charged, its scripts are not ended from outside, and its new objects do not advance
     * the sequence numbers, on which orders depend.
     *
     * @param action may run scripts that change nothing, and whose new objects are garbage afterwards
     */
    public void inspect(Runnable action) {
        machine.inspect(action);
    }

    /** Returns the machine, for the other classes of this package. */
    LuaMachine machine() {
        return machine;
    }

    /**
     * Returns the active calls of a coroutine.
     *
     * @param coroutine a running coroutine
     * @return several lines, innermost call first
     */
    public static String traceback(Coroutine coroutine) {
        return Traceback.of(coroutine, 0);
    }

    /**
     * Returns the local variables of the running function.
     *
     * @return values by name, in the order of their declaration
     */
    public static Map<String, Value> locals(Coroutine coroutine) {
        Map<String, Value> locals = new LinkedHashMap<>();
        for (CallLevels.Level level : CallLevels.of(coroutine)) {
            if (level.line() < 0) continue;
            addLocals(coroutine, level, locals);
            break;
        }
        return locals;
    }

    /** The compiler's own variables have names in parentheses. */
    private static void addLocals(Coroutine coroutine, CallLevels.Level level, Map<String, Value> locals) {
        Locals.Local local = Locals.find(coroutine, level, 1);
        for (int i = 2; local != null; i++) {
            String name = local.name().tojstring();
            if (!name.startsWith("(")) locals.put(name, Value.of(local.value()));
            local = Locals.find(coroutine, level, i);
        }
    }

    /**
     * Returns the current line.
     *
     * @return such as {@code enemies/popcorn.lua:12}; null if no script runs
     */
    public @Nullable String location() {
        return machine.location();
    }

    /** Calls a function once, with its own budget. */
    private static final class BriefRun extends Resumable {
        private final LuaValue function;
        private final long instructions;

        BriefRun(LuaValue function, long instructions) {
            this.function = function;
            this.instructions = instructions;
        }

        @Override
        protected Varargs start(Call call, Varargs arguments) {
            call.machine().limit(instructions);
            return call.invoke(function, arguments);
        }

        @Override
        protected Varargs resume(Call call, Varargs results) {
            return results;
        }
    }

    /** Calls two functions in turn with the same arguments; returns the results of the second. */
    private static final class InTurn extends Resumable {
        private final LuaValue first;
        private final Runnable between;
        private final LuaValue second;

        InTurn(LuaValue first, Runnable between, LuaValue second) {
            this.first = first;
            this.between = between;
            this.second = second;
        }

        @Override
        protected Varargs start(Call call, Varargs arguments) {
            call.state = arguments;
            return call.invoke(first, arguments);
        }

        @Override
        protected Varargs resume(Call call, Varargs results) {
            if (!(call.state instanceof Varargs arguments)) return results;
            call.state = null;
            between.run();
            return call.invoke(second, arguments);
        }
    }

    /** The function that a {@code for ... in} loop calls for the next value. */
    private static final class IteratorFunction extends VarArgFunction {
        private final Supplier<Value> values;

        IteratorFunction(Supplier<Value> values) {
            this.values = values;
        }

        @Override
        public Varargs invoke(Varargs ignored) {
            return values.get().raw();
        }

        @Override
        public String name() {
            return "next";
        }
    }
}
