package kodama.lua.library;

import kodama.lua.Builtin;
import kodama.lua.Comparison;
import kodama.lua.Indexing;
import kodama.lua.ItemFunction;
import kodama.lua.Library;
import kodama.lua.LuaMachine;
import kodama.lua.NextFunction;
import kodama.lua.ProtectedCall;
import kodama.lua.Raising;
import kodama.lua.SelectFunction;
import kodama.lua.SourcePositions;
import kodama.lua.ValueText;
import kodama.lua.error.BadArgument;
import kodama.lua.error.MessageError;
import kodama.lua.error.ScriptError;
import kodama.lua.text.ExactText;
import kodama.lua.text.LuaText;
import kodama.lua.value.Args;
import kodama.lua.value.LuaReal;
import kodama.lua.value.Metamethod;
import kodama.lua.value.Metatables;
import kodama.lua.value.ScriptTable;
import kodama.lua.value.TypeNames;
import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaNumber;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** The basic functions: types, raw access, metatables, errors, traversal. */
final class BaseLib implements Library {

    private static final Varargs FAILED = LuaValue.NIL;

    @Override
    public void install(LuaMachine machine, LuaTable globals) {
        globals.set("_G", globals);
        globals.set("_VERSION", "Lua 5.2");
        installTypes(machine, globals);
        installRawAccess(machine, globals);
        installTraversal(machine, globals);
        installErrors(machine, globals);
        globals.set("tostring", new ToText(machine));
        globals.set(
                "print", new Print(machine, line -> machine.options().print().accept(LuaText.utf8(line))));
        globals.set("load", new Load(machine));
    }

    private static void installTypes(LuaMachine machine, LuaTable globals) {
        Builtin.define(globals, "type", args -> typeName(Args.any(args, 1)));
        Builtin.define(globals, "tonumber", args -> NumberReading.toNumber(machine, args));
        new SelectFunction(BaseLib::select).putInto(globals);
        Builtin.define(globals, "getmetatable", args -> getMetatable(machine, args));
        Builtin.define(globals, "setmetatable", args -> setMetatable(machine, args));
        Builtin.define(globals, "collectgarbage", new GarbageOptions(machine)::collect);
    }

    private static LuaString typeName(LuaValue value) {
        return TypeNames.of(value);
    }

    private static Varargs select(Varargs args) {
        LuaValue which = args.arg1();
        if (SelectFunction.isCount(which)) return LuaReal.of(args.narg() - 1.0);
        int index = Args.smallInteger(args, 1);
        int count = args.narg();
        int from = index < 0 ? count + index : Math.min(index, count);
        if (from < 1) throw new BadArgument(1, "index out of range");
        return args.subargs(from + 1);
    }

    private static LuaValue getMetatable(LuaMachine machine, Varargs args) {
        LuaValue metatable = machine.metatable(Args.any(args, 1));
        if (metatable == null) return LuaValue.NIL;
        LuaValue shown = Metatables.metamethod(metatable, Metamethod.METATABLE);
        return shown.isnil() ? metatable : shown;
    }

    private static LuaValue setMetatable(LuaMachine machine, Varargs args) {
        LuaTable table = Args.table(args, 1);
        LuaValue metatable = args.arg(2);
        boolean isGiven = args.narg() >= 2 && (metatable.isnil() || metatable instanceof LuaTable);
        if (!isGiven) throw new BadArgument(2, "nil or table expected");
        LuaValue old = table.getmetatable();
        if (!Metatables.metamethod(old, Metamethod.METATABLE).isnil()) {
            throw new MessageError("cannot change a protected metatable");
        }
        table.setmetatable(metatable.isnil() ? null : metatable);
        machine.collector().add(table);
        return table;
    }

    private static void installRawAccess(LuaMachine machine, LuaTable globals) {
        Builtin.define(globals, "rawget", args -> {
            LuaTable table = Args.table(args, 1);
            return Indexing.raw(machine, table, Args.any(args, 2));
        });
        Builtin.define(globals, "rawset", args -> rawSet(machine, args));
        Builtin.define(globals, "rawequal", args -> {
            LuaValue first = Args.any(args, 1);
            LuaValue second = Args.any(args, 2);
            Comparison.charge(machine, first, second);
            return LuaValue.valueOf(Comparison.rawEqual(first, second));
        });
        Builtin.define(globals, "rawlen", BaseLib::rawLength);
    }

    private static LuaTable rawSet(LuaMachine machine, Varargs args) {
        LuaTable table = Args.table(args, 1);
        LuaValue key = Args.any(args, 2);
        LuaValue value = Args.any(args, 3);
        String problem = Indexing.problem(key);
        if (problem != null) throw new ScriptError(LuaValue.valueOf(problem));
        Indexing.store(machine, table, key, value);
        return table;
    }

    private static LuaValue rawLength(Varargs args) {
        LuaValue value = args.arg1();
        if (value instanceof LuaTable || value instanceof LuaString) return LuaReal.of(value.rawlen());
        throw new BadArgument(1, "table or string expected");
    }

    private static void installTraversal(LuaMachine machine, LuaTable globals) {
        NextFunction next = new NextFunction(machine);
        globals.set("next", next);
        Builtin item = new ItemFunction(BaseLib::nextItem);
        globals.set("pairs", new Traversal(machine, "pairs", Metamethod.PAIRS, next, LuaValue.NIL));
        globals.set("ipairs", new Traversal(machine, "ipairs", Metamethod.IPAIRS, item, LuaReal.ZERO));
    }

    private static Varargs nextItem(Varargs args) {
        LuaTable table = Args.table(args, 1);
        double index = Args.number(args, 2) + 1;
        LuaValue value = table instanceof ScriptTable ours ? ours.item(index) : table.rawget((int) index);
        return value.isnil() ? FAILED : LuaValue.varargsOf(LuaReal.of(index), value);
    }

    private static void installErrors(LuaMachine machine, LuaTable globals) {
        new Raising("error", false, args -> error(machine, args)).putInto(globals);
        new Raising("assert", true, BaseLib::failedCheck).putInto(globals);
        globals.set("pcall", new ProtectedCall(machine, "pcall", false));
        globals.set("xpcall", new ProtectedCall(machine, "xpcall", true));
    }

    private static LuaError error(LuaMachine machine, Varargs args) {
        LuaValue value = args.arg1();
        int level = (int) Args.integer(args, 2, 1);
        boolean isText = value instanceof LuaString || value instanceof LuaNumber;
        if (!isText || level <= 0) return new ScriptError(value);
        if (value instanceof LuaString text) machine.charge(text.m_length);
        String prefix = SourcePositions.prefix(machine.running(), level);
        return new ScriptError(prefix.isEmpty() ? ValueText.ofPlain(value) : ValueText.join(prefix, value));
    }

    private static LuaError failedCheck(Varargs args) {
        LuaValue message = args.arg(2);
        boolean isPlain = args.narg() < 2 || message.isnil();
        return new MessageError(isPlain ? "assertion failed!" : ExactText.of(Args.string(args, 2)));
    }
}
