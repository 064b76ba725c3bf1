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

    /** The effort of sending an event to a task that does nothing with it. */
    private static final int COST = 8;

    private final ScriptWorld world;

    /** The event that was handled last, and the field that tasks have for it: many are sent to all of a group. */
    private String event = "";

    private LuaValue field = LuaValue.NIL;

    Signals(ScriptWorld world) {
        this.world = world;
    }

    void send(ScriptedTask task, String event, Varargs arguments) {
        world.effort().spend(COST);
        task.signal(event, task.sent(arguments));
    }

    private LuaValue field(String name) {
        if (!name.equals(event)) {
            event = name;
            field = LuaValue.valueOf(HANDLER + name);
        }
        return field;
    }

    /** Runs the function that a task's table has for an event. */
    void handle(ScriptedTask task, String event, Varargs arguments) {
        LuaValue handler = task.table().rawget(field(event));
        if (handler instanceof LuaFunction function) {
            world.spawner().handler(function, task, LuaValue.varargsOf(task.table(), arguments));
        } else if (!handler.isnil()) {
            throw new LuaError("a task's '" + HANDLER + event + "' must be a function but was a " + handler.typename());
        }
    }
}
