package kodama.lua;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Prototype;
import org.luaj.vm2.compiler.LuaC;

/** LuaJ's compiler, with its messages put into the reference's words. */
final class Compiler {

    private Compiler() {}

    static Prototype compile(String chunkName, byte[] source) {
        try {
            return LuaC.instance.compile(new ByteArrayInputStream(source), chunkName);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        } catch (LuaError error) {
            throw new ScriptError(LuaValue.valueOf(String.valueOf(error.getMessage())));
        }
    }
}
