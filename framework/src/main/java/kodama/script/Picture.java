package kodama.script;

import kodama.lua.Call;
import kodama.lua.Resumable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** The body of a task that only has something to show: it rests until it is killed, which costs nothing. */
final class Picture extends Resumable {
    private final ScriptWorld world;

    Picture(ScriptWorld world) {
        this.world = world;
    }

    @Override
    public String name() {
        return "picture";
    }

    @Override
    protected Varargs start(Call call, Varargs arguments) {
        if (world.running() instanceof LuaTask task) task.restUntilWoken();
        return call.yield(LuaValue.NONE);
    }

    @Override
    protected Varargs resume(Call call, Varargs results) {
        return start(call, results);
    }
}
