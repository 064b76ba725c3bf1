package kodama.script.task;

import kodama.base.StepBudget;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Value;
import kodama.lua.bind.Values;

/**
 * Sends events to tasks: the task's {@code on_<event>} function runs at once as a child of the task, then a task that
 * waits for the event goes on.
 */
public final class Signals {
    private static final String HANDLER = TaskField.HANDLER;

    /** The effort of sending an event to a task that does nothing with it. */
    private static final int COST = 8;

    private static final int LONGEST_NAME = 1_000;

    private final Spawner spawner;
    private final StepBudget effort;

    /** The event that was handled last, and the field that tasks have for it: many are sent to all of a group. */
    private String event = "";

    private Value field = Value.NIL;

    Signals(Spawner spawner, StepBudget effort) {
        this.spawner = spawner;
        this.effort = effort;
    }

    /** Sends an event to a task that is alive. */
    public void send(ScriptedTask task, String event, Values sent) {
        effort.spend(COST);
        task.signal(event, task.toEventArgument(sent));
    }

    private Value field(String name) {
        if (!name.equals(event)) {
            if (name.length() > LONGEST_NAME)
                throw new LuaException("the name of an event must be at most " + LONGEST_NAME + " letters long but was "
                        + name.length());
            event = name;
            field = Value.of(HANDLER + name);
        }
        return field;
    }

    /** Runs the function that a task's table has for an event. */
    void handle(ScriptedTask task, String event, Values sent) {
        Value handler = task.table().get(field(event));
        if (handler.is(LuaType.FUNCTION)) {
            spawner.spawnHandler(handler, task, event, sent.after(task.table()));
        } else if (!handler.isNil()) {
            throw new LuaException(
                    "a task's '" + HANDLER + event + "' must be a function but was a " + handler.typeName());
        }
    }
}
