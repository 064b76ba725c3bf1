package kodama.task;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import kodama.base.ErrorSink;
import kodama.base.Faults;

/**
 * Lets {@link Preparing} tasks prepare their turns: at the start of a tick all that have one to come, at once.
 *
 * <p>How: each thread takes the next task of the roll until none is left, so that it makes no difference how their work is
 * spread. Failures are gathered, and told in the order of the tasks when all threads are back.
 */
final class Preparation {
    private record Failure(Task task, Throwable error) {}

    private final Roll roll;
    private final Turns turns;
    private final ForkJoin forkJoin;
    private final ErrorSink errors;
    private final AtomicInteger next = new AtomicInteger();
    private final List<Failure> failures = new ArrayList<>();
    private final Runnable share = this::takeShare;
    private double dt;
    private boolean running;

    Preparation(Roll roll, Turns turns, ForkJoin forkJoin, ErrorSink errors) {
        this.roll = roll;
        this.turns = turns;
        this.forkJoin = forkJoin;
        this.errors = errors;
    }

    /** Written between forks only, so any thread may read it. */
    boolean isRunning() {
        return running;
    }

    /** Prepares all that have a turn to come. */
    void prepareAll(double ofTick) {
        if (roll.count() == 0) return;
        roll.putInOrder();
        dt = ofTick;
        next.set(0);
        running = true;
        try {
            if (roll.count() == 1) takeShare();
            else forkJoin.run(share);
        } finally {
            running = false;
        }
        if (!failures.isEmpty()) tellFailures();
    }

    private void takeShare() {
        for (int i = next.getAndIncrement(); i < roll.count(); i = next.getAndIncrement()) {
            Task task = roll.get(i);
            if (task.isReady() && task.notBefore <= turns.tick()) tryToPrepare(task);
        }
    }

    private void tryToPrepare(Task task) {
        try {
            prepare(task, dt * task.pace);
        } catch (Throwable error) {
            Faults.passFatal(error);
            synchronized (failures) {
                failures.add(new Failure(task, error));
            }
        }
    }

    private void prepare(Task task, double itsTime) {
        task.preparedAt = turns.tick();
        ((Preparing) task).prepare(itsTime);
    }

    private void tellFailures() {
        failures.sort((a, b) -> TaskOrder.runsBefore(a.task, b.task) ? -1 : 1);
        for (Failure failure : failures) errors.report(failure.task.described(), failure.error);
        for (Failure failure : failures) failure.task.kill();
        failures.clear();
    }

    /** Prepares a task whose turn it is, if that was not done in this tick. */
    void prepareLate(Task task, double itsTime) {
        if (!task.prepares || task.preparedAt == turns.tick()) return;
        running = true;
        try {
            prepare(task, itsTime);
        } finally {
            running = false;
        }
    }
}
