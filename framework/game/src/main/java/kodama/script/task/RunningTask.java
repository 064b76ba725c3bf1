package kodama.script.task;

import kodama.draw.DrawList;
import kodama.task.Task;
import kodama.task.TaskList;
import org.jspecify.annotations.Nullable;

/** Tracks which code runs: a task's function, its draw hook, or code that belongs to no task, such as a finish hook. */
final class RunningTask {
    /** Code outside of tasks. */
    private static final int OUTSIDE = 0;

    /** The task that the list runs. */
    private static final int RUN = 1;

    /** The task that is drawn. */
    private static final int DRAW = 2;

    private final TaskList tasks;

    /** One of the three constants; storing the task itself in each run would cost the garbage collector time. */
    private int mode = OUTSIDE;

    private @Nullable Task drawnTask;
    private @Nullable DrawList frame;

    /** The list of the canvas that is being drawn on; null for none. */
    private @Nullable DrawList target;

    /** Description of the innermost callback outside of tasks, for messages; a finish hook may end another task. */
    private @Nullable String callback;

    /** Description of read-only code outside of tasks, for messages. */
    private @Nullable String readOnly;

    RunningTask(TaskList tasks) {
        this.tasks = tasks;
    }

    /** Begins the run of the list's current task; returns the argument for {@link #end}. */
    int beginRun() {
        return begin(RUN);
    }

    /** Begins code outside of tasks; returns the argument for {@link #end}. */
    int beginOutsideTask() {
        return begin(OUTSIDE);
    }

    private int begin(int next) {
        int before = mode;
        mode = next;
        return before;
    }

    /** Ends the code, and resumes the one it interrupted. */
    void end(int before) {
        mode = before;
    }

    /** Begins a draw hook, which draws directly into the frame; returns the argument for {@link #endDrawing}. */
    int beginDrawing(Task task, DrawList list) {
        drawnTask = task;
        frame = list;
        return begin(DRAW);
    }

    void endDrawing(int before) {
        end(before);
        drawnTask = null;
        frame = null;
    }

    /** Begins to draw on a canvas; returns the list of the canvas around it, for {@link #endTarget}. */
    @Nullable
    DrawList beginTarget(DrawList list) {
        DrawList before = target;
        target = list;
        return before;
    }

    void endTarget(@Nullable DrawList before) {
        target = before;
    }

    /** Returns the list of the canvas that is being drawn on; null for none. */
    @Nullable
    DrawList target() {
        return target;
    }

    /** Begins a callback; returns the one that it interrupts. */
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

    /** Begins read-only code; returns the one that it interrupts. */
    @Nullable
    String beginReadOnly(String what) {
        String before = readOnly;
        readOnly = what;
        return before;
    }

    void endReadOnly(@Nullable String before) {
        readOnly = before;
    }

    @Nullable
    String readOnly() {
        return readOnly;
    }

    @Nullable
    Task task() {
        return switch (mode) {
            case RUN -> tasks.current();
            case DRAW -> drawnTask;
            default -> null;
        };
    }

    /** Returns the frame's draw list in a draw hook; otherwise null. */
    @Nullable
    DrawList frame() {
        return isDrawing() ? frame : null;
    }

    boolean isDrawing() {
        return mode == DRAW;
    }
}
