package kodama.lua.bind;

import kodama.lua.Call;
import kodama.lua.Resumable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** Calls a function once, with a budget of its own. */
final class BriefRun extends Resumable {
    private final LuaValue function;
    private final long instructions;

    BriefRun(LuaValue function, long instructions) {
        this.function = function;
        this.instructions = instructions;
    }

    @Override
    protected Varargs start(Call call, Varargs arguments) {
        call.machine().limit(instructions);
        return call.invoke(function, arguments);
    }

    @Override
    protected Varargs resume(Call call, Varargs results) {
        return results;
    }
}
