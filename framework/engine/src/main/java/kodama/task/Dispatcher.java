package kodama.task;

import java.util.function.Consumer;
import kodama.base.ErrorSink;
import kodama.base.FatalErrors;
import org.jspecify.annotations.Nullable;

/** Lets tasks run, one at a time, and is the guard at their border: what one throws ends that one only. */
final class Dispatcher {
    /** Most first stretches inside each other. Each takes some of the thread's stack, which must not run out. */
    private static final int MOST_NESTED = 100;

    private static final int NO_ONE = -1;

    private final Slots slots;
    private final ReadyQueue ready;
    private final Waits waits;
    private final Registry registry;
    private final Preparation preparation;
    private final Termination termination;
    private final ErrorSink errors;

    /**
     * The place of the innermost task that runs; less than 0 between tasks. It keeps its place to the end of the frame,
     * and a number is stored for nothing, where a collector charges for a reference.
     */
    private int current = NO_ONE;

    /** Seconds in the game since the last tick, and whether a tick is under way. */
    private double dt;

    private boolean updating;

    /** Hears of each task after its run; null when no one wants to know. */
    private @Nullable Consumer<TaskRecord> afterEach;

    /** How many first stretches are running inside each other. */
    private int nested;

    /** Hears whose time it was; null when no one wants to know. */
    private @Nullable RunTimeListener<TaskRecord> watch;

    /** Who shall hear that from the end of the tick on: a turn that is heard to end was heard to begin. */
    private @Nullable RunTimeListener<TaskRecord> watchWanted;

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
        return slot == NO_ONE ? null : slots.at(slot);
    }

    void setRunTimeListener(@Nullable RunTimeListener<TaskRecord> watcher) {
        watchWanted = watcher;
        if (current == NO_ONE) watch = watcher;
    }

    void requireBetweenTicks(String call) {
        if (current != NO_ONE) throw new IllegalStateException(call + "() called from inside a task");
        if (updating) throw new IllegalStateException(call + "() called in the middle of an update");
    }

    void requireUpdating(String call) {
        if (!updating || current != NO_ONE) throw new IllegalStateException(call + "() called outside of an update");
    }

    /** Begins a tick: those whose wait is over get a turn, and those that prepare do so. */
    void begin(double ofTick) {
        requireBetweenTicks("update");
        watch = watchWanted;
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

    /** Runs all whose turn is still to come in this tick, in order, and ends it. */
    void finish() {
        try {
            if (watch != null) watch.onBegin();
            for (TaskRecord task = ready.next(); task != null; task = ready.next()) run(task, dt * task.timeScale);
        } finally {
            end();
        }
    }

    /** Runs the one whose turn it is; answers null at the end of the tick. */
    @Nullable
    TaskRecord runNext() {
        boolean goesOn = false;
        try {
            TaskRecord task = ready.next();
            if (watch != null) watch.onBegin();
            if (task != null) run(task, dt * task.timeScale);
            goesOn = task != null;
            return task;
        } finally {
            if (!goesOn) end();
        }
    }

    /** Whose turn it is next in the tick under way; null if there is none. */
    @Nullable
    TaskRecord peekNext() {
        return updating ? ready.peek() : null;
    }

    private void end() {
        ready.endTick();
        updating = false;
        watch = watchWanted;
    }

    void setAfterRun(Consumer<TaskRecord> listener) {
        afterEach = listener;
    }

    private void run(TaskRecord task, double dt) {
        int before = current;
        if (watch != null) beginTurn(at(before));
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
            if (watch != null) watch.onRan(task);
        }
        if (afterEach != null) afterEach.accept(task);
    }

    /** What interrupts a task takes none of its time. */
    private void beginTurn(@Nullable TaskRecord before) {
        if (watch == null) return;
        if (before != null) watch.onRan(before);
        else if (!updating) watch.onBegin();
    }

    private boolean update(TaskRecord task, double dt) {
        if (task.life == TaskRecord.Life.DELAYED) endDelay(task);
        preparation.prepareLate(task, dt);
        return task.update(dt);
    }

    /** From here on the task is seen. */
    private void endDelay(TaskRecord task) {
        task.life = TaskRecord.Life.ALIVE;
        registry.updateVisibility(task);
    }

    private void kill(TaskRecord task) {
        if (task.isAlive()) termination.kill(task);
    }

    /** Runs the first stretch of a task before its turn. */
    void runNow(TaskRecord task) {
        if (!task.isAlive()) return;
        if (task.ranAt == ready.tick())
            throw new IllegalStateException(task + " has already run in tick " + ready.tick());
        if (nested == MOST_NESTED) throw tooDeep(task);
        nested++;
        try {
            run(task, 0);
        } finally {
            nested--;
        }
    }

    private IllegalStateException tooDeep(TaskRecord task) {
        kill(task);
        return new IllegalStateException(
                MOST_NESTED + " tasks are spawning each other without a wait; " + task + " was not started");
    }
}
