package kodama.task;

import kodama.base.Checks;
import org.jspecify.annotations.Nullable;

/**
 * Who waits, for how long or for what.
 *
 * <p>A sleep is counted in the task's own time, of which a tick brings as much as its pace: {@link Paces}. It ends in the
 * first tick in which that time is up, also when it is no whole number of ticks. What is then too much is put to the credit of a sleep that follows in the same
 * tick, so that on the mean a loop of sleeps keeps exactly to its rate. As a task runs once a tick at most, a loop of
 * sleeps of one tick does not become faster than that, and the credit is never more than a tick's worth.
 */
final class Waits {
    /** Own time this close to a whole sleep is one, as 30 ticks of a rate of 0.1 do not add up to 3 exactly. */
    private static final double NEARLY = 1e-9;

    private final Turns turns;
    private final TimingWheel wheel = new TimingWheel(this::alarm);

    Waits(Turns turns) {
        this.turns = turns;
    }

    void begin() {
        turns.begin(wheel);
    }

    void sleep(Task task, double ticks) {
        Checks.atLeast("ticks to sleep", ticks, 1.0);
        if (task.dead) return;
        if (ticks == 1 && runsNextAnyway(task)) nap(task);
        else file(task, ticks);
    }

    /** Whether a sleep of one tick would only be the way from one tick to the next. */
    private boolean runsNextAnyway(Task task) {
        boolean hasNoTurnToCome = !turns.isWalking() || task.ranAt == turns.tick();
        return hasNoTurnToCome && task.pace == 1 && creditOf(task) == 0;
    }

    private double creditOf(Task task) {
        return task.creditAt == turns.tick() ? task.credit : 0;
    }

    /** Leaves a task ready: nothing is to be done unless its pace changes before the next tick. */
    private void nap(Task task) {
        wake(task);
        task.nappedAt = turns.tick();
    }

    private void file(Task task, double ticks) {
        double credit = creditOf(task);
        stop(task);
        task.remaining = ticks - credit;
        goOnSleeping(task);
    }

    private void goOnSleeping(Task task) {
        task.wait = Task.Wait.ASLEEP;
        task.since = turns.tick();
        if (task.pace == 0) return;
        double ticks = Math.ceil(task.remaining / task.pace - NEARLY);
        wheel.add(task, turns.tick() + Math.max(1, (long) Math.min(ticks, Long.MAX_VALUE / 2)));
    }

    private void alarm(Task task) {
        double over = (task.due - task.since) * task.pace - task.remaining;
        task.credit = over < NEARLY ? 0 : Math.min(over, task.pace);
        task.creditAt = turns.tick();
        ready(task);
    }

    void suspend(Task task) {
        if (!task.dead) stop(task);
    }

    /** Ends any wait, and lets the task wait for nothing. */
    void stop(Task task) {
        turns.take(task);
        wheel.remove(task);
        Ties.cut(task);
        task.wait = Task.Wait.SUSPENDED;
    }

    void wake(Task task) {
        task.nappedAt = -1;
        Ties.cut(task);
        if (task.wait == Task.Wait.READY) return;
        wheel.remove(task);
        ready(task);
    }

    private void ready(Task task) {
        task.wait = Task.Wait.READY;
        if (task.pace > 0) turns.add(task);
    }

    /** Gives a task another pace; what it has slept so far counts by the old one. */
    void setPace(Task task, double pace) {
        double before = task.pace;
        if (pace == before) return;
        if (task.wait == Task.Wait.READY && task.nappedAt == turns.tick()) sleepAfterAll(task);
        if (task.wait == Task.Wait.ASLEEP) settle(task);
        task.pace = pace;
        if (task.wait == Task.Wait.ASLEEP) goOnSleeping(task);
        else if (task.wait == Task.Wait.READY && pace == 0) turns.take(task);
        else if (task.wait == Task.Wait.READY && before == 0) turns.add(task);
    }

    private void sleepAfterAll(Task task) {
        turns.take(task);
        task.remaining = 1;
        goOnSleeping(task);
    }

    private void settle(Task task) {
        task.remaining -= (turns.tick() - task.since) * task.pace;
        wheel.remove(task);
    }

    // waiting for others

    void waitFor(Task task, String event) {
        if (task.dead) return;
        stop(task);
        task.ties().expect(event);
    }

    void waitFor(Task task, String event, double ticks) {
        sleep(task, ticks);
        if (!task.dead) task.ties().expect(event);
    }

    /** Wakes a task that waits for the event. */
    void signal(Task task, String event, @Nullable Object argument) {
        if (task.ties == null || !event.equals(task.ties.event)) return;
        task.ties.received = argument;
        task.ties.hasReceived = true;
        wake(task);
    }

    void await(Task task, Task other) {
        refuseCycle(task, other);
        if (task.dead || !other.isAlive()) return;
        stop(task);
        Ties.tie(task, other);
    }

    private static void refuseCycle(Task task, Task other) {
        for (Task at = other; at != null; at = awaited(at)) if (at == task) throw circle(task, other);
    }

    private static @Nullable Task awaited(Task task) {
        return task.ties == null ? null : task.ties.awaited;
    }

    private static IllegalStateException circle(Task task, Task other) {
        StringBuilder chain = new StringBuilder("await goes round in a circle: ").append(task);
        @Nullable Task at = other;
        for (; at != null && at != task; at = awaited(at)) chain.append(" -> ").append(at);
        return new IllegalStateException(chain.append(" -> ").append(task).toString());
    }

    /** Wakes all that waited for the end of a task. */
    void ended(Task task) {
        if (task.ties == null) return;
        for (Task waiter = task.ties.firstWaiter(); waiter != null; waiter = task.ties.firstWaiter()) wake(waiter);
    }
}
