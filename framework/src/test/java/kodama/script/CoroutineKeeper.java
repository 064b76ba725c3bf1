package kodama.script;

import org.luaj.vm2.LuaFunction;
import org.luaj.vm2.LuaValue;

/** A task that starts its field {@code body} as a coroutine of its own, and never ends it. */
public final class CoroutineKeeper extends JavaTask {
    @Override
    protected void start() {
        world().machine().coroutine((LuaFunction) table().rawget("body")).resume(LuaValue.NONE);
    }

    @Override
    protected boolean update(double dt) {
        return true;
    }
}
