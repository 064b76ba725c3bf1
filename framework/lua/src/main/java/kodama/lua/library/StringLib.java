package kodama.lua.library;

import kodama.lua.Builtin;
import kodama.lua.Library;
import kodama.lua.LuaMachine;
import kodama.lua.error.MessageError;
import kodama.lua.value.Args;
import kodama.lua.value.EightBytes;
import kodama.lua.value.LuaReal;
import kodama.lua.value.VarargsArray;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** The {@code string} library: strings are bytes, indices start at 1, negative ones count from the end. */
final class StringLib implements Library {
    private static final LuaString EMPTY = LuaString.valueOf("");

    @Override
    public void install(LuaMachine machine, LuaTable globals) {
        LuaTable string = machine.newTable(0, 16);
        int longest = StringLimits.longest(machine);
        new ByteFunction(machine).addTo(string);
        Builtin.define(string, "string.char", charged(machine, StringLib::characters));
        Builtin.define(string, "string.find", args -> StringSearch.find(machine, args));
        Builtin.define(string, "string.format", args -> StringFormat.format(machine, args));
        Builtin.define(string, "string.gmatch", args -> StringSearch.matches(machine, args));
        string.rawset("gsub", new GsubFunction(machine, longest));
        Builtin.define(string, "string.len", args -> LuaReal.of(Args.string(args, 1).m_length));
        Builtin.define(string, "string.lower", charged(machine, StringLib::lower));
        Builtin.define(string, "string.match", args -> StringSearch.match(machine, args));
        Builtin.define(string, "string.rep", charged(machine, args -> repeat(args, longest)));
        Builtin.define(string, "string.reverse", charged(machine, StringLib::reverse));
        new SubFunction(machine).addTo(string);
        Builtin.define(string, "string.upper", charged(machine, StringLib::upper));
        globals.rawset("string", string);
        LuaTable metatable = machine.newTable(0, 1);
        metatable.rawset("__index", string);
        machine.setMetatable(LuaValue.EMPTYSTRING, metatable);
    }

    /** Makes a function charge for the length of its result. */
    private static Builtin.Body charged(LuaMachine machine, Builtin.Body body) {
        return args -> {
            Varargs made = body.call(args);
            machine.charge(((LuaString) made).m_length / StringLimits.BYTES_PER_INSTRUCTION);
            return made;
        };
    }

    private static Varargs characters(Varargs args) {
        if (args.narg() == 1) return SingleByteStrings.of(character(args, 1));
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

    /** Returns a string with the case of letters from {@code first} to {@code last} changed. */
    private static LuaString turned(LuaString text, char first, char last) {
        byte[] bytes = copy(text);
        int i = 0;
        for (; i <= bytes.length - Long.BYTES; i += Long.BYTES)
            EightBytes.set(bytes, i, EightBytes.swapCase(EightBytes.get(bytes, i), first, last));
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

    /** Copies string and separator once, then doubles the copied part. */
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

    /** {@code string.byte}, with a fast path for one byte, because scripts read strings byte by byte. */
    private static final class ByteFunction extends Builtin {
        private static final int MAX_VALUES = 1_000_000;

        ByteFunction(LuaMachine machine) {
            super("string.byte", args -> bytes(machine, args));
        }

        @Override
        public LuaValue call(LuaValue text, LuaValue index) {
            return text instanceof LuaString whole && index instanceof LuaReal number
                    ? code(whole, StringLimits.index(Args.whole(number.v), whole.m_length))
                    : super.call(text, index);
        }

        private static LuaValue code(LuaString text, long index) {
            return index < 1 || index > text.m_length ? NIL : LuaReal.of(text.luaByte((int) index - 1));
        }

        private static Varargs bytes(LuaMachine machine, Varargs args) {
            LuaString text = Args.string(args, 1);
            long first = StringLimits.index(Args.integer(args, 2, 1), text.m_length);
            long last = StringLimits.end(Args.integer(args, 3, first), text.m_length);
            first = Math.max(first, 1);
            if (first > last) return LuaValue.NONE;
            if (first == last) return LuaReal.of(text.luaByte((int) first - 1));
            machine.charge(2 * (last - first));
            return bytes(text, (int) first - 1, (int) (last - first) + 1);
        }

        private static Varargs bytes(LuaString text, int from, int count) {
            if (count >= MAX_VALUES) throw new MessageError("stack overflow (string slice too long)");
            LuaValue[] values = new LuaValue[count];
            for (int i = 0; i < count; i++) values[i] = LuaReal.of(text.luaByte(from + i));
            return VarargsArray.of(values);
        }
    }

    /** {@code string.sub}, with a fast path for the usual arguments, because scripts read strings byte by byte. */
    private static final class SubFunction extends Builtin {
        private static final LuaString EMPTY = LuaString.valueOf("");

        private final LuaMachine machine;

        SubFunction(LuaMachine machine) {
            super(
                    "string.sub",
                    args -> part(machine, Args.string(args, 1), Args.integer(args, 2), Args.integer(args, 3, -1)));
            this.machine = machine;
        }

        @Override
        public LuaValue call(LuaValue text, LuaValue first, LuaValue last) {
            if (text instanceof LuaString whole && first instanceof LuaReal from && last instanceof LuaReal to)
                return part(machine, whole, Args.whole(from.v), Args.whole(to.v));
            return super.call(text, first, last);
        }

        private static LuaString part(LuaMachine machine, LuaString text, long from, long to) {
            long first = Math.max(StringLimits.index(from, text.m_length), 1);
            long last = StringLimits.end(to, text.m_length);
            if (first > last) return EMPTY;
            machine.charge((last - first + 1) / StringLimits.BYTES_PER_INSTRUCTION);
            if (first == last) return SingleByteStrings.of(text.luaByte((int) first - 1));
            return last - first + 1 == text.m_length ? text : text.substring((int) first - 1, (int) last);
        }
    }
}
