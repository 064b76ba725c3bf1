package kodama.lua.bind;

import kodama.lua.Call;
import kodama.lua.Resumable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** Calls two functions, one after the other, with the same arguments; returns what the second returns. */
final class InTurn extends Resumable {
    private final LuaValue first;
    private final Runnable between;
    private final LuaValue second;

    InTurn(LuaValue first, Runnable between, LuaValue second) {
        this.first = first;
        this.between = between;
        this.second = second;
    }

    @Override
    protected Varargs start(Call call, Varargs arguments) {
        call.state = arguments;
        return call.invoke(first, arguments);
    }

    @Override
    protected Varargs resume(Call call, Varargs results) {
        if (!(call.state instanceof Varargs arguments)) return results;
        call.state = null;
        between.run();
        return call.invoke(second, arguments);
    }
}
