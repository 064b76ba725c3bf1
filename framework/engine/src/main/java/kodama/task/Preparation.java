package kodama.task;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import kodama.base.ErrorSink;
import kodama.base.FatalErrors;

/**
 * Prepares {@link Preparable} tasks: at the start of a tick, in parallel, all that will run.
 *
 * <ol>
 *   <li>Each thread takes the next task of the sorted list until none is left, so the distribution over threads does
 *       not matter.
 *   <li>Failures are collected. When all threads are done, they are reported and the tasks are killed, in task order.
 *   <li>Tasks that become ready later in the tick are prepared alone, just before they run.
 * </ol>
 */
final class Preparation {
    private record Failure(TaskRecord task, Throwable error) {}

    private final SortedTasks tasks;
    private final ReadyQueue ready;
    private final Termination termination;
    private final ForkJoin forkJoin;
    private final ErrorSink errors;
    private final Runnable share = this::prepareTasks;

    /** Index of the task that the next free thread takes. */
    private final AtomicInteger next = new AtomicInteger();

    private final List<Failure> failures = new ArrayList<>();

    /** Seconds in the game since the last tick. */
    private double dt;

    /** Whether tasks are being prepared. Only written while no other thread works, so any thread may read it. */
    private boolean running;

    /** Creates the preparation of some tasks; those that are ready will run in the tick. */
    Preparation(SortedTasks tasks, ReadyQueue ready, Termination termination, ForkJoin forkJoin, ErrorSink errors) {
        this.tasks = tasks;
        this.ready = ready;
        this.termination = termination;
        this.forkJoin = forkJoin;
        this.errors = errors;
    }

    /** Returns whether tasks are being prepared; any of their threads may call it. */
    boolean isRunning() {
        return running;
    }

    /** Throws if tasks are being prepared, during which tasks must not be changed. */
    void requireNotRunning(TaskRecord task) {
        if (running) throw new IllegalStateException(task + " may only touch its Java fields while tasks prepare");
    }

    /** Prepares all tasks that will run in the tick. */
    void prepareAll(double ofTick) {
        if (tasks.count() == 0) return;
        tasks.sort();
        dt = ofTick;
        next.set(0);
        running = true;
        try {
            if (tasks.count() == 1) prepareTasks();
            else forkJoin.run(share);
        } finally {
            running = false;
        }
        if (!failures.isEmpty()) reportFailures();
    }

    private void prepareTasks() {
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

    private void reportFailures() {
        failures.sort((a, b) -> TaskOrder.runsBefore(a.task, b.task) ? -1 : 1);
        for (Failure failure : failures) errors.report(failure.task.description(), failure.error);
        for (Failure failure : failures) if (failure.task.isAlive()) termination.kill(failure.task);
        failures.clear();
    }

    /** Prepares a task that is about to run, unless it was prepared in this tick. */
    void prepareLate(TaskRecord task, double itsTime) {
        if (tasks.count() == 0) return; // avoids reading the record when no task prepares
        if (!task.prepares || task.rareFields().preparedAt == ready.tick()) return;
        running = true;
        try {
            prepare(task, itsTime);
        } finally {
            running = false;
        }
    }
}
