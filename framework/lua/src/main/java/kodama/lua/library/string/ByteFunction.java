package kodama.lua.library.string;

import kodama.lua.Builtin;
import kodama.lua.LuaMachine;
import kodama.lua.error.MessageError;
import kodama.lua.value.Args;
import kodama.lua.value.LuaReal;
import kodama.lua.value.Row;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** {@code string.byte}; scripts read texts letter by letter, so the code of one letter takes the straight way. */
final class ByteFunction extends Builtin {
    private static final int MOST_VALUES = 1_000_000;

    ByteFunction(LuaMachine machine) {
        super("string.byte", args -> bytes(machine, args));
    }

    @Override
    public LuaValue call(LuaValue text, LuaValue place) {
        return text instanceof LuaString whole && place instanceof LuaReal number
                ? code(whole, StringLimits.place(Args.whole(number.v), whole.m_length))
                : super.call(text, place);
    }

    private static LuaValue code(LuaString text, long place) {
        return place < 1 || place > text.m_length ? NIL : LuaReal.of(text.luaByte((int) place - 1));
    }

    private static Varargs bytes(LuaMachine machine, Varargs args) {
        LuaString text = Args.string(args, 1);
        long first = StringLimits.place(Args.integer(args, 2, 1), text.m_length);
        long last = StringLimits.end(Args.integer(args, 3, first), text.m_length);
        first = Math.max(first, 1);
        if (first > last) return LuaValue.NONE;
        if (first == last) return LuaReal.of(text.luaByte((int) first - 1));
        machine.charge(2 * (last - first));
        return bytes(text, (int) first - 1, (int) (last - first) + 1);
    }

    private static Varargs bytes(LuaString text, int from, int count) {
        if (count >= MOST_VALUES) throw new MessageError("stack overflow (string slice too long)");
        LuaValue[] values = new LuaValue[count];
        for (int i = 0; i < count; i++) values[i] = LuaReal.of(text.luaByte(from + i));
        return Row.of(values);
    }
}
