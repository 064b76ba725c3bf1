package kodama.task;

import java.util.function.BooleanSupplier;
import kodama.base.Checks;
import kodama.task.TaskRecord.Wait;
import org.jspecify.annotations.Nullable;

/**
 * The waits of tasks: for a time, a condition, an event, or the end of another task.
 *
 * <p>A sleep is measured in the task's own time, of which a tick adds as much as its time scale: {@link TimeScales}. It
 * ends in the first tick in which that time is over, even if it is not a whole number of ticks. The excess is credited
 * to a sleep that follows in the same tick, so that on average a loop of sleeps keeps exactly to its rate. A task runs
 * at most once per tick, so a loop of sleeps of one tick does not become faster than that, and the credit is at most
 * one tick.
 */
final class Waits {
    /** Differences below this are rounding errors; 30 ticks at a rate of 0.1 do not add up to exactly 3. */
    private static final double NEARLY = 1e-9;

    private final ReadyQueue ready;
    private final TimingWheel wheel;

    Waits(ReadyQueue ready, Slots slots) {
        this.ready = ready;
        wheel = new TimingWheel(slots, this::endSleep);
    }

    // sleeps

    void sleep(TaskRecord task, double ticks) {
        Checks.atLeast("ticks to sleep", ticks, 1.0);
        if (!task.isAlive()) return;
        if (ticks == 1 && runsNextAnyway(task)) sleepToNextTick(task);
        else beginSleep(task, ticks);
    }

    /**
     * Returns whether a task that sleeps for one tick can stay ready, because it would not run before the next tick
     * anyway.
     */
    private boolean runsNextAnyway(TaskRecord task) {
        boolean hasNoTurnToCome = !ready.isWalking() || task.ranAt == ready.tick();
        return hasNoTurnToCome && task.timeScale == 1 && creditOf(task) == 0;
    }

    private double creditOf(TaskRecord task) {
        return task.rareFields != null && task.rareFields.creditAt == ready.tick() ? task.rareFields.credit : 0;
    }

    /** Leaves a task ready. Nothing needs to be done unless its time scale changes before the next tick. */
    private void sleepToNextTick(TaskRecord task) {
        wake(task);
        task.sleptSince = ready.tick();
    }

    private void beginSleep(TaskRecord task, double ticks) {
        double credit = creditOf(task);
        clear(task);
        task.sleepLeft = ticks - credit;
        continueSleep(task);
    }

    private void continueSleep(TaskRecord task) {
        task.wait = Wait.ASLEEP;
        task.sleptSince = ready.tick();
        if (task.timeScale == 0) return;
        double ticks = Math.ceil(task.sleepLeft / task.timeScale - NEARLY);
        wheel.add(task, ready.tick() + Math.max(1, (long) Math.min(ticks, Long.MAX_VALUE / 2)));
    }

    /** Ends the sleeps that are due in this tick. */
    void wakeDue() {
        wheel.advance(ready.tick());
    }

    private void endSleep(TaskRecord task) {
        double over = (ready.tick() - task.sleptSince) * task.timeScale - task.sleepLeft;
        if (over >= NEARLY) setCredit(task.rareFields(), Math.min(over, task.timeScale));
        makeReady(task);
    }

    private void setCredit(TaskRecord.RareFields task, double credit) {
        task.credit = credit;
        task.creditAt = ready.tick();
    }

    /** Sets the time scale of a task. The part of a sleep that is over counts at the old one. */
    void setTimeScale(TaskRecord task, double timeScale) {
        double before = task.timeScale;
        if (timeScale == before) return;
        if (task.wait == Wait.READY && task.sleptSince == ready.tick()) convertToSleep(task);
        if (task.wait == Wait.ASLEEP) elapseSleep(task);
        task.timeScale = timeScale;
        if (task.wait == Wait.ASLEEP) continueSleep(task);
        else if (task.wait == Wait.READY && timeScale == 0) ready.remove(task);
        else if (task.wait == Wait.READY && before == 0) ready.add(task);
    }

    private void convertToSleep(TaskRecord task) {
        ready.remove(task);
        task.sleepLeft = 1;
        continueSleep(task);
    }

    private void elapseSleep(TaskRecord task) {
        task.sleepLeft -= (ready.tick() - task.sleptSince) * task.timeScale;
        wheel.remove(task);
    }

    // the end of a wait

    /** Clears any wait; the task then waits for a call of wake. */
    void clear(TaskRecord task) {
        ready.remove(task);
        wheel.remove(task);
        clearReason(task);
        task.wait = Wait.SUSPENDED;
    }

    void wake(TaskRecord task) {
        task.sleptSince = -1;
        clearReason(task);
        if (task.wait == Wait.READY) return;
        wheel.remove(task);
        makeReady(task);
    }

    private static void clearReason(TaskRecord task) {
        if (task.rareFields == null) return;
        task.rareFields.event = null;
        task.rareFields.condition = null;
        removeJoiner(task);
    }

    private void makeReady(TaskRecord task) {
        task.wait = Wait.READY;
        if (task.timeScale > 0) ready.add(task);
    }

    // other waits

    void suspend(TaskRecord task) {
        if (task.isAlive()) clear(task);
    }

    void waitUntil(TaskRecord task, BooleanSupplier condition) {
        sleep(task, 1);
        if (task.isAlive()) task.rareFields().condition = condition;
    }

    /**
     * Returns whether a task can run, at its turn: whether its condition is true, if it has one. If so, clears the
     * condition and calls the hook that was set for the next run.
     */
    boolean isReady(TaskRecord task) {
        TaskRecord.RareFields extras = task.rareFields;
        if (extras == null) return true;
        if (extras.condition != null && !extras.condition.getAsBoolean()) return false;
        extras.condition = null;
        if (extras.beforeRun != null) callBeforeRun(extras, extras.beforeRun);
        return true;
    }

    private static void callBeforeRun(TaskRecord.RareFields extras, Runnable what) {
        extras.beforeRun = null;
        what.run();
    }

    void waitFor(TaskRecord task, String event) {
        if (!task.isAlive()) return;
        clear(task);
        setExpectedEvent(task, event);
    }

    void waitFor(TaskRecord task, String event, double ticks) {
        sleep(task, ticks);
        if (task.isAlive()) setExpectedEvent(task, event);
    }

    private static void setExpectedEvent(TaskRecord task, String event) {
        task.rareFields().event = event;
        task.rareFields().hasReceived = false;
    }

    /** Wakes a task if it waits for the event. */
    void signal(TaskRecord task, String event, @Nullable Object argument) {
        TaskRecord.RareFields extras = task.rareFields;
        if (extras == null || !event.equals(extras.event)) return;
        extras.received = argument;
        extras.hasReceived = true;
        wake(task);
    }

    /** Makes a task wait for the end of another. */
    void await(TaskRecord task, TaskRecord other) {
        if (!task.isAlive() || !other.isAlive()) return;
        requireNoCycle(task, other);
        clear(task);
        addJoiner(task, other);
    }

    private static void requireNoCycle(TaskRecord task, TaskRecord other) {
        for (TaskRecord at = other; at != null; at = awaited(at)) if (at == task) throw cycle(task, other);
    }

    private static IllegalStateException cycle(TaskRecord task, TaskRecord other) {
        StringBuilder chain = new StringBuilder("circular await: ").append(task);
        @Nullable TaskRecord at = other;
        for (; at != null && at != task; at = awaited(at)) chain.append(" -> ").append(at);
        return new IllegalStateException(chain.append(" -> ").append(task).toString());
    }

    /** Wakes all tasks that wait for the end of a task. */
    void wakeJoiners(TaskRecord task) {
        for (TaskRecord joiner = firstJoiner(task); joiner != null; joiner = firstJoiner(task)) wake(joiner);
    }

    // the tasks that wait for the end of a task: a queue, linked through their rarely used fields

    /** Adds a task to the queue, without checks. */
    private static void addJoiner(TaskRecord joiner, TaskRecord awaited) {
        TaskRecord.RareFields other = awaited.rareFields();
        joiner.rareFields().awaited = awaited;
        if (other.lastJoiner == null) other.firstJoiner = joiner;
        else other.lastJoiner.rareFields().nextJoiner = joiner;
        other.lastJoiner = joiner;
    }

    /** Removes a task from the queue it is in. Takes time proportional to the length of the queue. */
    private static void removeJoiner(TaskRecord joiner) {
        TaskRecord awaited = awaited(joiner);
        if (awaited == null) return;
        joiner.rareFields().awaited = null;
        unlink(joiner, awaited.rareFields());
    }

    private static void unlink(TaskRecord joiner, TaskRecord.RareFields awaited) {
        TaskRecord before = null;
        TaskRecord at = awaited.firstJoiner;
        for (; at != null && at != joiner; at = at.rareFields().nextJoiner) before = at;
        if (at == null) return;
        TaskRecord after = joiner.rareFields().nextJoiner;
        joiner.rareFields().nextJoiner = null;
        if (before == null) awaited.firstJoiner = after;
        else before.rareFields().nextJoiner = after;
        if (awaited.lastJoiner == joiner) awaited.lastJoiner = before;
    }

    /** Returns the task whose end a task waits for, or null. */
    private static @Nullable TaskRecord awaited(TaskRecord task) {
        return task.rareFields == null ? null : task.rareFields.awaited;
    }

    /** Returns the task that has waited for the end of a task for the longest time, or null. */
    private static @Nullable TaskRecord firstJoiner(TaskRecord task) {
        return task.rareFields == null ? null : task.rareFields.firstJoiner;
    }
}
