package kodama.task;

import java.util.function.BooleanSupplier;
import kodama.base.Checks;
import kodama.task.TaskRecord.Wait;
import org.jspecify.annotations.Nullable;

/**
 * Who waits, for how long or for what.
 *
 * <p>A sleep is counted in the task's own time, of which a tick brings as much as its pace: {@link TimeScales}. It ends in
 * the first tick in which that time is up, also when it is no whole number of ticks. What is then too much is put to
 * the credit of a sleep that follows in the same tick, so that on the mean a loop of sleeps keeps exactly to its rate.
 * As a task runs once a tick at most, a loop of sleeps of one tick does not become faster than that, and the credit is
 * never more than a tick's worth.
 */
final class Waits {
    /** Own time this close to a whole sleep is one, as 30 ticks of a rate of 0.1 do not add up to 3 exactly. */
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
        if (ticks == 1 && runsNextAnyway(task)) nap(task);
        else beginSleep(task, ticks);
    }

    /** Whether a sleep of one tick would only be the way from one tick to the next. */
    private boolean runsNextAnyway(TaskRecord task) {
        boolean hasNoTurnToCome = !ready.isWalking() || task.ranAt == ready.tick();
        return hasNoTurnToCome && task.timeScale == 1 && creditOf(task) == 0;
    }

    private double creditOf(TaskRecord task) {
        return task.rareFields != null && task.rareFields.creditAt == ready.tick() ? task.rareFields.credit : 0;
    }

    /** Leaves a task ready: nothing is to be done unless its pace changes before the next tick. */
    private void nap(TaskRecord task) {
        wake(task);
        task.sleptSince = ready.tick();
    }

    private void beginSleep(TaskRecord task, double ticks) {
        double credit = creditOf(task);
        clear(task);
        task.sleepLeft = ticks - credit;
        goOnSleeping(task);
    }

    private void goOnSleeping(TaskRecord task) {
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
        if (over >= NEARLY) giveCredit(task.rareFields(), Math.min(over, task.timeScale));
        beReady(task);
    }

    private void giveCredit(TaskRecord.RareFields task, double credit) {
        task.credit = credit;
        task.creditAt = ready.tick();
    }

    /** Gives a task another pace; what it has slept so far counts by the old one. */
    void setTimeScale(TaskRecord task, double pace) {
        double before = task.timeScale;
        if (pace == before) return;
        if (task.wait == Wait.READY && task.sleptSince == ready.tick()) sleepAfterAll(task);
        if (task.wait == Wait.ASLEEP) settle(task);
        task.timeScale = pace;
        if (task.wait == Wait.ASLEEP) goOnSleeping(task);
        else if (task.wait == Wait.READY && pace == 0) ready.remove(task);
        else if (task.wait == Wait.READY && before == 0) ready.add(task);
    }

    private void sleepAfterAll(TaskRecord task) {
        ready.remove(task);
        task.sleepLeft = 1;
        goOnSleeping(task);
    }

    private void settle(TaskRecord task) {
        task.sleepLeft -= (ready.tick() - task.sleptSince) * task.timeScale;
        wheel.remove(task);
    }

    // the end of a wait

    /** Ends any wait, and lets the task wait for nothing but a call of wake. */
    void clear(TaskRecord task) {
        ready.remove(task);
        wheel.remove(task);
        forgetReason(task);
        task.wait = Wait.SUSPENDED;
    }

    void wake(TaskRecord task) {
        task.sleptSince = -1;
        forgetReason(task);
        if (task.wait == Wait.READY) return;
        wheel.remove(task);
        beReady(task);
    }

    private static void forgetReason(TaskRecord task) {
        if (task.rareFields == null) return;
        task.rareFields.event = null;
        task.rareFields.condition = null;
        leaveAwaited(task);
    }

    private void beReady(TaskRecord task) {
        task.wait = Wait.READY;
        if (task.timeScale > 0) ready.add(task);
    }

    // waiting for something

    void suspend(TaskRecord task) {
        if (task.isAlive()) clear(task);
    }

    void waitUntil(TaskRecord task, BooleanSupplier condition) {
        sleep(task, 1);
        if (task.isAlive()) task.rareFields().condition = condition;
    }

    /**
     * Asks what a task waits for at its turn, if anything; once it is so it is forgotten, and what was to come before
     * the run is done.
     */
    boolean isReady(TaskRecord task) {
        TaskRecord.RareFields extras = task.rareFields;
        if (extras == null) return true;
        if (extras.condition != null && !extras.condition.getAsBoolean()) return false;
        extras.condition = null;
        if (extras.beforeRun != null) doBeforeRun(extras, extras.beforeRun);
        return true;
    }

    private static void doBeforeRun(TaskRecord.RareFields extras, Runnable what) {
        extras.beforeRun = null;
        what.run();
    }

    void waitFor(TaskRecord task, String event) {
        if (!task.isAlive()) return;
        clear(task);
        expect(task, event);
    }

    void waitFor(TaskRecord task, String event, double ticks) {
        sleep(task, ticks);
        if (task.isAlive()) expect(task, event);
    }

    private static void expect(TaskRecord task, String event) {
        task.rareFields().event = event;
        task.rareFields().hasReceived = false;
    }

    /** Wakes a task that waits for the event. */
    void signal(TaskRecord task, String event, @Nullable Object argument) {
        TaskRecord.RareFields extras = task.rareFields;
        if (extras == null || !event.equals(extras.event)) return;
        extras.received = argument;
        extras.hasReceived = true;
        wake(task);
    }

    /** Lets a task wait for the end of another. */
    void await(TaskRecord task, TaskRecord other) {
        if (!task.isAlive() || !other.isAlive()) return;
        refuseCycle(task, other);
        clear(task);
        join(task, other);
    }

    private static void refuseCycle(TaskRecord task, TaskRecord other) {
        for (TaskRecord at = other; at != null; at = awaited(at)) if (at == task) throw cycle(task, other);
    }

    private static IllegalStateException cycle(TaskRecord task, TaskRecord other) {
        StringBuilder chain = new StringBuilder("await goes round in a circle: ").append(task);
        @Nullable TaskRecord at = other;
        for (; at != null && at != task; at = awaited(at)) chain.append(" -> ").append(at);
        return new IllegalStateException(chain.append(" -> ").append(task).toString());
    }

    /** Wakes all that wait for the end of a task. */
    void wakeJoiners(TaskRecord task) {
        for (TaskRecord joiner = firstJoiner(task); joiner != null; joiner = firstJoiner(task)) wake(joiner);
    }

    // who waits for the end of a task: a queue, linked through the extras of those who wait

    /** Lets a task wait for the end of another, unchecked. */
    private static void join(TaskRecord joiner, TaskRecord awaited) {
        TaskRecord.RareFields other = awaited.rareFields();
        joiner.rareFields().awaited = awaited;
        if (other.lastJoiner == null) other.firstJoiner = joiner;
        else other.lastJoiner.rareFields().nextJoiner = joiner;
        other.lastJoiner = joiner;
    }

    /** Lets a task wait for no other any more. Cost: how many wait for the same. */
    private static void leaveAwaited(TaskRecord joiner) {
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

    /** Returns the task that has waited longest for the end of a task, or null. */
    private static @Nullable TaskRecord firstJoiner(TaskRecord task) {
        return task.rareFields == null ? null : task.rareFields.firstJoiner;
    }
}
