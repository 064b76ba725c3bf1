package kodama.script;

import kodama.task.Task;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaFunction;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/**
 * Sends events to tasks: the task's {@code on_<event>} function runs at once as a child of the task, then a task that
 * waits for the event goes on.
 */
final class Signals {
    private static final String HANDLER = "on_";

    private final ScriptWorld world;

    Signals(ScriptWorld world) {
        this.world = world;
    }

    void send(LuaTable table, String event, Varargs arguments) {
        @Nullable Task task = world.tables().find(table);
        if (task == null) return;
        LuaValue handler = table.rawget(HANDLER + event);
        if (handler.isfunction()) handle((LuaFunction) handler, task, LuaValue.varargsOf(table, arguments));
        if (task instanceof LuaTask listener && listener.isAlive()) listener.hear(event, arguments);
    }

    private void handle(LuaFunction handler, Task owner, Varargs arguments) {
        LuaTable own = world.machine().newTable();
        LuaTask child = new LuaTask(world, own, handler, arguments);
        world.adopt(child, own);
        world.tasks().spawn(child, owner.priority(), owner);
        world.tasks().runNow(child);
    }
}
