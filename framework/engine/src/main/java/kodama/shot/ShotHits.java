package kodama.shot;

import java.util.Arrays;
import kodama.base.ErrorSink;
import kodama.base.FatalErrors;
import kodama.geom.Aim;
import kodama.hit.GroupGrid;
import kodama.hit.HitTarget;
import kodama.hit.Probe;
import kodama.hit.Targets;

/**
 * Finds the targets that shots hit or graze on their way during a tick, and calls them.
 *
 * <ol>
 *   <li>A coarse loop finds the shots that may be near a target, by a grid that shows where targets are. It looks at
 *       the middle of each move; shots that are unusually large or fast are kept in any case.
 *   <li>For each of these, the swept shape of its move, or of both segments of it, is tested exactly.
 *   <li>The first target in order of {@link Targets#add} is hit and the shot ends; a piercing shot hits them all.
 *   <li>A shot that hit nothing may graze.
 *   <li>If a target changes other shots while it is hit, they are looked at again.
 * </ol>
 */
final class ShotHits {
    /** Up to this many shots are all tested, which takes no longer than finding those near targets. */
    private static final int FEW = 64;

    /** One of this number of shots is looked at to find how fast most shots are. */
    private static final int SAMPLE = 16;

    /** Steps that are longer do not count as usual; in virtual pixels. */
    private static final double LONG = 12;

    /** Number of cells that can be filled in the time that the grid saves for a shot. */
    private static final int CELLS_PER_SHOT = 32;

    /** The grid does not apply to shots with these traits, which are all tested. */
    private static final int UNUSUAL = ShotTraits.LARGE | ShotTraits.TWO_SEGMENTS | ShotTraits.HAS_PARENT;

    private final ShotData data;
    private final ShotPathSegments segments;
    private final ErrorSink errors;
    private final Probe probe = new Probe();
    /** The first segment of a path that has two. */
    private final Probe before = new Probe();
    /** Indices of the shots that may be near a target, in firing order. */
    private int[] near = new int[FEW];
    /** Number of these shots. */
    private int count;
    /** Length of the longest usual step along an axis; in virtual pixels. */
    private double longest;
    /** For each group the number of cells of the grid that are worth filling. */
    private final int[] effort = new int[Targets.MAX_GROUPS];

    private final ChangedShots changed;

    ShotHits(ShotData data, ShotPathSegments segments, ErrorSink errors) {
        this.data = data;
        this.segments = segments;
        this.errors = errors;
        changed = data.changedShots();
    }

    /** Tests the shots before an index in firing order. Those that hit are marked dead. */
    void update(int end, Targets targets) {
        targets.build();
        changed.clear();
        find(0, end, targets);
        for (int i = 0; i < count; i++) {
            int shot = near[i];
            if (!data.isLaunched(shot)) continue;
            testTargets(shot, targets);
            if (changed.count() > 0) i = lookAgain(i, end, targets);
        }
    }

    /** Finds the shots from an index that may be near a target. */
    private void find(int from, int end, Targets targets) {
        ensureCapacity(end);
        count = 0;
        if (end < FEW) for (int i = from; i < end; i++) near[count++] = i;
        else findNear(from, end, targets);
    }

    /** Adds the shots that a target has changed, if they come later. Returns the number of the shot last tested. */
    private int lookAgain(int tested, int end, Targets targets) {
        boolean all = changed.isTooMany();
        if (!all) for (int i = 0; i < changed.count(); i++) insert(changed.get(i), tested, end);
        changed.clear();
        if (!all) return tested;
        find(near[tested] + 1, end, targets);
        return -1;
    }

    private void insert(int shot, int tested, int end) {
        if (shot >= end) return;
        int at = Arrays.binarySearch(near, tested, count, shot);
        if (at >= 0 || shot < near[tested]) return;
        System.arraycopy(near, -at - 1, near, -at, count + at + 1);
        near[-at - 1] = shot;
        count++;
    }

    private void ensureCapacity(int count) {
        if (near.length < count) near = new int[Math.max(FEW, data.capacity())];
    }

    /** Most shots are far from all targets, so this loop is short and has no branches. */
    private void findNear(int from, int end, Targets targets) {
        sample(end);
        GroupGrid grid = targets.grid(data.anyHits, data.smallReach + longest / 2, effort);
        double half = data.part() / 2;
        int found = 0;
        for (int i = from; i < end; i++) {
            double stepX = data.stepX[i] * half;
            double stepY = data.stepY[i] * half;
            boolean isNear = (grid.groupsNear(data.x[i] - stepX, data.y[i] - stepY) & data.hits[i]) != 0;
            boolean isFast = Math.abs(stepX) > longest / 2 | Math.abs(stepY) > longest / 2;
            near[found] = i;
            found += isNear | isFast | data.has(i, UNUSUAL) ? 1 : 0;
        }
        count = found;
    }

    /**
     * Looks at some shots to find how fast most are, and how much a grid saves. A few faster shots would make the area
     * around each target too large for all others.
     */
    private void sample(int end) {
        double step = 0;
        Arrays.fill(effort, 0);
        for (int i = 0; i < end; i += SAMPLE) {
            step = Math.max(step, Math.max(Math.abs(data.stepX[i]), Math.abs(data.stepY[i])));
            for (long rest = data.hits[i]; rest != 0; rest &= rest - 1)
                effort[Long.numberOfTrailingZeros(rest)] += SAMPLE * CELLS_PER_SHOT;
        }
        longest = Math.min(LONG, step) * data.part();
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
        if (isFar(shot, targets) && !segments.isBent(shot)) return;
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
