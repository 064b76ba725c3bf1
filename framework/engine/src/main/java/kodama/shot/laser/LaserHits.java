package kodama.shot.laser;

import java.util.Arrays;
import kodama.base.ErrorSink;
import kodama.base.FatalErrors;
import kodama.hit.HitTarget;
import kodama.hit.Probe;
import kodama.hit.Targets;

/**
 * Finds the targets that a laser hits or grazes in a tick, and calls them in order of adding. Each target is found
 * once, however often the path meets it.
 */
final class LaserHits {
    private final ErrorSink errors;
    private final Probe probe = new Probe();
    /** Indices of the targets that the current laser has met. */
    private int[] met = new int[16];

    private int count;
    /** By index of a target, the last laser that has met it. */
    private long[] metBy = new long[16];

    /** Number of the current laser; a new number for each laser in each tick. */
    private long laser;

    private boolean mayGraze;
    /** Bits of the targets that the current laser has grazed. */
    private int grazed;

    LaserHits(ErrorSink errors) {
        this.errors = errors;
    }

    /** Starts with a laser, which may or may not graze in this tick. */
    void begin(boolean grazes) {
        count = 0;
        laser++;
        mayGraze = grazes;
        grazed = 0;
    }

    /** Collects the targets that a path meets at a multiple of its collision width. */
    void collect(LaserPath path, double scale, LaserSpec spec, Targets targets) {
        for (int i = 1; i < path.count; i++) {
            if (!isNear(path, i, scale, spec, targets)) continue;
            collect(spec.hits(), targets);
            if (mayGraze) grazed = targets.graze(spec.hits(), grazed, probe, path.x(i), path.y(i));
        }
    }

    /** Hits the collected targets. Returns whether any target was grazed. */
    boolean apply(double x, double y, LaserSpec spec, Targets targets) {
        Arrays.sort(met, 0, count);
        for (int i = 0; i < count; i++) hit(targets.target(met[i]), x, y, spec);
        return grazed != 0;
    }

    /**
     * Tests the segment before a corner at the width of its thinner end. Returns false if it is invisible or far away.
     */
    private boolean isNear(LaserPath path, int corner, double scale, LaserSpec spec, Targets targets) {
        double x1 = path.x(corner - 1);
        double y1 = path.y(corner - 1);
        double x2 = path.x(corner);
        double y2 = path.y(corner);
        double r = Math.min(path.widths[corner - 1], path.widths[corner]) * scale;
        if (r <= 0 || x1 == x2 && y1 == y2) return false;
        double left = Math.min(x1, x2) - r;
        double top = Math.min(y1, y2) - r;
        double right = Math.max(x1, x2) + r;
        if (targets.areFarFrom(spec.hits(), left, top, right, Math.max(y1, y2) + r)) return false;
        probe.setCircle(x1, y1, x2, y2, r);
        return true;
    }

    private void collect(long groups, Targets targets) {
        int found = targets.first(groups, probe);
        while (found != Targets.NONE) {
            if (!isKnown(found)) enter(found);
            found = targets.next(groups, found, probe);
        }
    }

    private boolean isKnown(int target) {
        return target < metBy.length && metBy[target] == laser;
    }

    private void enter(int target) {
        if (count == met.length) met = Arrays.copyOf(met, count * 2);
        met[count++] = target;
        if (target >= metBy.length) metBy = Arrays.copyOf(metBy, Math.max(target + 1, 2 * metBy.length));
        metBy[target] = laser;
    }

    private void hit(HitTarget target, double x, double y, LaserSpec spec) {
        try {
            if (target.isAlive()) target.hit(spec.damage(), x, y, spec.owner());
        } catch (Throwable e) {
            FatalErrors.rethrowIfFatal(e);
            errors.report("hit of " + target, e);
        }
    }
}
