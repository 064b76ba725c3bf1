package kodama.task;

import java.util.function.Consumer;
import kodama.base.ErrorSink;
import kodama.base.FatalErrors;
import org.jspecify.annotations.Nullable;

/** Runs tasks one at a time. An exception ends only the task that threw it. */
final class Dispatcher {
    /**
     * Maximum nesting of tasks that run until their first wait when spawned. Each level takes space on the thread's
     * stack.
     */
    private static final int MAX_NESTED = 100;

    private static final int NONE = -1;

    private final Slots slots;
    private final ReadyQueue ready;
    private final Waits waits;
    private final Registry registry;
    private final Preparation preparation;
    private final Termination termination;
    private final ErrorSink errors;

    /**
     * Slot of the innermost running task, negative between tasks. The task keeps its slot until the end of the frame,
     * and storing a number is cheaper for the garbage collector than storing a reference.
     */
    private int current = NONE;

    /** Seconds in the game since the last tick. */
    private double dt;

    private boolean updating;

    /** Called with each task after its run; null for none. */
    private @Nullable Consumer<TaskRecord> afterRun;

    /** Current nesting of tasks that run until their first wait. */
    private int nested;

    /** Notified of run times; null for none. */
    private @Nullable RunTimeListener<TaskRecord> runTimeListener;

    /** The listener from the end of the tick on, so that calls for the start and end of a turn stay paired. */
    private @Nullable RunTimeListener<TaskRecord> nextRunTimeListener;

    Dispatcher(
            Slots slots,
            ReadyQueue ready,
            Waits waits,
            Registry registry,
            Preparation preparation,
            Termination termination,
            ErrorSink errors) {
        this.slots = slots;
        this.ready = ready;
        this.waits = waits;
        this.registry = registry;
        this.preparation = preparation;
        this.termination = termination;
        this.errors = errors;
    }

    @Nullable
    TaskRecord current() {
        return at(current);
    }

    private @Nullable TaskRecord at(int slot) {
        return slot == NONE ? null : slots.at(slot);
    }

    void setRunTimeListener(@Nullable RunTimeListener<TaskRecord> watcher) {
        nextRunTimeListener = watcher;
        if (current == NONE) runTimeListener = watcher;
    }

    void requireBetweenTicks(String call) {
        if (current != NONE) throw new IllegalStateException(call + "() called from inside a task");
        if (updating) throw new IllegalStateException(call + "() called in the middle of an update");
    }

    void requireUpdating(String call) {
        if (!updating || current != NONE) throw new IllegalStateException(call + "() called outside of an update");
    }

    /** Begins a tick: wakes the tasks whose wait is over, and prepares {@link Preparable} tasks. */
    void begin(double ofTick) {
        requireBetweenTicks("update");
        runTimeListener = nextRunTimeListener;
        updating = true;
        dt = ofTick;
        boolean begun = false;
        try {
            ready.beginTick();
            waits.wakeDue();
            ready.beginWalk();
            preparation.prepareAll(dt);
            begun = true;
        } finally {
            if (!begun) end();
        }
    }

    /** Runs the remaining tasks of the tick in order, and ends it. */
    void finish() {
        try {
            if (runTimeListener != null) runTimeListener.onBegin();
            for (TaskRecord task = ready.next(); task != null; task = ready.next()) run(task, dt * task.timeScale);
        } finally {
            end();
        }
    }

    /** Runs the next task of the tick. Returns null at its end. */
    @Nullable
    TaskRecord runNext() {
        boolean goesOn = false;
        try {
            TaskRecord task = ready.next();
            if (runTimeListener != null) runTimeListener.onBegin();
            if (task != null) run(task, dt * task.timeScale);
            goesOn = task != null;
            return task;
        } finally {
            if (!goesOn) end();
        }
    }

    /** Returns the next task of the tick, or null if there is none or no tick is in progress. */
    @Nullable
    TaskRecord peekNext() {
        return updating ? ready.peek() : null;
    }

    private void end() {
        ready.endTick();
        updating = false;
        runTimeListener = nextRunTimeListener;
    }

    void setAfterRun(Consumer<TaskRecord> listener) {
        afterRun = listener;
    }

    private void run(TaskRecord task, double dt) {
        int before = current;
        if (runTimeListener != null) beginTurn(at(before));
        current = task.slot;
        task.ranAt = ready.tick();
        try {
            if (waits.isReady(task) && !update(task, dt)) kill(task);
        } catch (Throwable error) {
            FatalErrors.rethrowIfFatal(error);
            errors.report(task.description(), error);
            kill(task);
        } finally {
            current = before;
            if (runTimeListener != null) runTimeListener.onRan(task);
        }
        if (afterRun != null) afterRun.accept(task);
    }

    /** A task that interrupts another does not count toward the other's time. */
    private void beginTurn(@Nullable TaskRecord before) {
        if (runTimeListener == null) return;
        if (before != null) runTimeListener.onRan(before);
        else if (!updating) runTimeListener.onBegin();
    }

    private boolean update(TaskRecord task, double dt) {
        if (task.life == TaskRecord.Life.DELAYED) endDelay(task);
        preparation.prepareLate(task, dt);
        return task.update(dt);
    }

    /** Makes a delayed task visible to drawing and hit tests. */
    private void endDelay(TaskRecord task) {
        task.life = TaskRecord.Life.ALIVE;
        registry.updateVisibility(task);
    }

    private void kill(TaskRecord task) {
        if (task.isAlive()) termination.kill(task);
    }

    /** Runs a task until its first wait, before its turn. */
    void runNow(TaskRecord task) {
        if (!task.isAlive()) return;
        if (task.ranAt == ready.tick())
            throw new IllegalStateException(task + " has already run in tick " + ready.tick());
        if (nested == MAX_NESTED) throw nestingError(task);
        nested++;
        try {
            run(task, 0);
        } finally {
            nested--;
        }
    }

    private IllegalStateException nestingError(TaskRecord task) {
        kill(task);
        return new IllegalStateException(
                MAX_NESTED + " tasks are spawning each other without a wait; " + task + " was not started");
    }
}
