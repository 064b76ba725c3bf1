package kodama.lua.open;

import java.io.File;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.lang.management.ManagementFactory;
import java.time.ZoneId;
import java.util.Set;
import kodama.lua.Builtin;
import kodama.lua.Library;
import kodama.lua.LuaMachine;
import kodama.lua.library.OsLib;
import kodama.lua.value.Args;
import kodama.lua.value.LuaText;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** The full {@code os} library: that of games with real clocks, and the functions that access the system. */
final class FullOsLib implements Library {
    private static final long MILLIS = 1000;
    private static final Set<String> CATEGORIES = Set.of("all", "collate", "ctype", "monetary", "numeric", "time");

    private final OpenStreams streams;

    FullOsLib(OpenStreams streams) {
        this.streams = streams;
    }

    @Override
    public void install(LuaMachine machine, LuaTable globals) {
        clocks().install(machine, globals);
        LuaTable os = (LuaTable) globals.rawget("os");
        Builtin.define(os, "os.execute", this::execute);
        Builtin.define(os, "os.exit", args -> exit(machine, args));
        Builtin.define(os, "os.getenv", FullOsLib::environment);
        Builtin.define(os, "os.remove", FullOsLib::remove);
        Builtin.define(os, "os.rename", FullOsLib::rename);
        Builtin.define(os, "os.setlocale", FullOsLib::locale);
        Builtin.define(os, "os.tmpname", args -> FileResult.values(null, FullOsLib::temporaryName));
    }

    private static OsLib clocks() {
        return new OsLib(() -> System.currentTimeMillis() / MILLIS, FullOsLib::processorNanos, ZoneId.systemDefault());
    }

    /** Returns the CPU time of the current thread, without Java's background threads. */
    private static long processorNanos() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    private Varargs execute(Varargs args) {
        if (Args.isMissing(args, 1)) return LuaValue.TRUE;
        String command = LuaText.utf8(Args.string(args, 1));
        streams.flush();
        return FileResult.values(null, () -> ShellProcess.start(command, Redirect.INHERIT, Redirect.INHERIT)
                .waitForEnd());
    }

    private Varargs exit(LuaMachine machine, Varargs args) {
        LuaValue code = args.arg1();
        int status = code.isboolean() ? code.toboolean() ? 0 : 1 : (int) Args.integer(args, 1, 0);
        if (args.arg(2).toboolean()) machine.finish();
        else streams.flush();
        System.exit(status);
        return LuaValue.NONE;
    }

    private static Varargs environment(Varargs args) {
        String value = System.getenv(LuaText.utf8(Args.string(args, 1)));
        return value == null ? LuaValue.NIL : LuaText.utf8(value);
    }

    private static Varargs remove(Varargs args) {
        String name = LuaText.utf8(Args.string(args, 1));
        return FileResult.values(name, () -> removed(new File(name)));
    }

    private static Varargs removed(File path) throws IOException {
        if (path.delete()) return LuaValue.TRUE;
        if (!path.exists()) throw new IOException("No such file or directory");
        throw new IOException(path.isDirectory() ? "Directory not empty" : "Permission denied");
    }

    private static Varargs rename(Varargs args) {
        File from = new File(LuaText.utf8(Args.string(args, 1)));
        File to = new File(LuaText.utf8(Args.string(args, 2)));
        return FileResult.of(() -> {
            if (from.renameTo(to)) return;
            throw new IOException(from.exists() ? "Permission denied" : "No such file or directory");
        });
    }

    /** Supports a single locale. */
    private static Varargs locale(Varargs args) {
        String category = LuaText.latin1(Args.string(args, 2, LuaValue.valueOf("all")));
        Args.check(CATEGORIES.contains(category), 2, "invalid option '" + category + "'");
        if (Args.isMissing(args, 1)) return LuaValue.valueOf("C");
        String wanted = LuaText.latin1(Args.string(args, 1));
        boolean known = wanted.isEmpty() || wanted.equals("C") || wanted.equals("POSIX");
        return known ? LuaValue.valueOf("C") : LuaValue.NIL;
    }

    private static Varargs temporaryName() throws IOException {
        return LuaText.utf8(File.createTempFile("lua_", "").getPath());
    }
}
