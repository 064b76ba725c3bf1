package kodama.lua;

import org.luaj.vm2.Varargs;

/** {@code coroutine.yield}. */
final class YieldFunction extends Resumable {

    YieldFunction(LuaMachine machine) {
        super(machine, "yield");
    }

    @Override
    protected Varargs start(Call call, Varargs args) {
        return call.yield(args);
    }
}
