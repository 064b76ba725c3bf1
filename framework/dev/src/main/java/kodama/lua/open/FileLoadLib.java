package kodama.lua.open;

import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import kodama.lua.Builtin;
import kodama.lua.Call;
import kodama.lua.ChunkLoader;
import kodama.lua.Library;
import kodama.lua.LuaMachine;
import kodama.lua.Resumable;
import kodama.lua.ScriptFunction;
import kodama.lua.compile.Compiler;
import kodama.lua.error.ScriptError;
import kodama.lua.value.Args;
import kodama.lua.value.LuaText;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** {@code dofile}, {@code loadfile}, and the names of Lua 5.1 that 5.2 keeps for compatibility. */
final class FileLoadLib implements Library {

    @Override
    public void install(LuaMachine machine, LuaTable globals) {
        Builtin.define(globals, "loadfile", args -> loadFile(machine, args));
        globals.set("dofile", new DoFile(machine));
        globals.set("loadstring", globals.get("load"));
        globals.set("unpack", globals.get("table").get("unpack"));
    }

    private static Varargs loadFile(LuaMachine machine, Varargs args) {
        String file = fileName(args);
        String mode = Args.isMissing(args, 2) ? "bt" : Args.string(args, 2).tojstring();
        try {
            return load(machine, file, mode, args.narg() >= 3 ? args.arg(3) : machine.globals());
        } catch (LuaError error) {
            return LuaValue.varargsOf(LuaValue.NIL, error.getMessageObject());
        }
    }

    /** Returns the file name in the first argument, or null for standard input. */
    private static @Nullable String fileName(Varargs args) {
        return Args.isMissing(args, 1) ? null : LuaText.utf8(Args.string(args, 1));
    }

    static ScriptFunction load(LuaMachine machine, @Nullable String file, String mode, LuaValue environment) {
        byte[] chunk = read(file);
        return ChunkLoader.load(
                machine, Compiler.withoutFirstLine(chunk), file == null ? "=stdin" : "@" + file, mode, environment);
    }

    private static byte[] read(@Nullable String file) {
        try (InputStream in = file == null ? System.in : new FileInputStream(file)) {
            return in.readAllBytes();
        } catch (IOException refused) {
            boolean isThere = file == null || new File(file).exists();
            String reason = isThere ? "Permission denied" : "No such file or directory";
            throw new ScriptError(LuaValue.valueOf("cannot open " + file + ": " + reason), refused);
        }
    }

    /** {@code dofile}; the file's code may yield. */
    private static final class DoFile extends Resumable {
        DoFile(LuaMachine machine) {
            super(machine, "dofile");
        }

        @Override
        protected Varargs start(Call call, Varargs args) {
            LuaMachine machine = call.machine();
            String file = fileName(args);
            return call.invoke(FileLoadLib.load(machine, file, "bt", machine.globals()), LuaValue.NONE);
        }
    }
}
