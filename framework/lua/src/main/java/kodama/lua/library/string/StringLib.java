package kodama.lua.library.string;

import kodama.lua.Builtin;
import kodama.lua.Library;
import kodama.lua.LuaMachine;
import kodama.lua.error.MessageError;
import kodama.lua.value.Args;
import kodama.lua.value.LuaReal;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** The {@code string} library: strings are bytes, counted from 1, negative places count from the end. */
public final class StringLib implements Library {
    private static final LuaString EMPTY = LuaString.valueOf("");

    @Override
    public void install(LuaMachine machine, LuaTable globals) {
        LuaTable string = machine.newTable(0, 16);
        int longest = StringLimits.longest(machine);
        new ByteFunction(machine).putInto(string);
        Builtin.define(string, "string.char", charged(machine, StringLib::characters));
        Builtin.define(string, "string.find", args -> StringSearch.find(machine, args));
        Builtin.define(string, "string.format", args -> StringFormat.format(machine, args));
        Builtin.define(string, "string.gmatch", args -> StringSearch.matches(machine, args));
        string.rawset("gsub", new Substitution(machine, longest));
        Builtin.define(string, "string.len", args -> LuaReal.of(Args.string(args, 1).m_length));
        Builtin.define(string, "string.lower", charged(machine, StringLib::lower));
        Builtin.define(string, "string.match", args -> StringSearch.match(machine, args));
        Builtin.define(string, "string.rep", charged(machine, args -> repeat(args, longest)));
        Builtin.define(string, "string.reverse", charged(machine, StringLib::reverse));
        new SubFunction(machine).putInto(string);
        Builtin.define(string, "string.upper", charged(machine, StringLib::upper));
        globals.rawset("string", string);
        LuaTable metatable = machine.newTable(0, 1);
        metatable.rawset("__index", string);
        machine.setMetatable(LuaValue.EMPTYSTRING, metatable);
    }

    /** A function whose result's length counts against the budget. */
    private static Builtin.Body charged(LuaMachine machine, Builtin.Body body) {
        return args -> {
            Varargs made = body.call(args);
            machine.charge(((LuaString) made).m_length / StringLimits.BYTES_PER_INSTRUCTION);
            return made;
        };
    }

    private static Varargs characters(Varargs args) {
        if (args.narg() == 1) return Letters.of(character(args, 1));
        byte[] bytes = new byte[args.narg()];
        for (int i = 0; i < bytes.length; i++) bytes[i] = (byte) character(args, i + 1);
        return LuaString.valueUsing(bytes);
    }

    private static int character(Varargs args, int index) {
        int code = Args.smallInteger(args, index);
        Args.check((code & 0xFF) == code, index, "value out of range");
        return code;
    }

    private static Varargs lower(Varargs args) {
        return turned(Args.string(args, 1), 'A', 'Z');
    }

    private static Varargs upper(Varargs args) {
        return turned(Args.string(args, 1), 'a', 'z');
    }

    /** With the letters from one to another in the other case. */
    private static LuaString turned(LuaString text, char first, char last) {
        byte[] bytes = copy(text);
        int i = 0;
        for (; i <= bytes.length - Long.BYTES; i += Long.BYTES)
            EightBytes.set(bytes, i, EightBytes.turned(EightBytes.get(bytes, i), first, last));
        for (; i < bytes.length; i++) if (bytes[i] >= first && bytes[i] <= last) bytes[i] ^= 0x20;
        return LuaString.valueUsing(bytes);
    }

    private static byte[] copy(LuaString text) {
        byte[] bytes = new byte[text.m_length];
        text.copyInto(0, bytes, 0, bytes.length);
        return bytes;
    }

    private static Varargs repeat(Varargs args, int longest) {
        LuaString text = Args.string(args, 1);
        int times = Args.smallInteger(args, 2);
        LuaString separator = Args.string(args, 3, EMPTY);
        if (times <= 0) return EMPTY;
        long length = (long) times * text.m_length + (times - 1L) * separator.m_length;
        if (length > longest) throw new MessageError("resulting string too large");
        return length == 0 ? EMPTY : repeat(text, separator, new byte[(int) length]);
    }

    /** Writes text and separator once, then doubles what is there. */
    private static LuaString repeat(LuaString text, LuaString separator, byte[] bytes) {
        text.copyInto(0, bytes, 0, text.m_length);
        int written = text.m_length;
        if (written < bytes.length) {
            separator.copyInto(0, bytes, written, separator.m_length);
            written += separator.m_length;
        }
        while (written < bytes.length) {
            int more = Math.min(written, bytes.length - written);
            System.arraycopy(bytes, 0, bytes, written, more);
            written += more;
        }
        return LuaString.valueUsing(bytes);
    }

    private static Varargs reverse(Varargs args) {
        LuaString text = Args.string(args, 1);
        byte[] bytes = new byte[text.m_length];
        for (int i = 0; i < bytes.length; i++) bytes[i] = (byte) text.luaByte(bytes.length - 1 - i);
        return LuaString.valueUsing(bytes);
    }
}
