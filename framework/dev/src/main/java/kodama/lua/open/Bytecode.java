package kodama.lua.open;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import kodama.lua.Builtin;
import kodama.lua.Library;
import kodama.lua.LuaMachine;
import kodama.lua.ScriptFunction;
import kodama.lua.error.MessageError;
import kodama.lua.value.Args;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.Varargs;
import org.luaj.vm2.compiler.DumpState;

/** {@code string.dump}, which only an open machine has. */
public final class Bytecode implements Library {
    @Override
    public void install(LuaMachine machine, LuaTable globals) {
        Builtin.define((LuaTable) globals.rawget("string"), "string.dump", Bytecode::dump);
    }

    private static Varargs dump(Varargs args) {
        if (Args.function(args, 1) instanceof ScriptFunction function) return dump(function);
        throw new MessageError("unable to dump given function");
    }

    private static LuaString dump(ScriptFunction function) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            DumpState.dump(function.prototype(), out, false);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return LuaString.valueUsing(out.toByteArray());
    }
}
