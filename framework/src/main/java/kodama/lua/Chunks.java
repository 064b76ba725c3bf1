package kodama.lua;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import org.luaj.vm2.LoadState;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Prototype;

/** Loads chunks: text always, bytecode only on an open machine. */
final class Chunks {

    static final byte ESCAPE = 27;

    private static final int HEADER = 18;

    private Chunks() {}

    static ScriptFunction load(LuaMachine machine, byte[] chunk, String name, String mode, LuaValue environment) {
        boolean isBinary = chunk.length > 0 && chunk[0] == ESCAPE;
        String kind = isBinary ? "binary" : "text";
        boolean isWelcome = mode.indexOf(kind.charAt(0)) >= 0
                && !(isBinary && machine.options().caged());
        if (!isWelcome) throw refused(kind, isBinary && machine.options().caged() ? "t" : mode);
        if (!isBinary) return machine.compile(name, chunk, environment);
        return machine.function(new Code(machine, undump(chunk, name)), environment);
    }

    private static ScriptError refused(String kind, String mode) {
        return new ScriptError(LuaValue.valueOf("attempt to load a " + kind + " chunk (mode is '" + mode + "')"));
    }

    private static Prototype undump(byte[] chunk, String name) {
        try {
            Prototype prototype = LoadState.instance.undump(new ByteArrayInputStream(chunk), name);
            if (prototype != null) return prototype;
        } catch (IOException | RuntimeException broken) {
            throw new ScriptError(LuaValue.valueOf(shown(name) + ": truncated precompiled chunk"), broken);
        }
        String problem = chunk.length < HEADER ? "truncated precompiled chunk" : "not a precompiled chunk";
        throw new ScriptError(LuaValue.valueOf(shown(name) + ": " + problem));
    }

    private static String shown(String name) {
        if (name.startsWith("=") || name.startsWith("@")) return name.substring(1);
        return name.charAt(0) == ESCAPE ? "binary string" : name;
    }
}
