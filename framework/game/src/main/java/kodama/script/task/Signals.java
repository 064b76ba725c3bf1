package kodama.script.task;

import kodama.base.StepBudget;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Value;
import kodama.lua.bind.Values;

/**
 * Sends events to tasks: the task's {@code on_<event>} function runs at once as a child of the task, then the task is
 * resumed if it waits for the event.
 */
public final class Signals {
    private static final String HANDLER = TaskField.HANDLER;

    /** Instruction cost of an event that has no effect. */
    private static final int COST = 8;

    private static final int MAX_NAME_LENGTH = 1_000;

    private final Spawner spawner;
    private final StepBudget effort;

    /** The last event and its field: many events are sent to all tasks of a group. */
    private String event = "";

    private Value field = Value.NIL;

    Signals(Spawner spawner, StepBudget effort) {
        this.spawner = spawner;
        this.effort = effort;
    }

    /** Sends an event to a living task. */
    public void send(ScriptedTask task, String event, Values sent) {
        effort.spend(COST);
        task.signal(event, task.toEventArgument(sent));
    }

    private Value field(String name) {
        if (!name.equals(event)) {
            if (name.length() > MAX_NAME_LENGTH)
                throw new LuaException("the name of an event must be at most " + MAX_NAME_LENGTH
                        + " letters long but was " + name.length());
            event = name;
            field = Value.of(HANDLER + name);
        }
        return field;
    }

    /** Runs the event handler in a task's table. */
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
