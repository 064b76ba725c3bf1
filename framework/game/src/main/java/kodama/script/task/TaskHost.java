package kodama.script.task;

import kodama.task.Task;
import org.luaj.vm2.LuaValue;

/**
 * What a task can live in, such as a shot: it has the task's place, and keeps some of the fields that scripts see in
 * the task's table. Task and vessel share that table.
 */
public interface TaskHost {
    /** Whether it keeps a field, which is none of the task's then: {@link #read} and {@link #write} are to be asked. */
    boolean keeps(LuaValue key);

    /** Reads a field that it keeps; nil for nothing. */
    LuaValue read(LuaValue key);

    /**
     * Writes a field that it keeps.
     *
     * @throws kodama.lua.bind.LuaException if the value makes no sense
     */
    void write(LuaValue key, LuaValue value);

    /** Where it is; in virtual pixels. */
    double x();

    double y();

    /**
     * How far the picture that is being drawn moves it to the right, in virtual pixels; 0 unless that is a picture
     * between two ticks.
     */
    double shiftX();

    /** The same downwards. */
    double shiftY();

    /** Whether it has begun: false while a shot waits for its delay. The task starts with it, and not before. */
    boolean hasBegun();

    /** Called when a task lives in it from now on, before the task does anything. */
    void enter(Task task);

    /**
     * Called when the task has ended, before the task's finish hooks are. It has the table to itself again.
     *
     * @param returned whether its function came to its end, so that the vessel goes on alone; else both end
     */
    void leave(boolean returned);
}
