package kodama.lua.library;

import kodama.lua.Builtin;
import kodama.lua.Library;
import kodama.lua.LuaMachine;
import kodama.lua.error.MessageError;
import kodama.lua.value.Args;
import kodama.lua.value.ByteBuilder;
import kodama.lua.value.LuaReal;
import kodama.lua.value.NumberFormat;
import kodama.lua.value.ScriptTable;
import kodama.lua.value.VarargsArray;
import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/**
 * The {@code table} library of Lua 5.2, with {@code move} of later versions. Lists are accessed without metamethods.
 */
final class TableLib implements Library {
    private static final LuaString EMPTY = LuaString.valueOf("");
    private static final LuaString N = LuaString.valueOf("n");
    private static final int BYTES_PER_INSTRUCTION = 4;
    private static final int MAX_VALUES = 1_000_000;

    @Override
    public void install(LuaMachine machine, LuaTable globals) {
        LuaTable table = machine.newTable(0, 8);
        Builtin.define(table, "table.concat", args -> concat(machine, args));
        Builtin.define(table, "table.insert", args -> insert(machine, args));
        Builtin.define(table, "table.maxn", args -> largestIndex(machine, args));
        Builtin.define(table, "table.move", args -> move(machine, args));
        Builtin.define(table, "table.pack", args -> pack(machine, args));
        Builtin.define(table, "table.remove", args -> remove(machine, args));
        table.rawset("sort", new SortFunction(machine));
        Builtin.define(table, "table.unpack", args -> unpack(machine, args));
        globals.rawset("table", table);
    }

    private static Varargs concat(LuaMachine machine, Varargs args) {
        LuaString separator = Args.string(args, 2, EMPTY);
        LuaTable list = Args.table(args, 1);
        int first = Args.isMissing(args, 3) ? 1 : Args.smallInteger(args, 3);
        int last = Args.isMissing(args, 4) ? ListLength.of(machine, list) : Args.smallInteger(args, 4);
        ByteBuilder out = new ByteBuilder(64, StringLimits.longest(machine));
        for (long i = first; i <= last; i++) {
            int before = out.size() / BYTES_PER_INSTRUCTION;
            if (i > first) out.append(separator);
            appendItem(machine, out, list, (int) i);
            machine.charge(out.size() / BYTES_PER_INSTRUCTION - before);
        }
        return out.finish();
    }

    private static void appendItem(LuaMachine machine, ByteBuilder out, LuaTable list, int index) {
        LuaValue item = list.rawget(index);
        machine.charge(item instanceof LuaReal number ? NumberFormat.cost(number.v) : 2);
        if (item instanceof LuaString text) out.append(text);
        else if (item.type() == LuaValue.TNUMBER) NumberFormat.append(out, item);
        else throw invalidItem(item, index);
    }

    private static LuaError invalidItem(LuaValue item, int index) {
        return new MessageError("invalid value (" + item.typename() + ") at index " + index + " in table for 'concat'");
    }

    private static Varargs insert(LuaMachine machine, Varargs args) {
        LuaTable list = Args.table(args, 1);
        int end = ListLength.of(machine, list) + 1;
        switch (args.narg()) {
            case 2 -> list.rawset(end, args.arg(2));
            case 3 -> insert(machine, list, position(args, end), end, args.arg(3));
            default -> throw new MessageError("wrong number of arguments to 'insert'");
        }
        return LuaValue.NONE;
    }

    private static int position(Varargs args, int end) {
        int position = Args.smallInteger(args, 2);
        Args.check(1 <= position && position <= end, 2, "position out of bounds");
        return position;
    }

    private static void insert(LuaMachine machine, LuaTable list, int position, int end, LuaValue value) {
        machine.charge((end - position));
        for (int i = end; i > position; i--) list.rawset(i, list.rawget(i - 1));
        list.rawset(position, value);
    }

    private static Varargs remove(LuaMachine machine, Varargs args) {
        LuaTable list = Args.table(args, 1);
        int length = ListLength.of(machine, list);
        int position = Args.isMissing(args, 2) ? length : Args.smallInteger(args, 2);
        Args.check(position == length || 1 <= position && position <= length + 1, 1, "position out of bounds");
        machine.charge(Math.max(0, length - position));
        LuaValue removed = list.rawget(position);
        for (; position < length; position++) list.rawset(position, list.rawget(position + 1));
        list.rawset(position, LuaValue.NIL);
        return removed;
    }

    private static Varargs largestIndex(LuaMachine machine, Varargs args) {
        LuaTable table = Args.table(args, 1);
        if (table instanceof ScriptTable ours) machine.charge(2L * ours.positions());
        double largest = 0;
        for (LuaValue key : table.keys())
            if (key.type() == LuaValue.TNUMBER) largest = Math.max(largest, key.todouble());
        return LuaReal.of(largest);
    }

    private static Varargs pack(LuaMachine machine, Varargs args) {
        machine.charge(args.narg());
        ScriptTable list = machine.newTable(args.narg(), 1);
        LuaValue[] items = new LuaValue[args.narg()];
        VarargsArray.copy(args, items, 0, items.length);
        list.setList(1, items, 0, items.length);
        list.rawset(N, LuaReal.of(args.narg()));
        return list;
    }

    private static Varargs unpack(LuaMachine machine, Varargs args) {
        LuaTable list = Args.table(args, 1);
        int first = Args.isMissing(args, 2) ? 1 : Args.smallInteger(args, 2);
        int last = Args.isMissing(args, 3) ? ListLength.of(machine, list) : Args.smallInteger(args, 3);
        if (first > last) return LuaValue.NONE;
        long count = (long) last - first + 1;
        if (count >= MAX_VALUES) throw new MessageError("too many results to unpack");
        machine.charge(count);
        LuaValue[] values = new LuaValue[(int) count];
        for (int i = 0; i < values.length; i++) values[i] = list.rawget(first + i);
        return VarargsArray.of(values);
    }

    private static Varargs move(LuaMachine machine, Varargs args) {
        LuaTable source = Args.table(args, 1);
        long first = Args.integer(args, 2);
        long last = Args.integer(args, 3);
        long to = Args.integer(args, 4);
        LuaTable target = Args.isMissing(args, 5) ? source : Args.table(args, 5);
        if (last < first) return target;
        Args.check(first > 0 || last < Long.MAX_VALUE + first, 3, "too many elements to move");
        Args.check(to <= Long.MAX_VALUE - (last - first), 4, "destination wrap around");
        machine.charge(4 * Math.min(last - first, Integer.MAX_VALUE));
        boolean upward = to > last || to <= first || target != source;
        if (upward) for (long i = 0; i <= last - first; i++) copy(source, first + i, target, to + i);
        else for (long i = last - first; i >= 0; i--) copy(source, first + i, target, to + i);
        return target;
    }

    private static void copy(LuaTable source, long from, LuaTable target, long to) {
        target.set(LuaReal.of(to), source.get(LuaReal.of(from)));
    }
}
