package kodama.shot;

import kodama.base.ErrorSink;
import kodama.base.FatalErrors;
import kodama.geom.Aim;
import kodama.hit.HitTarget;
import kodama.hit.Probe;
import kodama.hit.Targets;

/** Finds which targets the shots met on this tick's way, and tells them; notes who was grazed by the others. */
final class ShotHits {
    /** So many shots are looked at before those among them that are near are looked at closer. */
    private static final int BATCH = 1024;

    private final ShotData data;
    private final ShotPathSegments legs;
    private final ErrorSink errors;
    private final Probe probe = new Probe();
    /** The first leg of a way that has two. */
    private final Probe before = new Probe();
    /** Shots of a batch that are near to someone, in order of firing. */
    private final int[] near = new int[BATCH];

    ShotHits(ShotData data, ShotPathSegments legs, ErrorSink errors) {
        this.data = data;
        this.legs = legs;
        this.errors = errors;
    }

    /** Goes through the shots before the end, in order of firing; those that hit are marked dead. */
    void update(int end, Targets targets) {
        targets.build();
        for (int from = 0; from < end; from += BATCH) {
            int count = findNear(from, Math.min(end, from + BATCH), targets);
            for (int i = 0; i < count; i++) if (data.isLaunched(near[i])) seek(near[i], targets);
        }
    }

    /** Most shots are far from everyone: this loop is as short as it can be, and does not branch. */
    private int findNear(int from, int end, Targets targets) {
        int count = 0;
        for (int i = from; i < end; i++) {
            near[count] = i;
            count += isFar(i, targets) & !legs.isBent(i) ? 0 : 1;
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

    private void seek(int shot, Targets targets) {
        aim(shot);
        if (!hits(shot, targets) && !data.has(shot, ShotTraits.NO_GRAZE)) graze(shot, targets);
    }

    private void aim(int shot) {
        double x = data.x[shot];
        double y = data.y[shot];
        if (legs.isBent(shot)) {
            aim(before, shot, legs.startX(shot), legs.startY(shot), legs.outX(shot), legs.outY(shot));
            aim(probe, shot, legs.inX(shot), legs.inY(shot), x, y);
        } else aim(probe, shot, data.fromX(shot), data.fromY(shot), x, y);
    }

    private void aim(Probe probe, int shot, double fromX, double fromY, double x, double y) {
        double radius = data.radius[shot];
        if (data.has(shot, ShotTraits.CAPSULE)) {
            double half = Math.max(0, data.spec(shot).length() / 2 - radius);
            double facing = data.facing(shot);
            double halfX = Aim.stepX(facing) * half;
            double halfY = Aim.stepY(facing) * half;
            probe.setCapsule(fromX, fromY, x, y, halfX, halfY, radius);
        } else probe.setCircle(fromX, fromY, x, y, radius);
    }

    /** Whether there was someone to be hit. */
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
        return legs.isBent(shot) ? Math.min(found, targets.first(groups, before)) : found;
    }

    /** The next in order of adding, whichever leg of the way meets it; so none is met twice. */
    private int next(int shot, long groups, int after, Targets targets) {
        int found = targets.next(groups, after, probe);
        return legs.isBent(shot) ? Math.min(found, targets.next(groups, after, before)) : found;
    }

    /** Whether the target was there to be hit. */
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
        int noted = targets.graze(groups, known, probe, x, y);
        return legs.isBent(shot) ? targets.graze(groups, noted, before, x, y) : noted;
    }
}
