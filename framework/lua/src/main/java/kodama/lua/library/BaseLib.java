package kodama.lua.library;

import kodama.lua.Builtin;
import kodama.lua.Call;
import kodama.lua.Comparison;
import kodama.lua.ErrorFunction;
import kodama.lua.Indexing;
import kodama.lua.IpairsIterator;
import kodama.lua.Library;
import kodama.lua.LuaMachine;
import kodama.lua.NextFunction;
import kodama.lua.ProtectedCall;
import kodama.lua.Resumable;
import kodama.lua.SelectFunction;
import kodama.lua.SourcePositions;
import kodama.lua.ValueText;
import kodama.lua.compile.NumberParser;
import kodama.lua.error.BadArgument;
import kodama.lua.error.MessageError;
import kodama.lua.error.ScriptError;
import kodama.lua.value.Args;
import kodama.lua.value.LosslessUtf8;
import kodama.lua.value.LuaReal;
import kodama.lua.value.LuaText;
import kodama.lua.value.Metamethod;
import kodama.lua.value.Metatables;
import kodama.lua.value.Numbers;
import kodama.lua.value.ScriptTable;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaNumber;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** The basic functions: types, raw access, metatables, errors, traversal. */
final class BaseLib implements Library {

    private static final Varargs FAILED = LuaValue.NIL;

    /** The names of the types, one object each. */
    private static final LuaString[] TYPES = {
        LuaValue.valueOf("nil"),
        LuaValue.valueOf("boolean"),
        LuaValue.valueOf("userdata"),
        LuaValue.valueOf("number"),
        LuaValue.valueOf("string"),
        LuaValue.valueOf("table"),
        LuaValue.valueOf("function"),
        LuaValue.valueOf("userdata"),
        LuaValue.valueOf("thread")
    };

    @Override
    public void install(LuaMachine machine, LuaTable globals) {
        globals.set("_G", globals);
        globals.set("_VERSION", "Lua 5.2");
        installTypes(machine, globals);
        installRawAccess(machine, globals);
        installTraversal(machine, globals);
        installErrors(machine, globals);
        globals.set("tostring", new ToStringFunction(machine));
        globals.set(
                "print",
                new PrintFunction(machine, line -> machine.options().print().accept(LuaText.utf8(line))));
        globals.set("load", new LoadFunction(machine));
    }

    private static void installTypes(LuaMachine machine, LuaTable globals) {
        Builtin.define(globals, "type", args -> typeName(Args.any(args, 1)));
        Builtin.define(globals, "tonumber", args -> toNumber(machine, args));
        new SelectFunction(BaseLib::select).addTo(globals);
        Builtin.define(globals, "getmetatable", args -> getMetatable(machine, args));
        Builtin.define(globals, "setmetatable", args -> setMetatable(machine, args));
        Builtin.define(globals, "collectgarbage", new CollectGarbageFunction(machine)::collect);
    }

    private static LuaString typeName(LuaValue value) {
        int type = value.type();
        return type < 0 ? value.isnil() ? TYPES[0] : TYPES[3] : TYPES[type];
    }

    /** {@code tonumber}, with and without a base. */
    private static Varargs toNumber(LuaMachine machine, Varargs args) {
        if (args.arg1() instanceof LuaString text) machine.charge(3L * text.m_length);
        if (!args.arg(2).isnil()) return inBase(args);
        LuaValue value = Args.any(args, 1);
        LuaReal number = Numbers.of(value);
        return number == null ? LuaValue.NIL : number;
    }

    private static Varargs inBase(Varargs args) {
        LuaString text = Args.string(args, 1);
        int base = (int) Args.number(args, 2);
        if (base < 2 || base > 36) throw new BadArgument(2, "base out of range");
        byte[] bytes = text.m_bytes;
        int from = text.m_offset;
        int to = from + text.m_length;
        while (from < to && NumberParser.isSpace(bytes[from])) from++;
        while (from < to && NumberParser.isSpace(bytes[to - 1])) to--;
        boolean isNegative = from < to && bytes[from] == '-';
        boolean isSigned = isNegative || from < to && bytes[from] == '+';
        double value = digits(bytes, isSigned ? from + 1 : from, to, base);
        return value != value ? LuaValue.NIL : LuaReal.of(isNegative ? -value : value);
    }

    private static double digits(byte[] bytes, int from, int to, int base) {
        double value = from == to ? Double.NaN : 0;
        for (int i = from; i < to; i++) {
            int digit = bytes[i] < 0 ? -1 : Character.digit(bytes[i], base);
            value = digit < 0 ? Double.NaN : value * base + digit;
        }
        return value;
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
        Builtin item = new IpairsIterator(BaseLib::nextItem);
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
        new ErrorFunction("error", false, args -> error(machine, args)).addTo(globals);
        new ErrorFunction("assert", true, BaseLib::failedCheck).addTo(globals);
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
        return new MessageError(isPlain ? "assertion failed!" : LosslessUtf8.of(Args.string(args, 2)));
    }

    /** {@code pairs} and {@code ipairs}: the results of a metamethod, or iterator, table and initial value. */
    private static final class Traversal extends Resumable {

        private final Metamethod event;
        private final LuaValue iterator;
        private final LuaValue first;

        Traversal(LuaMachine machine, String name, Metamethod event, LuaValue iterator, LuaValue first) {
            super(machine, name);
            this.event = event;
            this.iterator = iterator;
            this.first = first;
        }

        @Override
        protected @Nullable Varargs callWithoutFrame(LuaMachine machine, Varargs args) {
            boolean isPlain = args.arg1() instanceof LuaTable table
                    && machine.metamethod(table, event).isnil();
            return isPlain ? LuaValue.varargsOf(iterator, args.arg1(), first) : null;
        }

        @Override
        protected Varargs start(Call call, Varargs args) {
            LuaValue object = args.arg1();
            LuaValue handler = call.machine().metamethod(object, event);
            if (!handler.isnil()) return call.invoke(handler, object);
            return LuaValue.varargsOf(iterator, Args.table(args, 1), first);
        }

        @Override
        protected Varargs resume(Call call, Varargs results) {
            return LuaValue.varargsOf(results.arg(1), results.arg(2), results.arg(3));
        }
    }
}
