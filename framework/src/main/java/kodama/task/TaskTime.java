package kodama.task;

import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import kodama.base.Checks;
import org.jspecify.annotations.Nullable;

/** How a task lives through time: its phase, its rate, what it waits for. */
abstract class TaskTime extends TaskTraits {
    // phase

    /**
     * Returns the phase.
     *
     * @return its number; {@link Phase#INIT} at first
     */
    public final int phase() {
        return phase;
    }

    /**
     * Sets the phase, for the task to look at when it runs next.
     *
     * @param phase the number; 0 to 65,535
     * @throws IllegalArgumentException if the number is outside its bounds
     */
    public final void setPhase(int phase) {
        int before = this.phase;
        this.phase = Checks.between("phase", phase, 0, Phase.LAST);
        if (phase != before && isTraced()) tell("phase " + phaseName(before) + " -> " + phaseName(phase));
    }

    /**
     * Says what a phase is called when {@link #trace} tells of it.
     *
     * @param number the phase
     * @return the number as text, unless overridden
     */
    protected String phaseName(int number) {
        return Integer.toString(number);
    }

    /**
     * Lets be told when this task moves on to another phase or state, and when it ends. For hard bugs; does nothing if it is
     * not alive.
     *
     * @param log takes a line for each, until the task has ended; null to tell no more
     */
    public final void trace(@Nullable Consumer<String> log) {
        if (isAlive()) ties().tracer = log;
    }

    /**
     * Tells whether somebody wants to know where this task goes.
     *
     * @return whether {@link #trace} was called
     */
    protected final boolean isTraced() {
        return ties != null && ties.tracer != null;
    }

    /**
     * Tells whoever traces this task where it goes; does nothing if nobody does.
     *
     * @param move what it does, as in {@code phase 1 -> 2}
     */
    protected final void tell(String move) {
        if (ties != null && ties.tracer != null) ties.tracer.accept(this + " " + move);
    }

    // rate

    /**
     * Returns the rate that was set for this task.
     *
     * @return 1 unless it was set; see {@link #pace}
     */
    public final double rate() {
        return rate;
    }

    /**
     * Sets how fast this task and its descendants live. It multiplies the time that {@link Task#update} gets, and waits run
     * down that fast: one of 60 ticks takes 120 at a rate of 0.5. A wait that is under way follows from now on.
     *
     * <p>A task runs once a tick at most. So at a rate of 2 a loop that waits for 1 tick runs as often as at 1, with twice
     * the time; longer waits are halved, fractions being carried from one to the next.
     *
     * @param rate 0 to stand still, 0.5 for half as fast, 2 for twice; finite, at least 0
     * @throws IllegalArgumentException if the rate is less than 0, infinite or not a number
     */
    public final void setRate(double rate) {
        this.rate = Checks.atLeast("rate", rate, 0);
        if (isAlive()) tasks().refresh(self());
    }

    /**
     * Returns how fast this task lives, all in all.
     *
     * @return its rate times those of its ancestors, its group and all; 0 while it is paused
     */
    public final double pace() {
        return pace;
    }

    /** Lets this task and its descendants stand still; they are drawn, and what they are sent they have later. */
    public final void pause() {
        setPaused(true);
    }

    /** Lets a paused task go on, unless its parent, its group or all are paused. */
    public final void resume() {
        setPaused(false);
    }

    private void setPaused(boolean paused) {
        this.paused = paused;
        if (isAlive()) tasks().refresh(self());
    }

    /**
     * Tells whether the task was paused by itself.
     *
     * @return whether {@link #pause} was called, and {@link #resume} not since
     */
    public final boolean isPaused() {
        return paused;
    }

    // waits

    /**
     * Waits: the task is not updated for a while and costs nothing meanwhile. Replaces an earlier wait.
     *
     * @param ticks how long; 1 means it runs again in the next tick; at least 1; fractions are carried on to a sleep that follows
     * @throws IllegalArgumentException if {@code ticks} is less than 1
     * @throws IllegalStateException if the task was not spawned yet
     */
    protected final void sleep(double ticks) {
        tasks().waits().sleep(self(), ticks);
    }

    /**
     * Waits until {@link #wake}. Replaces an earlier wait.
     *
     * @throws IllegalStateException if the task was not spawned yet
     */
    protected final void suspend() {
        tasks().waits().suspend(self());
    }

    /**
     * Waits until something is so, which is asked at this task's turn in each tick from the next on. Replaces an earlier
     * wait.
     *
     * @param condition returns true to go on; if it throws, that is the end of the task
     * @throws IllegalStateException if the task was not spawned yet
     */
    protected final void waitUntil(BooleanSupplier condition) {
        sleep(1);
        ties().condition = condition;
    }

    /**
     * Waits until this task is sent an event. Replaces an earlier wait.
     *
     * @param event its name
     * @throws IllegalStateException if the task was not spawned yet
     */
    protected final void waitFor(String event) {
        tasks().waits().waitFor(self(), event);
    }

    /**
     * Waits until this task is sent an event, but not for ever. Replaces an earlier wait. {@link #hasReceived} tells
     * whether the event came.
     *
     * @param event its name
     * @param ticks how long at most; at least 1
     * @throws IllegalArgumentException if {@code ticks} is less than 1
     * @throws IllegalStateException if the task was not spawned yet
     */
    protected final void waitFor(String event, double ticks) {
        tasks().waits().waitFor(self(), event, ticks);
    }

    /**
     * Waits for the end of another task; does not wait if it is not alive. Replaces an earlier wait.
     *
     * @param other whose end to wait for
     * @throws IllegalStateException if the other waits for the end of this one, be it by way of further tasks, or if this
     *     task was not spawned yet
     */
    protected final void await(Task other) {
        tasks().waits().await(self(), other);
    }

    /**
     * Ends a wait early. The task runs in this tick if it sorts after the place the tick has reached and has not run in it,
     * else in the next. Does nothing if it does not wait or is not alive.
     */
    public final void wake() {
        if (isAlive()) tasks().waits().wake(self());
    }

    // events

    /**
     * Sends this task an event: {@link #hear} is called, then the task goes on if it waits for the event. Does nothing if it
     * is not alive.
     *
     * @param event its name
     * @param argument what goes with it; null for nothing
     */
    public final void signal(String event, @Nullable Object argument) {
        if (!isAlive()) return;
        hear(event, argument);
        if (isAlive()) tasks().waits().signal(self(), event, argument);
    }

    /**
     * Takes note of an event, at once and whether or not the task waits for it. Does nothing unless overridden.
     *
     * @param event its name
     * @param argument what goes with it; null for nothing
     */
    protected void hear(String event, @Nullable Object argument) {}

    /**
     * Returns what came with the event this task has waited for last.
     *
     * @return the argument of {@link #signal}; null for nothing
     */
    protected final @Nullable Object received() {
        return ties == null ? null : ties.received;
    }

    /**
     * Tells whether the event this task has waited for last has come.
     *
     * @return false if the wait ended by its limit, or by {@link #wake}, or goes on
     */
    protected final boolean hasReceived() {
        return ties != null && ties.hasReceived;
    }
}
