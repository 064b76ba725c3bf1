package kodama.lua.open;

import java.io.BufferedOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import kodama.lua.Builtin;
import kodama.lua.Library;
import kodama.lua.LuaMachine;
import kodama.lua.LuaOptions;
import kodama.lua.ValueText;
import kodama.lua.error.MessageError;
import kodama.lua.library.PrintFunction;
import kodama.lua.value.Args;
import kodama.lua.value.LuaText;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaUserdata;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** The {@code io} library. */
final class IoLib implements Library {
    private static final int BUFFER = 4096;
    private static final byte[] LINE_END = {'\n'};

    private final OpenStreams streams;
    private final InputStream standardIn;
    private final OutputStream standardOut;
    private final OutputStream standardError;

    /**
     * Creates the library. Closing the standard streams is up to their owner.
     *
     * @param streams records the opened streams
     * @param standardIn source of {@code io.stdin}
     * @param standardOut target of {@code io.stdout}
     * @param standardError target of {@code io.stderr}
     */
    IoLib(OpenStreams streams, InputStream standardIn, OutputStream standardOut, OutputStream standardError) {
        this.streams = streams;
        this.standardIn = standardIn;
        this.standardOut = standardOut;
        this.standardError = standardError;
    }

    @Override
    public void install(LuaMachine machine, LuaTable globals) {
        LuaTable methods = machine.newTable(0, 16);
        LuaTable io = machine.newTable(0, 16);
        FileMethods.install(methods);
        ConsoleStream output = ConsoleStream.writing(new BufferedOutputStream(standardOut, BUFFER));
        if (machine.options().print() == LuaOptions.STANDARD_OUTPUT) sharePrint(machine, globals, output);
        ConsoleStream input = ConsoleStream.reading(standardIn);
        DebugPrompt prompt = new DebugPrompt(machine, input, standardError);
        Builtin.define((LuaTable) globals.rawget("debug"), "debug.debug", args -> prompt.run());
        Functions functions = new Functions(streams, methods, input, output);
        functions.install(io);
        io.rawset("stderr", functions.file(ConsoleStream.writing(standardError)));
        globals.rawset("io", io);
    }

    /** Makes {@code print} write to the stream of {@code io.write}, so that both appear in order and byte for byte. */
    private static void sharePrint(LuaMachine machine, LuaTable globals, LuaStream output) {
        globals.rawset("print", new PrintFunction(machine, line -> print(output, line)));
    }

    private static void print(LuaStream output, LuaString line) {
        try {
            output.write(line.m_bytes, line.m_offset, line.m_length);
            output.write(LINE_END, 0, LINE_END.length);
            output.flush();
        } catch (IOException failure) {
            throw new MessageError(String.valueOf(failure.getMessage()));
        }
    }

    /** The functions of {@code io}, which share the default files. */
    private static final class Functions {
        private final OpenStreams streams;
        private final LuaTable methods;
        private LuaValue input;
        private LuaValue output;

        Functions(OpenStreams streams, LuaTable methods, LuaStream in, LuaStream out) {
            this.streams = streams;
            this.methods = methods;
            this.input = file(in);
            this.output = file(out);
        }

        LuaValue file(LuaStream stream) {
            streams.add(stream);
            return new LuaUserdata(stream, methods);
        }

        void install(LuaTable io) {
            io.rawset("stdin", input);
            io.rawset("stdout", output);
            Builtin.define(io, "io.close", this::close);
            methods.rawset("close", io.rawget("close"));
            Builtin.define(
                    io,
                    "io.flush",
                    args -> FileResult.of(() -> defaultFile(output, "output").flush()));
            Builtin.define(io, "io.input", this::input);
            Builtin.define(io, "io.lines", this::lines);
            Builtin.define(io, "io.open", this::open);
            Builtin.define(io, "io.output", this::output);
            Builtin.define(io, "io.popen", this::command);
            Builtin.define(io, "io.read", args -> FileMethods.read(defaultFile(input, "input"), args, 1));
            Builtin.define(io, "io.tmpfile", args -> temporary());
            Builtin.define(io, "io.type", Functions::type);
            Builtin.define(io, "io.write", args -> FileMethods.write(output, defaultFile(output, "output"), args, 1));
        }

        private static LuaStream defaultFile(LuaValue file, String name) {
            LuaStream stream = (LuaStream) file.touserdata();
            if (stream.isClosed()) throw new MessageError("standard " + name + " file is closed");
            return stream;
        }

        private Varargs close(Varargs args) {
            return FileMethods.close(args.narg() == 0 ? output : args);
        }

        private Varargs open(Varargs args) {
            String name = LuaText.utf8(Args.string(args, 1));
            String mode = LuaText.latin1(Args.string(args, 2, LuaValue.valueOf("r")));
            Args.check(mode.matches("[rwa]\\+?b?"), 2, "invalid mode");
            return FileResult.values(name, () -> file(new DiskStream(new File(name), mode)));
        }

        private Varargs command(Varargs args) {
            String command = LuaText.utf8(Args.string(args, 1));
            String mode = LuaText.latin1(Args.string(args, 2, LuaValue.valueOf("r")));
            streams.flush();
            return FileResult.values(command, () -> switch (mode) {
                case "r" -> file(PipeStream.reading(command));
                case "w" -> file(PipeStream.writing(command));
                default -> throw new IOException("Invalid argument");
            });
        }

        private LuaValue opened(LuaValue name, String mode) {
            String path = LuaText.utf8(ValueText.ofPlain(name));
            try {
                return file(new DiskStream(new File(path), mode));
            } catch (IOException refused) {
                throw new MessageError("cannot open file '" + path + "' (" + refused.getMessage() + ")");
            }
        }

        private Varargs input(Varargs args) {
            if (!args.arg1().isnil()) input = chosen(args, "r");
            return input;
        }

        private Varargs output(Varargs args) {
            if (!args.arg1().isnil()) output = chosen(args, "w");
            return output;
        }

        private LuaValue chosen(Varargs args, String mode) {
            LuaValue value = args.arg1();
            if (ValueText.isPlain(value)) return opened(value, mode);
            FileMethods.stream(args);
            return value;
        }

        private Varargs lines(Varargs args) {
            if (args.arg1().isnil()) return FileMethods.lines(FileMethods.stream(input), args, false);
            Args.string(args, 1);
            LuaStream stream = (LuaStream) opened(args.arg1(), "r").touserdata();
            return FileMethods.lines(stream, args, true);
        }

        private Varargs temporary() {
            return FileResult.values(null, () -> {
                File path = File.createTempFile("lua_", "");
                path.deleteOnExit();
                return file(new DiskStream(path, "w+"));
            });
        }

        private static Varargs type(Varargs args) {
            Args.any(args, 1);
            if (!(args.arg1().touserdata() instanceof LuaStream stream)) return LuaValue.NIL;
            return LuaValue.valueOf(stream.isClosed() ? "closed file" : "file");
        }
    }
}
