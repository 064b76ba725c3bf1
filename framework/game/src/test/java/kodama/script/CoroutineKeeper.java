package kodama.script;

import kodama.lua.MachineOf;
import kodama.lua.bind.Lua;
import kodama.lua.bind.Value;
import kodama.lua.bind.Values;

/** A task that starts its field {@code body} as a coroutine, and never ends it. */
public final class CoroutineKeeper extends JavaTask {
    @Override
    protected void start() {
        Value body = table().get("body");
        new Lua(MachineOf.function(body.raw())).routine(body).resume(Values.NONE);
    }

    @Override
    protected boolean update(double dt) {
        return true;
    }
}
