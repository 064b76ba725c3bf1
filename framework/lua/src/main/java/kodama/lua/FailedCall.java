package kodama.lua;

import org.luaj.vm2.LuaFunction;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/**
 * The frame of a plain function that has failed without a calling script line: one that {@code xpcall} called, or the
 * function of a coroutine. Other plain functions have no frame; this one is for the inspection of the error.
 */
final class FailedCall extends Resumable {

    final LuaFunction failed;

    FailedCall(LuaFunction failed) {
        this.failed = failed;
    }

    @Override
    protected Varargs start(Call call, Varargs args) {
        return LuaValue.NONE; // it has already run
    }
}
