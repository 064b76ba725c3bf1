package kodama.script.shot;

import kodama.geom.Bounds;
import kodama.hit.Targets;
import kodama.script.task.GroupTimeScales;
import kodama.script.task.HitTests;
import kodama.shot.Shots;
import kodama.shot.laser.Lasers;

/** The step of a tick that moves shots and lasers, and runs the hit tests. */
public final class ShotStep {
    private final Shots shots;
    private final Lasers lasers;
    private final HitTests hits;
    private final GroupTimeScales times;
    private final Bounds bounds;

    /**
     * Creates the step of a world.
     *
     * @param times the time scale of shots
     * @param bounds the area in which shots live
     */
    public ShotStep(Shots shots, Lasers lasers, HitTests hits, GroupTimeScales times, Bounds bounds) {
        this.shots = shots;
        this.lasers = lasers;
        this.hits = hits;
        this.times = times;
        this.bounds = bounds;
    }

    /**
     * Moves all shots and lasers by one tick, and calls the handlers of all that were hit, unless all tasks are paused
     * or in a hit stop.
     */
    public void run() {
        if (times.areAllStopped()) return;
        move(times.shotTimeScale(), hits.collect(bounds));
        hits.dispatch();
    }

    private void move(double timeScale, Targets targets) {
        if (timeScale == 0) return;
        shots.setTimeScale(timeScale);
        shots.update(bounds, targets);
        lasers.update(timeScale, targets);
    }
}
