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

/** A machine, for those who need not know its values: loads scripts, runs their functions, makes tables. */
public final class Lua {
    /** Where a metatable keeps the holder; scripts do not see it. */
    private static final String HOLDER = "__holder";

    /** What an item of a list that Java makes counts. */
    private static final int COST_OF_ITEM = 8;

    private final LuaMachine machine;
    private final Table globals;
    private final Map<String, FieldKey> keys = new HashMap<>();

    /**
     * Looks at a machine.
     *
     * @param machine with its libraries; closed by who has made it
     */
    public Lua(LuaMachine machine) {
        this.machine = machine;
        this.globals = new Table(machine.globals());
    }

    /**
     * Returns the words that Lua has for itself, which are no names.
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
     * @throws kodama.lua.LuaFailure if it is no Lua
     */
    public Value load(String name, byte[] source) {
        return new Value(machine.load(name, source));
    }

    /**
     * Compiles a script that has globals of its own.
     *
     * @param name its file, for messages
     * @param source its text in UTF-8
     * @throws kodama.lua.LuaFailure if it is no Lua
     */
    public Value load(String name, byte[] source, Table environment) {
        return new Value(machine.load(name, source, (LuaTable) environment.raw()));
    }

    /** Prepares a function to be run, which begins with the first resume. */
    public Routine routine(Value function) {
        return new Routine(machine.coroutine((LuaFunction) function.raw()));
    }

    /**
     * Prepares a function that must be done soon.
     *
     * @param instructions how many it may run in all, if Java runs it while no script does; at least 1
     */
    public Routine routine(Value function, long instructions) {
        return new Routine(machine.coroutine(new BriefRun(function.raw(), instructions)));
    }

    /**
     * Makes a function that calls two others, both with its own arguments; they may wait.
     *
     * @param first called first
     * @param between done when that has returned
     * @param second called then; what it returns is the result
     */
    public Value callInSequence(Value first, Runnable between, Value second) {
        return new Value(new InTurn(first.raw(), between, second.raw()));
    }

    /**
     * Makes a table.
     *
     * @return an empty one
     */
    public Table newTable() {
        return new Table(machine.newTable());
    }

    /**
     * Makes a table whose fields are asked for and given elsewhere; it is never filled itself.
     *
     * @param reader gives the value of a name, as often as a script reads it
     * @param writer takes a name and the value that a script has assigned, which may be nil
     */
    public Table proxyTable(UnaryOperator<Value> reader, BiConsumer<Value, Value> writer) {
        LuaTable table = machine.newTable();
        table.setmetatable(new DelegatingMetatable(reader, writer).metatable(LuaValue.FALSE));
        return new Table(table);
    }

    /**
     * Has fields that a table lacks read and written elsewhere.
     *
     * @param holder whose the fields are; {@link #holder} gives it back
     * @param mark what {@code getmetatable} gives for the table
     * @param reader gives the value of a name
     * @param writer takes a name and the value that a script assigns to it; may be nil
     */
    public static void delegateFields(
            Table table, Object holder, String mark, UnaryOperator<Value> reader, BiConsumer<Value, Value> writer) {
        LuaTable meta = new DelegatingMetatable(reader, writer).metatable(LuaValue.valueOf(mark));
        meta.rawset(HOLDER, LuaValue.userdataOf(holder));
        table.raw().setmetatable(meta);
    }

    /** Whose the fields of a table are since {@link #delegateFields}; null for no one. */
    public static @Nullable Object holder(Table table) {
        return table.raw().getmetatable() instanceof LuaTable meta
                ? meta.rawget(HOLDER).touserdata()
                : null;
    }

    /**
     * Makes a list.
     *
     * @param items what {@link Value#ofObject} makes values of
     * @return a table with the items from 1 on
     */
    public Table newList(List<?> items) {
        Table list = newTable();
        chargeDeferred((long) COST_OF_ITEM * items.size());
        for (int i = 0; i < items.size(); i++) list.put(i + 1, items.get(i));
        return list;
    }

    /**
     * Gives the name of a field.
     *
     * @return it as the scripts of this machine have it; quick from the second time on
     */
    public FieldKey key(String name) {
        FieldKey found = keys.get(name);
        return found != null ? found : learn(name);
    }

    /** The machine keeps one object for each constant of its scripts; a script of that one constant tells it. */
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
     * Makes what a {@code for ... in} loop walks along.
     *
     * @param next gives the next value; nil for no more
     */
    public static Value iterator(Supplier<Value> next) {
        return new Value(new IteratorFunction(next));
    }

    /** The global variables of all scripts. */
    public Table globals() {
        return globals;
    }

    /**
     * Returns the machine's chance: what {@code math.random} gives, whatever a script may put in its place later.
     *
     * @return numbers from 0 to below 1
     */
    public DoubleSupplier randomSource() {
        Value random = globals().get("math").table().get("random");
        return () -> routine(random)
                .runToEnd(Values.NONE, "math.random does not wait")
                .get(1)
                .number();
    }

    /** Writes a value down as {@code tostring} does, which may ask its {@code __tostring}. */
    public String text(Value value) {
        return new Value(ValueText.of(machine, value.raw())).text();
    }

    /**
     * Writes a value down on its own account, whatever script runs.
     *
     * @param instructions how many its {@code __tostring} may run; at least 1
     * @throws kodama.lua.LuaFailure if that fails, or runs longer
     */
    public String text(Value value, long instructions) {
        Value asked = new Value(new Builtin("tostring", it -> ValueText.of(machine, it.arg1())));
        String[] text = {""};
        withOwnBudget(() -> text[0] = routine(asked, instructions)
                .runToEnd(Values.of(value), "__tostring cannot wait")
                .get(1)
                .text());
        return text[0];
    }

    /**
     * Estimates how much memory a table takes.
     *
     * @return in bytes; the table and its numbers, but not what other values point to
     */
    public int bytes(Table table) {
        return machine.bytes((LuaTable) table.raw());
    }

    /**
     * Takes work from the budget of the script that runs, and ends it at once if nothing is left.
     *
     * @param instructions as many as take the same time
     */
    public void charge(long instructions) {
        machine.charge(instructions);
    }

    /**
     * Takes work from the budget of the script that runs, without ending it now.
     *
     * @param instructions as many as take the same time
     */
    public void chargeDeferred(long instructions) {
        machine.chargeDeferred(instructions);
    }

    /**
     * Returns how many instructions scripts have used since the period began.
     *
     * @return the number, including actions done {@link #withOwnBudget}
     */
    public long spent() {
        return machine.spent();
    }

    /**
     * Lets something be done on its own account, whatever script it interrupts: that has as much of its budget left
     * afterwards as before.
     *
     * @param action may run other scripts
     */
    public void withOwnBudget(Runnable action) {
        machine.withOwnBudget(action);
    }

    /**
     * Lets something be looked at with the help of scripts that change nothing: on its own account, and without a trace
     * in what objects are counted by, on which orders depend.
     *
     * @param action may run scripts, whose new objects are gone when it is done
     */
    public void inspect(Runnable action) {
        machine.uncounted(() -> machine.withOwnBudget(action));
    }

    /** The machine, for the other classes of this door. */
    LuaMachine machine() {
        return machine;
    }

    /**
     * Tells how a coroutine came to where it is.
     *
     * @param coroutine one that runs
     * @return several lines, innermost call first
     */
    public static String traceback(Coroutine coroutine) {
        return Traceback.of(coroutine, 0);
    }

    /**
     * Looks at the variables of the function that runs.
     *
     * @return names and what they hold, in the order in which they came to be
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

    /** What the compiler keeps for itself has a name in parentheses. */
    private static void addLocals(Coroutine coroutine, CallLevels.Level level, Map<String, Value> locals) {
        Locals.Local local = Locals.find(coroutine, level, 1);
        for (int i = 2; local != null; i++) {
            String name = local.name().tojstring();
            if (!name.startsWith("(")) locals.put(name, Value.of(local.value()));
            local = Locals.find(coroutine, level, i);
        }
    }

    /**
     * Tells which line of a script runs.
     *
     * @return as {@code enemies/popcorn.lua:12}; null if none does
     */
    public @Nullable String location() {
        return machine.location();
    }

    /** Calls a function once, with a budget of its own. */
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

    /** Calls two functions, one after the other, with the same arguments; returns what the second returns. */
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

    /** What a {@code for ... in} loop calls for each turn: gives the next value. */
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
