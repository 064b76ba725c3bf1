package kodama.script.task;

import kodama.draw.DrawList;
import kodama.task.Task;
import kodama.task.TaskList;
import org.jspecify.annotations.Nullable;

/** Whose code runs: a task's function, its draw hook, or a finish hook, which belongs to no task. */
final class RunningTask {
    /** No task. */
    private static final int NO_ONE = 0;

    /** The one that has its turn in the list. */
    private static final int RUNNER = 1;

    /** The one that draws. */
    private static final int PAINTER = 2;

    private final TaskList tasks;

    /** One of the three: to note a task itself at each turn would be a store that the collector charges for. */
    private int whose = NO_ONE;

    private @Nullable Task painter;
    private @Nullable DrawList frame;

    /** What runs that belongs to no task, as messages name it; the innermost, as a finish hook may end another task. */
    private @Nullable String callback;

    /** What runs that belongs to no task and only looks at the game; as messages name it. */
    private @Nullable String looking;

    RunningTask(TaskList tasks) {
        this.tasks = tasks;
    }

    /** Begins the turn of the task that the list lets run; answers what to give to {@link #end}. */
    int beginTurn() {
        return begin(RUNNER);
    }

    /** Begins something that belongs to no task; answers what to give to {@link #end}. */
    int beginOutsideTask() {
        return begin(NO_ONE);
    }

    private int begin(int next) {
        int before = whose;
        whose = next;
        return before;
    }

    /** Goes back to the turn that was interrupted. */
    void end(int before) {
        whose = before;
    }

    /** Lets what the task draws now go straight into the frame; answers what to give to {@link #endDrawing}. */
    int beginDrawing(Task task, DrawList list) {
        painter = task;
        frame = list;
        return begin(PAINTER);
    }

    void endDrawing(int before) {
        end(before);
        painter = null;
        frame = null;
    }

    /** Names what belongs to no task; answers what it interrupts. */
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
    String beginReadOnly(String what) {
        String before = looking;
        looking = what;
        return before;
    }

    void endReadOnly(@Nullable String before) {
        looking = before;
    }

    @Nullable
    String readOnly() {
        return looking;
    }

    @Nullable
    Task task() {
        return switch (whose) {
            case RUNNER -> tasks.current();
            case PAINTER -> painter;
            default -> null;
        };
    }

    /** The frame's list in a draw hook; else null. */
    @Nullable
    DrawList frame() {
        return isDrawing() ? frame : null;
    }

    boolean isDrawing() {
        return whose == PAINTER;
    }
}
