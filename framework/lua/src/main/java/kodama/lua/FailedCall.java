package kodama.lua;

import org.luaj.vm2.LuaFunction;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/**
 * The frame of a plain function that has failed where no line of a script called it: of that which {@code xpcall}
 * called, or a coroutine began with. Others of its kind have no frame; this one is for those who look at the error.
 */
final class FailedCall extends Resumable {

    final LuaFunction failed;

    FailedCall(LuaFunction failed) {
        this.failed = failed;
    }

    @Override
    protected Varargs start(Call call, Varargs args) {
        return LuaValue.NONE; // it has run
    }
}
