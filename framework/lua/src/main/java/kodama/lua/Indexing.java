package kodama.lua;

import kodama.lua.error.MessageError;
import kodama.lua.error.TypeErrors;
import kodama.lua.translate.InstructionCosts;
import kodama.lua.value.LuaReal;
import kodama.lua.value.Metamethod;
import kodama.lua.value.Metatables;
import kodama.lua.value.ScriptTable;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaFunction;
import org.luaj.vm2.LuaNumber;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;

/** Reads and writes of fields, including metatables. */
public final class Indexing {

    /** Most tables in an {@code __index} chain; more are considered a loop. */
    private static final int MAX_CHAIN_LENGTH = 100;
    /** Cost of each table in a chain. */
    static final int LINK = 4;

    /** Cost of a new key, since it may make the table grow. */
    static final int NEW_KEY = 30;

    private Indexing() {}

    /**
     * Returns the cost of reading a field by an {@code __index} in Java.
     *
     * @param name the field
     * @return the cost, in instructions
     */
    public static int costOfJavaIndex(String name) {
        return JavaFunctionCalls.costOfIndex(LuaValue.valueOf(name));
    }

    /** Returns the value, or null if a metamethod must run first. */
    static @Nullable LuaValue get(Coroutine co, LuaValue object, LuaValue key) {
        LuaValue from = object;
        for (int i = 0; i < MAX_CHAIN_LENGTH; i++) {
            LuaValue handler;
            if (from instanceof LuaTable table) {
                LuaValue value = raw(co.machine, table, key);
                if (value != LuaValue.NIL) return value;
                LuaValue meta = table.getmetatable();
                if (meta == null) return value;
                handler = Metatables.metamethod(meta, Metamethod.INDEX);
                if (handler.isnil()) return value;
            } else {
                handler = co.machine.metamethod(from, Metamethod.INDEX);
                if (handler.isnil()) throw i == 0 ? OperandErrors.index(co, from) : TypeErrors.operation("index", from);
            }
            if (handler instanceof LuaFunction) return JavaFunctionCalls.meta(co, handler, from, key);
            from = handler;
            co.machine.budget.chargeDeferred(LINK);
        }
        throw new MessageError("loop in gettable");
    }

    /** Returns true when done, false if a metamethod must run first. */
    static boolean set(Coroutine co, LuaValue object, LuaValue key, LuaValue value) {
        return add(co.machine, object, key, value) || setSomewhere(co, object, key, value);
    }

    /** Adds a name to a table without {@code __newindex}, as most objects do when they are initialized. */
    private static boolean add(LuaMachine machine, LuaValue object, LuaValue key, LuaValue value) {
        if (!(object instanceof ScriptTable table && key instanceof LuaString name)) return false;
        if (value == LuaValue.NIL || !table.lacksField(name) || hasHandler(table)) return false;
        machine.charge(NEW_KEY);
        table.addField(name, value);
        return true;
    }

    private static boolean hasHandler(LuaTable table) {
        return !Metatables.metamethod(table.getmetatable(), Metamethod.NEWINDEX).isnil();
    }

    private static boolean setSomewhere(Coroutine co, LuaValue object, LuaValue key, LuaValue value) {
        LuaValue into = object;
        for (int i = 0; i < MAX_CHAIN_LENGTH; i++) {
            LuaValue handler;
            if (into instanceof LuaTable table) {
                LuaValue meta = table.getmetatable();
                if (meta == null || raw(co.machine, table, key) != LuaValue.NIL)
                    return store(co.machine, table, key, value);
                handler = Metatables.metamethod(meta, Metamethod.NEWINDEX);
                if (handler.isnil()) return store(co.machine, table, key, value);
            } else {
                handler = co.machine.metamethod(into, Metamethod.NEWINDEX);
                if (handler.isnil()) throw i == 0 ? OperandErrors.index(co, into) : TypeErrors.operation("index", into);
            }
            if (handler instanceof LuaFunction) return JavaFunctionCalls.meta(co, handler, into, key, value);
            into = handler;
            co.machine.budget.chargeDeferred(LINK);
        }
        throw new MessageError("loop in settable");
    }

    /** Sets a key that has no value; false if the interpreter has to do it. */
    static boolean add(Coroutine co, ScriptTable table, LuaValue key, LuaValue value) {
        if (hasHandler(table)) return false;
        if (!co.machine.budget.trySpend(NEW_KEY)) return false;
        table.rawset(key, value);
        return true;
    }

    /** Writes without metamethods; charges for a new key. */
    public static boolean store(LuaMachine machine, LuaTable table, LuaValue key, LuaValue value) {
        machine.charge(NEW_KEY + lengthCost(key));
        return store(table, key, value);
    }

    private static boolean store(LuaTable table, LuaValue key, LuaValue value) {
        checkKey(key);
        table.rawset(table instanceof ScriptTable ? key : foreign(key), value);
        return true;
    }

    private static void checkKey(LuaValue key) {
        String problem = problem(key);
        if (problem != null) throw new MessageError(problem);
    }

    /**
     * Checks whether a key may be written.
     *
     * @return the error message, or null if the key is valid
     */
    public static @Nullable String problem(LuaValue key) {
        if (key == LuaValue.NIL) return "table index is nil";
        return key instanceof LuaNumber && Double.isNaN(key.todouble()) ? "table index is NaN" : null;
    }

    /**
     * Reads without metamethods; charges for a long name.
     *
     * @return the value, or nil
     */
    public static LuaValue raw(LuaMachine machine, LuaTable table, LuaValue key) {
        if (key instanceof LuaString name && name.m_length > InstructionCosts.LONG_NAME)
            machine.charge(lengthCost(name));
        return raw(table, key);
    }

    /**
     * Returns the cost of finding a key: long names take longer to compare.
     *
     * @return the cost, in instructions
     */
    public static int lengthCost(LuaValue key) {
        return key instanceof LuaString name && name.m_length > InstructionCosts.LONG_NAME ? name.m_length >> 3 : 0;
    }

    /** Reads without metamethods; LuaJ's own tables need keys of LuaJ's classes. */
    static LuaValue raw(LuaTable table, LuaValue key) {
        return table.rawget(table instanceof ScriptTable ? key : foreign(key));
    }

    private static LuaValue foreign(LuaValue key) {
        return key instanceof LuaReal real ? real.toLuaJ() : key;
    }
}
