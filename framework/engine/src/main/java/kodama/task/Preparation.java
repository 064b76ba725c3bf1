package kodama.task;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import kodama.base.ErrorSink;
import kodama.base.FatalErrors;

/**
 * Lets {@link Preparable} tasks prepare their turns: at the start of a tick all that have one to come, at once.
 *
 * <p>How: each thread takes the next task of the list until none is left, so that it makes no difference how their work
 * is spread. Failures are gathered, and told in the order of the tasks when all threads are back.
 */
final class Preparation {
    private record Failure(TaskRecord task, Throwable error) {}

    private final SortedTasks tasks;
    private final ReadyQueue ready;
    private final Termination termination;
    private final ForkJoin forkJoin;
    private final ErrorSink errors;
    private final Runnable share = this::takeShare;

    /** The index of the task that the next free thread takes. */
    private final AtomicInteger next = new AtomicInteger();

    private final List<Failure> failures = new ArrayList<>();

    /** Seconds in the game since the last tick. */
    private double dt;

    /** Written between forks only, so any thread may read it. */
    private boolean running;

    /** Prepares some tasks, of which those that are ready have a turn to come. */
    Preparation(SortedTasks tasks, ReadyQueue ready, Termination termination, ForkJoin forkJoin, ErrorSink errors) {
        this.tasks = tasks;
        this.ready = ready;
        this.termination = termination;
        this.forkJoin = forkJoin;
        this.errors = errors;
    }

    /** Whether tasks prepare, perhaps on other threads; any of them may ask. */
    boolean isRunning() {
        return running;
    }

    /** Refuses to change a task while others prepare, perhaps on other threads. */
    void requireNotRunning(TaskRecord task) {
        if (running) throw new IllegalStateException(task + " may only touch its Java fields while tasks prepare");
    }

    /** Prepares all that have a turn to come. */
    void prepareAll(double ofTick) {
        if (tasks.count() == 0) return;
        tasks.sort();
        dt = ofTick;
        next.set(0);
        running = true;
        try {
            if (tasks.count() == 1) takeShare();
            else forkJoin.run(share);
        } finally {
            running = false;
        }
        if (!failures.isEmpty()) tellFailures();
    }

    private void takeShare() {
        for (int i = next.getAndIncrement(); i < tasks.count(); i = next.getAndIncrement()) {
            TaskRecord task = tasks.get(i);
            if (task.isReady() && ready.mayRun(task)) tryToPrepare(task);
        }
    }

    private void tryToPrepare(TaskRecord task) {
        try {
            prepare(task, dt * task.timeScale);
        } catch (Throwable error) {
            FatalErrors.rethrowIfFatal(error);
            synchronized (failures) {
                failures.add(new Failure(task, error));
            }
        }
    }

    private void prepare(TaskRecord task, double itsTime) {
        task.rareFields().preparedAt = ready.tick();
        task.prepareTurn(itsTime);
    }

    private void tellFailures() {
        failures.sort((a, b) -> TaskOrder.runsBefore(a.task, b.task) ? -1 : 1);
        for (Failure failure : failures) errors.report(failure.task.description(), failure.error);
        for (Failure failure : failures) if (failure.task.isAlive()) termination.kill(failure.task);
        failures.clear();
    }

    /** Prepares a task whose turn it is, if that was not done in this tick. */
    void prepareLate(TaskRecord task, double itsTime) {
        if (tasks.count() == 0) return; // so that no record is read for it where no task prepares
        if (!task.prepares || task.rareFields().preparedAt == ready.tick()) return;
        running = true;
        try {
            prepare(task, itsTime);
        } finally {
            running = false;
        }
    }
}
