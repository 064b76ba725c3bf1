package kodama.script;

import kodama.lua.Call;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** A verb that may end the very task that speaks it; then that task goes no further. */
final class Deed extends Verb {
    private final ScriptWorld world;
    private final LuaModule.Body body;

    Deed(ScriptWorld world, String signature, String doc, LuaModule.Body body) {
        super(signature, doc);
        this.world = world;
        this.body = body;
    }

    @Override
    Varargs begin(Call call, Varargs arguments) {
        Varargs results = body.call(arguments);
        return world.hasEnded(call.coroutine()) ? call.yield(LuaValue.NONE) : results;
    }
}
