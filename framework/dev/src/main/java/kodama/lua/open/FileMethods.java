package kodama.lua.open;

import java.io.IOException;
import java.util.Arrays;
import kodama.lua.Builtin;
import kodama.lua.error.MessageError;
import kodama.lua.value.Args;
import kodama.lua.value.LuaReal;
import kodama.lua.value.LuaText;
import kodama.lua.value.ObjectNames;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** The methods of file objects. */
final class FileMethods {
    /** Maximum number of formats of {@code lines}, as in the reference implementation. */
    private static final int MAX_FORMATS = 17;

    private FileMethods() {}

    /** Fills the metatable of file objects, which is its own {@code __index}. */
    static void install(LuaTable methods) {
        methods.rawset("__index", methods);
        Builtin.define(methods, "flush", args -> {
            LuaStream stream = stream(args);
            return FileResult.of(stream::flush);
        });
        Builtin.define(methods, "lines", args -> lines(stream(args), args, false));
        Builtin.define(methods, "read", args -> read(stream(args), args, 2));
        Builtin.define(methods, "seek", FileMethods::seek);
        Builtin.define(methods, "setvbuf", FileMethods::setBuffer);
        Builtin.define(methods, "write", args -> write(args.arg1(), stream(args), args, 2));
        Builtin.define(methods, "__tostring", FileMethods::text);
        Builtin.define(methods, "__gc", FileMethods::collect);
    }

    /** Returns the stream of a file object, even if it is closed. */
    static LuaStream anyStream(Varargs args, int index) {
        if (args.arg(index).isuserdata() && args.arg(index).touserdata() instanceof LuaStream stream) return stream;
        throw Args.wrongType(args, index, "FILE*");
    }

    /** Returns the stream of an open file object. */
    static LuaStream stream(Varargs args) {
        LuaStream stream = anyStream(args, 1);
        if (stream.isClosed()) throw new MessageError("attempt to use a closed file");
        return stream;
    }

    static Varargs close(Varargs args) {
        LuaStream stream = stream(args);
        if (stream instanceof ConsoleStream)
            return LuaValue.varargsOf(LuaValue.NIL, LuaValue.valueOf("cannot close standard file"));
        if (stream instanceof PipeStream pipe) return FileResult.values(null, pipe::closeAndWait);
        return FileResult.of(stream::close);
    }

    /** {@code __gc}, which scripts may call as well. */
    private static Varargs collect(Varargs args) {
        LuaStream stream = anyStream(args, 1);
        if (!stream.isClosed() && !(stream instanceof ConsoleStream)) FileResult.of(stream::close);
        return LuaValue.NONE;
    }

    static Varargs read(LuaStream stream, Varargs args, int first) {
        return FileResult.values(null, () -> new StreamReader(stream).read(args, first));
    }

    static Varargs write(LuaValue file, LuaStream stream, Varargs args, int first) {
        return FileResult.values(null, () -> {
            for (int i = first; i <= args.narg(); i++) write(stream, Args.string(args, i));
            return file;
        });
    }

    private static void write(LuaStream stream, LuaString text) throws IOException {
        stream.write(text.m_bytes, text.m_offset, text.m_length);
        stream.flushAsBuffered(text);
    }

    /**
     * Returns an iterator that reads by the formats after the first argument, and optionally closes the file at its
     * end.
     */
    static Varargs lines(LuaStream stream, Varargs args, boolean closing) {
        Args.check(args.narg() - 1 <= MAX_FORMATS, MAX_FORMATS, "too many options");
        LuaValue[] kept = new LuaValue[Math.max(1, args.narg())];
        for (int i = 0; i < kept.length; i++) kept[i] = args.arg(i + 1);
        Varargs formats = LuaValue.varargsOf(kept);
        return new Builtin("?", ignored -> nextLine(stream, formats, closing));
    }

    private static Varargs nextLine(LuaStream stream, Varargs formats, boolean closing) {
        if (stream.isClosed()) throw new MessageError("file is already closed");
        try {
            Varargs values = new StreamReader(stream).read(formats, 2);
            if (!values.arg1().isnil()) return values;
            if (closing) stream.close();
            return LuaValue.NONE;
        } catch (IOException failure) {
            throw new MessageError(String.valueOf(failure.getMessage()));
        }
    }

    private static Varargs seek(Varargs args) {
        LuaStream stream = stream(args);
        String from = option(args, "cur", "set", "cur", "end");
        double offset = Args.number(args, 3, 0);
        Args.check(offset == Math.rint(offset), 3, "not an integer in proper range");
        return FileResult.values(null, () -> {
            long start = from.equals("set") ? 0 : from.equals("cur") ? stream.position() : stream.length();
            stream.seek(start + (long) offset);
            return LuaReal.of(stream.position());
        });
    }

    private static Varargs setBuffer(Varargs args) {
        LuaStream stream = stream(args);
        String mode = option(args, "", "no", "full", "line");
        Args.integer(args, 3, 0);
        return FileResult.of(() -> stream.setBuffer(mode));
    }

    private static String option(Varargs args, String fallback, String... allowed) {
        boolean given = !Args.isMissing(args, 2) || fallback.isEmpty();
        String option = given ? LuaText.latin1(Args.string(args, 2)) : fallback;
        Args.check(Arrays.asList(allowed).contains(option), 2, "invalid option '" + option + "'");
        return option;
    }

    private static Varargs text(Varargs args) {
        LuaStream stream = anyStream(args, 1);
        return LuaValue.valueOf(stream.isClosed() ? "file (closed)" : ObjectNames.ofFile(stream.number()));
    }
}
