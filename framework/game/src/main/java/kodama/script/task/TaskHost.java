package kodama.script.task;

import kodama.task.Task;
import org.luaj.vm2.LuaValue;

/**
 * An object to which a task can be attached, such as a shot. It has the task's position, and stores some of the fields
 * in the task's table. Task and host share that table.
 */
public interface TaskHost {
    /** Returns whether it stores a field; if so, {@link #read} and {@link #write} are used instead of the task. */
    boolean keeps(LuaValue key);

    /** Returns a field that it stores; nil for none. */
    LuaValue read(LuaValue key);

    /**
     * Sets a field that it stores.
     *
     * @throws kodama.lua.bind.LuaException if the value is invalid
     */
    void write(LuaValue key, LuaValue value);

    /**
     * Checks a name that a script sets although neither the host nor the framework has such a field.
     *
     * @throws kodama.lua.bind.LuaException if the name must be a mistake
     */
    void requireOwnName(LuaValue key);

    /** Returns whether it, and what its task draws, is drawn. */
    boolean isVisible();

    /** Returns its x, in virtual pixels. */
    double x();

    double y();

    /**
     * Returns how far the current picture shifts it to the right, in virtual pixels; 0 unless the picture is between
     * two ticks.
     */
    double shiftX();

    /** Returns how far the current picture shifts it down. */
    double shiftY();

    /** Returns whether it has begun: false during the delay of a shot. The task starts when its host begins. */
    boolean hasBegun();

    /** Called when a task is attached, before the task does anything. */
    void enter(Task task);

    /**
     * Called when the task has ended, before its finish hooks. The host then has the table for itself.
     *
     * @param returned whether the task's function returned, so that the host continues alone; otherwise the host ends,
     *     too
     */
    void leave(boolean returned);
}
