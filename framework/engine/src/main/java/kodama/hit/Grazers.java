package kodama.hit;

import java.util.Arrays;
import kodama.base.ErrorSink;
import kodama.base.FatalErrors;
import kodama.geom.Bounds;

/** The grazers of a tick, and how often each was grazed. */
final class Grazers {
    private static final int LAST_BIT = 31;

    private final BroadPhase<Grazer> broadPhase = new BroadPhase<>(Grazer[]::new);
    /** Number of grazes of each grazer in this tick. */
    private int[] counts = new int[4];
    // Position of the first graze of each; in virtual pixels, undefined if there was none.
    private double[] firstX = new double[4];
    private double[] firstY = new double[4];

    void clear() {
        Arrays.fill(counts, 0, broadPhase.count(), 0);
        broadPhase.clear();
    }

    void add(int group, Grazer grazer) {
        broadPhase.add(group, grazer, grazer.x(), grazer.y(), grazer.grazeBox());
        if (broadPhase.count() > counts.length) enlarge(counts.length * 2);
    }

    private void enlarge(int capacity) {
        counts = Arrays.copyOf(counts, capacity);
        firstX = Arrays.copyOf(firstX, capacity);
        firstY = Arrays.copyOf(firstY, capacity);
    }

    void build(Bounds area) {
        broadPhase.build(area);
    }

    void widen(BoundingBox[] boxes) {
        broadPhase.widen(boxes);
    }

    void enter(GroupGrid coarse, long groups, int[] effort) {
        broadPhase.enter(coarse, groups, effort);
    }

    int record(long groups, int known, Probe probe, double x, double y) {
        int recorded = known;
        int found = broadPhase.first(groups, probe);
        while (found != BroadPhase.NONE) {
            int bit = 1 << Math.min(found, LAST_BIT);
            if ((known & bit) == 0) record(found, x, y);
            broadPhase.chargeHit(found);
            recorded |= bit;
            found = broadPhase.next(groups, found, probe);
        }
        return recorded;
    }

    private void record(int grazer, double x, double y) {
        if (counts[grazer]++ > 0) return;
        firstX[grazer] = x;
        firstY[grazer] = y;
    }

    long steps() {
        return broadPhase.steps();
    }

    long exceeded() {
        return broadPhase.exceeded();
    }

    void notifyGrazed(ErrorSink errors) {
        int end = broadPhase.count();
        for (int i = 0; i < end; i++) {
            if (counts[i] > 0 && broadPhase.member(i).isAlive()) notifyGrazed(i, errors);
        }
    }

    private void notifyGrazed(int number, ErrorSink errors) {
        Grazer grazer = broadPhase.member(number);
        try {
            grazer.graze(firstX[number], firstY[number], counts[number]);
        } catch (Throwable e) {
            FatalErrors.rethrowIfFatal(e);
            errors.report("graze of " + grazer, e);
        }
    }
}
