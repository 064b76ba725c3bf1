package kodama.shot.laser;

import java.util.Arrays;
import kodama.base.ErrorSink;
import kodama.base.FatalErrors;
import kodama.hit.HitTarget;
import kodama.hit.Probe;
import kodama.hit.Targets;

/** Finds whom a laser meets, each once a tick, in order of adding, however often its way comes by; or who is grazed. */
final class LaserHits {
    private final ErrorSink errors;
    private final Probe probe = new Probe();
    /** Numbers of the targets that one laser has met. */
    private int[] met = new int[16];

    private int count;
    /** For each target by number, the last laser that has met it. */
    private long[] metBy = new long[16];

    /** Number of the laser; another one for each laser in each tick. */
    private long laser;

    private boolean mayGraze;
    /** Bits of those whom one laser has grazed. */
    private int grazed;

    LaserHits(ErrorSink errors) {
        this.errors = errors;
    }

    /** Begins with a laser, which may graze in this tick or not. */
    void begin(boolean grazes) {
        count = 0;
        laser++;
        mayGraze = grazes;
        grazed = 0;
    }

    /** Looks at all pieces of a way, which is so many times as thick where it hits. */
    void collect(LaserPath way, double scale, LaserSpec spec, Targets targets) {
        for (int i = 1; i < way.count; i++) {
            if (!isNear(way, i, scale, spec, targets)) continue;
            collect(spec.hits(), targets);
            if (mayGraze) grazed = targets.graze(spec.hits(), grazed, probe, way.x(i), way.y(i));
        }
    }

    /** Tells all who were met; whether someone was grazed. */
    boolean apply(double x, double y, LaserSpec spec, Targets targets) {
        Arrays.sort(met, 0, count);
        for (int i = 0; i < count; i++) hit(targets.target(met[i]), x, y, spec);
        return grazed != 0;
    }

    /** Looks at the piece between a corner and the one before, if it is seen; as thick as its thinner end. */
    private boolean isNear(LaserPath way, int corner, double scale, LaserSpec spec, Targets targets) {
        double x1 = way.x(corner - 1);
        double y1 = way.y(corner - 1);
        double x2 = way.x(corner);
        double y2 = way.y(corner);
        double r = Math.min(way.widths[corner - 1], way.widths[corner]) * scale;
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
