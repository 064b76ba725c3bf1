package kodama.shot;

import kodama.base.ErrorSink;
import kodama.base.FatalErrors;
import kodama.geom.Aim;
import kodama.hit.HitTarget;
import kodama.hit.Probe;
import kodama.hit.Targets;

/**
 * Finds the targets that shots hit or graze on their way during a tick, and calls them.
 *
 * <ol>
 *   <li>A coarse loop goes through a batch of shots and keeps those whose bounds are near any target of their groups.
 *   <li>For each of these, the swept shape of its move, or of both segments of it, is tested exactly.
 *   <li>The first target in order of {@link Targets#add} is hit and the shot ends; a piercing shot hits them all.
 *   <li>A shot that hit nothing may graze.
 * </ol>
 */
final class ShotHits {
    /** Number of shots in a batch of the coarse loop. */
    private static final int BATCH = 1024;

    private final ShotData data;
    private final ShotPathSegments segments;
    private final ErrorSink errors;
    private final Probe probe = new Probe();
    /** The first segment of a path that has two. */
    private final Probe before = new Probe();
    /** Indices of the shots of a batch that are near a target, in firing order. */
    private final int[] near = new int[BATCH];

    ShotHits(ShotData data, ShotPathSegments segments, ErrorSink errors) {
        this.data = data;
        this.segments = segments;
        this.errors = errors;
    }

    /** Tests the shots before an index in firing order. Those that hit are marked dead. */
    void update(int end, Targets targets) {
        targets.build();
        for (int from = 0; from < end; from += BATCH) {
            int count = findNear(from, Math.min(end, from + BATCH), targets);
            for (int i = 0; i < count; i++) if (data.isLaunched(near[i])) testTargets(near[i], targets);
        }
    }

    /** Most shots are far from all targets, so this loop is short and has no branches. */
    private int findNear(int from, int end, Targets targets) {
        int count = 0;
        for (int i = from; i < end; i++) {
            near[count] = i;
            count += isFar(i, targets) & !segments.isBent(i) ? 0 : 1;
        }
        return count;
    }

    private boolean isFar(int shot, Targets targets) {
        double x = data.x[shot];
        double y = data.y[shot];
        double reach = data.radius[shot] + data.maxReach;
        double reachX = reach + Math.abs(x - data.fromX(shot));
        double reachY = reach + Math.abs(y - data.fromY(shot));
        return targets.areFarFrom(data.hits[shot], x - reachX, y - reachY, x + reachX, y + reachY);
    }

    private void testTargets(int shot, Targets targets) {
        if (data.has(shot, ShotTraits.HARMLESS)) return;
        setProbe(shot);
        if (!hits(shot, targets) && !data.has(shot, ShotTraits.NO_GRAZE)) graze(shot, targets);
    }

    private void setProbe(int shot) {
        double x = data.x[shot];
        double y = data.y[shot];
        if (segments.isBent(shot)) {
            setProbe(
                    before,
                    shot,
                    segments.startX(shot),
                    segments.startY(shot),
                    segments.outX(shot),
                    segments.outY(shot));
            setProbe(probe, shot, segments.inX(shot), segments.inY(shot), x, y);
        } else setProbe(probe, shot, data.fromX(shot), data.fromY(shot), x, y);
    }

    private void setProbe(Probe probe, int shot, double fromX, double fromY, double x, double y) {
        double radius = data.radius[shot];
        if (data.has(shot, ShotTraits.CAPSULE)) {
            double half = Math.max(0, data.spec(shot).length() / 2 - radius);
            double facing = data.facing(shot);
            double halfX = Aim.stepX(facing) * half;
            double halfY = Aim.stepY(facing) * half;
            probe.setCapsule(fromX, fromY, x, y, halfX, halfY, radius);
        } else probe.setCircle(fromX, fromY, x, y, radius);
    }

    /** Returns whether a target was hit. */
    private boolean hits(int shot, Targets targets) {
        long groups = data.hits[shot];
        boolean hasHit = false;
        int found = first(shot, groups, targets);
        while (found != Targets.NONE) {
            hasHit |= hit(shot, targets.target(found));
            found = data.isLive(shot) ? next(shot, groups, found, targets) : Targets.NONE;
        }
        return hasHit;
    }

    private int first(int shot, long groups, Targets targets) {
        int found = targets.first(groups, probe);
        return segments.isBent(shot) ? Math.min(found, targets.first(groups, before)) : found;
    }

    /** Returns the next target in order of adding that either segment meets, so that no target is hit twice. */
    private int next(int shot, long groups, int after, Targets targets) {
        int found = targets.next(groups, after, probe);
        return segments.isBent(shot) ? Math.min(found, targets.next(groups, after, before)) : found;
    }

    /** Returns whether the target was alive. */
    private boolean hit(int shot, HitTarget target) {
        try {
            if (!target.isAlive()) return false;
            if (!data.has(shot, ShotTraits.PIERCING)) data.kill(shot, ShotEndReason.HIT);
            target.hit(
                    data.damage[shot],
                    data.x[shot],
                    data.y[shot],
                    data.spec(shot).owner());
        } catch (Throwable e) {
            FatalErrors.rethrowIfFatal(e);
            errors.report("hit of " + target, e);
        }
        return true;
    }

    private void graze(int shot, Targets targets) {
        long groups = data.hits[shot];
        int known = data.grazed[shot];
        if (!data.has(shot, ShotTraits.GRAZES_REPEATEDLY)) data.grazed[shot] = graze(shot, groups, known, targets);
        else if (data.age[shot] >= known && graze(shot, groups, 0, targets) != 0)
            data.grazed[shot] = data.age[shot] + data.spec(shot).grazeEvery();
    }

    private int graze(int shot, long groups, int known, Targets targets) {
        double x = data.x[shot];
        double y = data.y[shot];
        int recorded = targets.graze(groups, known, probe, x, y);
        return segments.isBent(shot) ? targets.graze(groups, recorded, before, x, y) : recorded;
    }
}
