package kodama.script.task;

import kodama.task.Task;
import org.luaj.vm2.LuaValue;

/**
 * What a task can live in, such as a shot: it has the task's place, and keeps some of the fields that scripts see in
 * the task's table. Task and vessel share that table.
 */
public interface Vessel {
    /**
     * Tells whether it keeps a field; such a field is none of the task's then.
     *
     * @param key any value
     * @return true if {@link #read} and {@link #write} are to be asked
     */
    boolean keeps(LuaValue key);

    /**
     * Reads a field.
     *
     * @param key one that it keeps
     * @return nil for nothing
     */
    LuaValue read(LuaValue key);

    /**
     * Writes a field.
     *
     * @param key one that it keeps
     * @param value any
     * @throws kodama.lua.bind.LuaException if the value makes no sense
     */
    void write(LuaValue key, LuaValue value);

    /**
     * Tells where it is.
     *
     * @return in virtual pixels
     */
    double x();

    /**
     * Tells where it is.
     *
     * @return in virtual pixels
     */
    double y();

    /**
     * Tells how far the picture that is being drawn moves it to the right.
     *
     * @return in virtual pixels; 0 unless a picture between two ticks is being drawn
     */
    double shiftX();

    /**
     * Tells how far the picture that is being drawn moves it down.
     *
     * @return in virtual pixels; 0 unless a picture between two ticks is being drawn
     */
    double shiftY();

    /**
     * Tells whether it has begun. The task starts with it, and not before.
     *
     * @return false while a shot waits for its delay
     */
    boolean hasBegun();

    /**
     * Hears that a task lives in it from now on, before the task does anything.
     *
     * @param task alive
     */
    void enter(Task task);

    /**
     * Hears that the task has ended, before the task's finish hooks do. Has the table to itself again.
     *
     * @param returned whether its function came to its end, so that the vessel goes on alone; else both end
     */
    void leave(boolean returned);
}
