package kodama.script.task;

import kodama.draw.DrawList;
import kodama.task.Task;
import org.jspecify.annotations.Nullable;

/** Whose code runs: a task's function, its draw hook, or a finish hook, which belongs to no task. */
final class RunningTask {
    private @Nullable Task task;
    private @Nullable Task painter;
    private @Nullable DrawList frame;

    /** What runs that belongs to no task, as messages name it; the innermost, as a finish hook may end another task. */
    private @Nullable String callback;

    /** What runs that belongs to no task and only looks at the game; as messages name it. */
    private @Nullable String looking;

    /** Begins the turn of a task, or of none; answers whose turn it was. */
    @Nullable
    Task begin(@Nullable Task next) {
        Task before = task;
        task = next;
        return before;
    }

    /** Goes back to the turn that was interrupted. */
    void end(@Nullable Task before) {
        task = before;
    }

    /** Lets what the task draws now go straight into the frame. */
    void beginDrawing(Task task, DrawList list) {
        painter = task;
        frame = list;
    }

    void endDrawing() {
        painter = null;
        frame = null;
    }

    /** Begins something that belongs to no task; answers what it interrupts. */
    @Nullable
    String beginCallback(String what) {
        String before = callback;
        callback = what;
        return before;
    }

    void endCallback(@Nullable String before) {
        callback = before;
    }

    @Nullable
    String callback() {
        return callback;
    }

    /** Begins something that only looks; answers what it interrupts. */
    @Nullable
    String beginLooking(String what) {
        String before = looking;
        looking = what;
        return before;
    }

    void endLooking(@Nullable String before) {
        looking = before;
    }

    @Nullable
    String looking() {
        return looking;
    }

    @Nullable
    Task task() {
        return task;
    }

    /** The frame's list in a draw hook; else null. */
    @Nullable
    DrawList frame() {
        return isDrawing() ? frame : null;
    }

    boolean isDrawing() {
        return painter != null && task == painter;
    }
}
