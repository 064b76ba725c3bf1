package kodama.script.feel;

import kodama.task.TaskGroup;

/**
 * Hit stops and slow motion: the time factor of all tasks, set at the start of each tick. Durations are in ticks of the
 * clock. They stand still while all tasks are paused, and end with the scene.
 */
public final class SlowMotion {
    private final TaskGroup all;
    private int stopTicks;
    private double factor = 1;
    private int slowTicks;
    // The return to normal speed after the slow ticks
    private int returnTicks;
    private int returned;

    /** @param all the group of all tasks */
    SlowMotion(TaskGroup all) {
        this.all = all;
    }

    /**
     * Stops time from the next tick on; a longer stop in progress is kept.
     *
     * @param ticks at least 1
     */
    public void stop(int ticks) {
        stopTicks = Math.max(stopTicks, ticks);
    }

    /**
     * Slows time down from the next tick on, in place of slow motion in progress.
     *
     * @param factor speed, above 0
     * @param ticks ticks at this speed
     * @param returnTicks ticks in which the speed then returns to normal, at least 0
     */
    public void slow(double factor, int ticks, int returnTicks) {
        this.factor = factor;
        slowTicks = ticks;
        this.returnTicks = returnTicks;
        returned = 0;
    }

    /** @param isHeld whether everything stands still for another reason */
    void beginTick(boolean isHeld) {
        if (isHeld) all.setTimeFactor(0);
        else if (!all.isPaused()) all.setTimeFactor(next());
    }

    /** Returns the factor of the tick that begins. Slow motion waits for the end of a stop. */
    private double next() {
        if (stopTicks > 0) {
            stopTicks--;
            return 0;
        }
        if (slowTicks > 0) {
            slowTicks--;
            return factor;
        }
        if (returned >= returnTicks) return 1;
        returned++;
        return factor + (1 - factor) * returned / (returnTicks + 1);
    }

    void endScene() {
        stopTicks = 0;
        slowTicks = 0;
        returned = returnTicks;
        all.setTimeFactor(1);
    }
}
