package kodama.script;

import kodama.lua.Call;
import kodama.lua.Resumable;
import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.Varargs;

/** A function of the Lua API that may wait or call scripts, and is described where it is written. */
abstract class Verb extends Resumable {
    /** Turning a text of Lua's into one of Java's goes so fast. */
    private static final int BYTES_PER_INSTRUCTION = 8;

    private final Signature signature;
    private final String doc;

    Verb(String signature, String doc) {
        this.signature = Signature.parse(signature);
        this.doc = doc;
    }

    /** Does the work; the arguments have been checked against the signature. */
    abstract Varargs begin(Call call, Varargs arguments);

    @Override
    protected final Varargs start(Call call, Varargs arguments) {
        for (int i = 1; i <= arguments.narg(); i++)
            if (arguments.arg(i) instanceof LuaString text) call.machine().owe(text.m_length / BYTES_PER_INSTRUCTION);
        signature.check(arguments);
        try {
            return begin(call, arguments);
        } catch (IllegalArgumentException | IllegalStateException refused) {
            throw new LuaError(signature.name() + ": " + refused.getMessage());
        }
    }

    final Signature signature() {
        return signature;
    }

    final String doc() {
        return doc;
    }
}
