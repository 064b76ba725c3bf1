package kodama.script;

import org.luaj.vm2.LuaError;
import org.luaj.vm2.Varargs;
import org.luaj.vm2.lib.VarArgFunction;

/** A Java function as scripts see it: arguments checked, refusals told as Lua errors that begin with its name. */
final class PlainFunction extends VarArgFunction {
    private final Signature signature;
    private final String qualifiedName;
    private final LuaModule.Body body;

    PlainFunction(Signature signature, String qualifiedName, LuaModule.Body body) {
        this.signature = signature;
        this.qualifiedName = qualifiedName;
        this.body = body;
    }

    @Override
    public Varargs invoke(Varargs arguments) {
        signature.check(arguments);
        try {
            return body.call(arguments);
        } catch (IllegalArgumentException | IllegalStateException refused) {
            throw new LuaError(qualifiedName + ": " + refused.getMessage());
        }
    }

    @Override
    public String name() {
        return qualifiedName;
    }
}
