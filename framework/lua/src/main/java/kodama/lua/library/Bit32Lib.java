package kodama.lua.library;

import kodama.lua.Builtin;
import kodama.lua.Library;
import kodama.lua.LuaMachine;
import kodama.lua.error.MessageError;
import kodama.lua.value.Args;
import kodama.lua.value.LuaReal;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** The {@code bit32} library: bitwise operations on numbers modulo 2^32. */
final class Bit32Lib implements Library {
    private static final int BITS = 32;

    @Override
    public void install(LuaMachine machine, LuaTable globals) {
        LuaTable bit32 = machine.newTable(0, 16);
        Builtin.define(bit32, "bit32.arshift", Bit32Lib::arithmeticShift);
        Builtin.define(bit32, "bit32.band", args -> number(and(args)));
        Builtin.define(bit32, "bit32.bnot", args -> number(~Args.unsigned(args, 1)));
        Builtin.define(bit32, "bit32.bor", Bit32Lib::or);
        Builtin.define(bit32, "bit32.btest", args -> LuaValue.valueOf(and(args) != 0));
        Builtin.define(bit32, "bit32.bxor", Bit32Lib::xor);
        Builtin.define(bit32, "bit32.extract", Bit32Lib::extract);
        Builtin.define(bit32, "bit32.lrotate", args -> rotate(args, 1));
        Builtin.define(bit32, "bit32.lshift", args -> shift(args, 1));
        Builtin.define(bit32, "bit32.replace", Bit32Lib::replace);
        Builtin.define(bit32, "bit32.rrotate", args -> rotate(args, -1));
        Builtin.define(bit32, "bit32.rshift", args -> shift(args, -1));
        globals.rawset("bit32", bit32);
    }

    private static LuaValue number(int bits) {
        return LuaReal.of(Integer.toUnsignedLong(bits));
    }

    private static int and(Varargs args) {
        int bits = -1;
        for (int i = 1; i <= args.narg(); i++) bits &= Args.unsigned(args, i);
        return bits;
    }

    private static Varargs or(Varargs args) {
        int bits = 0;
        for (int i = 1; i <= args.narg(); i++) bits |= Args.unsigned(args, i);
        return number(bits);
    }

    private static Varargs xor(Varargs args) {
        int bits = 0;
        for (int i = 1; i <= args.narg(); i++) bits ^= Args.unsigned(args, i);
        return number(bits);
    }

    private static Varargs shift(Varargs args, int direction) {
        long distance = Args.smallInteger(args, 2);
        return number(shifted(Args.unsigned(args, 1), direction * distance));
    }

    private static int shifted(int bits, long left) {
        if (Math.abs(left) >= BITS) return 0;
        return left >= 0 ? bits << left : bits >>> -left;
    }

    private static Varargs arithmeticShift(Varargs args) {
        int bits = Args.unsigned(args, 1);
        long right = Args.smallInteger(args, 2);
        if (right < 0 || bits >= 0) return number(shifted(bits, -right));
        return number(bits >> Math.min(right, BITS - 1));
    }

    private static Varargs rotate(Varargs args, int direction) {
        int distance = direction * Args.smallInteger(args, 2);
        return number(Integer.rotateLeft(Args.unsigned(args, 1), distance));
    }

    private static Varargs extract(Varargs args) {
        int bits = Args.unsigned(args, 1);
        int field = Args.smallInteger(args, 2);
        return number(bits >>> field & mask(args, 2, 3));
    }

    private static Varargs replace(Varargs args) {
        int bits = Args.unsigned(args, 1);
        int value = Args.unsigned(args, 2);
        int mask = mask(args, 3, 4);
        int field = Args.smallInteger(args, 3);
        return number(bits & ~(mask << field) | (value & mask) << field);
    }

    /** Returns a mask with as many ones as the width argument, and checks that the field is within 32 bits. */
    private static int mask(Varargs args, int fieldIndex, int widthIndex) {
        long field = Args.smallInteger(args, fieldIndex);
        long width = Args.isMissing(args, widthIndex) ? 1 : Args.smallInteger(args, widthIndex);
        Args.check(field >= 0, fieldIndex, "field cannot be negative");
        Args.check(width > 0, widthIndex, "width must be positive");
        if (field + width > BITS) throw new MessageError("trying to access non-existent bits");
        return -1 >>> BITS - (int) width;
    }
}
