package kodama.lua;

import java.io.FileInputStream;
import java.io.IOException;
import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** What only an open machine has: {@code dofile}, {@code loadfile}, and the names of Lua 5.1 that 5.2 still knows. */
final class FileChunks implements Library {

    @Override
    public void install(LuaMachine machine, LuaTable globals) {
        Builtin.define(globals, "loadfile", args -> loadFile(machine, args));
        globals.set("dofile", new DoFile(machine));
        globals.set("loadstring", globals.get("load"));
        globals.set("unpack", globals.get("table").get("unpack"));
    }

    private static Varargs loadFile(LuaMachine machine, Varargs args) {
        String file = Args.string(args, 1).tojstring();
        String mode = Args.isMissing(args, 2) ? "bt" : Args.string(args, 2).tojstring();
        try {
            return load(machine, file, mode, args.narg() >= 3 ? args.arg(3) : machine.globals());
        } catch (LuaError error) {
            return LuaValue.varargsOf(LuaValue.NIL, error.getMessageObject());
        }
    }

    private static ScriptFunction load(LuaMachine machine, String file, String mode, LuaValue environment) {
        try (FileInputStream in = new FileInputStream(file)) {
            return Chunks.load(machine, in.readAllBytes(), "@" + file, mode, environment);
        } catch (IOException missing) {
            throw new ScriptError(LuaValue.valueOf("cannot open " + file), missing);
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
            String file = Args.string(args, 1).tojstring();
            return call.invoke(FileChunks.load(machine, file, "bt", machine.globals()), LuaValue.NONE);
        }
    }
}
