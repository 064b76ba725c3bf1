package kodama.script;

import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaFunction;
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

    void send(ScriptedTask task, String event, Varargs arguments) {
        task.signal(event, task.sent(arguments));
    }

    /** Runs the function that a task's table has for an event. */
    void handle(ScriptedTask task, String event, Varargs arguments) {
        LuaValue handler = task.table().rawget(HANDLER + event);
        if (handler instanceof LuaFunction function) {
            world.spawner().handler(function, task, LuaValue.varargsOf(task.table(), arguments));
        } else if (!handler.isnil()) {
            throw new LuaError("a task's '" + HANDLER + event + "' must be a function but was a " + handler.typename());
        }
    }
}
