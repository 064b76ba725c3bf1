package kodama.lua.library;

import kodama.lua.Builtin;
import kodama.lua.Library;
import kodama.lua.LuaMachine;
import kodama.lua.error.MessageError;
import kodama.lua.value.Args;
import kodama.lua.value.ByteBuilder;
import kodama.lua.value.LuaReal;
import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** The {@code utf8} library of Lua 5.3. */
final class Utf8Lib implements Library {
    private static final int MAX_VALUES = 1_000_000;
    private static final byte[] CHARACTER_PATTERN = {
        '[', 0, '-', 0x7F, (byte) 0xC2, '-', (byte) 0xF4, ']', '[', (byte) 0x80, '-', (byte) 0xBF, ']', '*'
    };

    @Override
    public void install(LuaMachine machine, LuaTable globals) {
        LuaTable utf8 = machine.newTable(0, 8);
        Builtin next = new Builtin("?", Utf8Lib::nextCode);
        Builtin.define(utf8, "utf8.char", args -> characters(machine, args));
        utf8.rawset("charpattern", LuaString.valueUsing(CHARACTER_PATTERN.clone()));
        Builtin.define(utf8, "utf8.codepoint", args -> codePoints(machine, args));
        Builtin.define(utf8, "utf8.codes", args -> LuaValue.varargsOf(next, Args.string(args, 1), LuaReal.of(0)));
        Builtin.define(utf8, "utf8.len", args -> length(machine, args));
        Builtin.define(utf8, "utf8.offset", args -> offset(machine, args));
        globals.rawset("utf8", utf8);
    }

    private static Varargs characters(LuaMachine machine, Varargs args) {
        machine.charge(4L * args.narg());
        ByteBuilder out = new ByteBuilder(4 * args.narg());
        for (int i = 1; i <= args.narg(); i++) {
            long code = Args.integer(args, i);
            Args.check(code >= 0 && code <= CodePoints.LARGEST, i, "value out of range");
            CodePoints.append(out, (int) code);
        }
        return out.finish();
    }

    private static Varargs nextCode(Varargs args) {
        LuaString text = Args.string(args, 1);
        int at = (int) Args.integer(args, 2) - 1;
        if (at < 0) at = 0;
        else if (at < text.m_length) at = CodePoints.next(text, at);
        if (at >= text.m_length) return LuaValue.NONE;
        int code = CodePoints.decode(text, at);
        if (code < 0 || CodePoints.isContinuation(text, at + CodePoints.size(code))) throw invalidCode();
        return LuaValue.varargsOf(LuaReal.of(at + 1), LuaReal.of(code));
    }

    private static LuaError invalidCode() {
        return new MessageError("invalid UTF-8 code");
    }

    private static Varargs codePoints(LuaMachine machine, Varargs args) {
        LuaString text = Args.string(args, 1);
        long first = StringLimits.index(Args.integer(args, 2, 1), text.m_length);
        long last = StringLimits.index(Args.integer(args, 3, first), text.m_length);
        Args.check(first >= 1, 2, "out of bounds");
        Args.check(last <= text.m_length, 3, "out of bounds");
        if (last - first >= MAX_VALUES) throw new MessageError("stack overflow (string slice too long)");
        machine.charge(4 * Math.max(0, last - first));
        return first > last ? LuaValue.NONE : codePoints(text, (int) first - 1, (int) last);
    }

    private static Varargs codePoints(LuaString text, int from, int to) {
        LuaValue[] codes = new LuaValue[to - from];
        int count = 0;
        for (int at = from; at < to; ) {
            int code = CodePoints.decode(text, at);
            if (code < 0) throw invalidCode();
            codes[count++] = LuaReal.of(code);
            at += CodePoints.size(code);
        }
        return LuaValue.varargsOf(java.util.Arrays.copyOf(codes, count));
    }

    private static Varargs length(LuaMachine machine, Varargs args) {
        LuaString text = Args.string(args, 1);
        long first = StringLimits.index(Args.integer(args, 2, 1), text.m_length);
        long last = StringLimits.index(Args.integer(args, 3, -1), text.m_length);
        Args.check(1 <= first && first <= text.m_length + 1L, 2, "initial position out of bounds");
        Args.check(last <= text.m_length, 3, "final position out of bounds");
        machine.charge(Math.max(0, last - first));
        int count = 0;
        for (int at = (int) first - 1; at < last; count++) {
            int code = CodePoints.decode(text, at);
            if (code < 0) return LuaValue.varargsOf(LuaValue.NIL, LuaReal.of(at + 1));
            at += CodePoints.size(code);
        }
        return LuaReal.of(count);
    }

    private static Varargs offset(LuaMachine machine, Varargs args) {
        LuaString text = Args.string(args, 1);
        long characters = Args.integer(args, 2);
        long start = StringLimits.index(Args.integer(args, 3, characters >= 0 ? 1 : text.m_length + 1L), text.m_length);
        Args.check(1 <= start && start <= text.m_length + 1L, 3, "position out of bounds");
        int at = (int) start - 1;
        if (characters == 0) return LuaReal.of(CodePoints.start(text, at) + 1);
        if (CodePoints.isContinuation(text, at)) throw new MessageError("initial position is a continuation byte");
        int found = characters > 0 ? forward(text, at, characters - 1) : backward(text, at, -characters);
        machine.charge(Math.abs((found < 0 ? text.m_length : found) - at));
        return found < 0 ? LuaValue.NIL : LuaReal.of(found + 1);
    }

    private static int forward(LuaString text, int from, long characters) {
        int at = from;
        long left = characters;
        for (; left > 0 && at < text.m_length; left--) at = CodePoints.next(text, at);
        return left == 0 ? at : -1;
    }

    private static int backward(LuaString text, int from, long characters) {
        int at = from;
        long left = characters;
        for (; left > 0 && at > 0; left--) at = CodePoints.start(text, at - 1);
        return left == 0 ? at : -1;
    }
}
