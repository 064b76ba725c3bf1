package kodama.hit;

import java.util.Arrays;
import kodama.base.ErrorSink;
import kodama.base.FatalErrors;
import kodama.geom.Bounds;

/** Those who can be grazed in this tick, and how often each was. */
final class Grazers {
    private static final int LAST_BIT = 31;

    private final BroadPhase<Grazer> crowd = new BroadPhase<>(Grazer[]::new);
    /** How often each was grazed in this tick. */
    private int[] counts = new int[4];
    // Where each was grazed first; in virtual pixels, nothing if it was not.
    private double[] firstX = new double[4];
    private double[] firstY = new double[4];

    void clear() {
        Arrays.fill(counts, 0, crowd.count(), 0);
        crowd.clear();
    }

    void add(int group, Grazer grazer) {
        crowd.add(group, grazer, grazer.x(), grazer.y(), grazer.grazeBox());
        if (crowd.count() > counts.length) enlarge(counts.length * 2);
    }

    private void enlarge(int capacity) {
        counts = Arrays.copyOf(counts, capacity);
        firstX = Arrays.copyOf(firstX, capacity);
        firstY = Arrays.copyOf(firstY, capacity);
    }

    void build(Bounds area) {
        crowd.build(area);
    }

    void widen(BoundingBox[] frames) {
        crowd.widen(frames);
    }

    int record(long groups, int known, Probe probe, double x, double y) {
        int noted = known;
        int found = crowd.first(groups, probe);
        while (found != BroadPhase.NONE) {
            int bit = 1 << Math.min(found, LAST_BIT);
            if ((known & bit) == 0) record(found, x, y);
            noted |= bit;
            found = crowd.next(groups, found, probe);
        }
        return noted;
    }

    private void record(int grazer, double x, double y) {
        if (counts[grazer]++ > 0) return;
        firstX[grazer] = x;
        firstY[grazer] = y;
    }

    long steps() {
        return crowd.steps();
    }

    long exceeded() {
        return crowd.exceeded();
    }

    void notifyGrazed(ErrorSink errors) {
        int end = crowd.count();
        for (int i = 0; i < end; i++) {
            if (counts[i] > 0 && crowd.member(i).isAlive()) notifyGrazed(i, errors);
        }
    }

    private void notifyGrazed(int number, ErrorSink errors) {
        Grazer grazer = crowd.member(number);
        try {
            grazer.graze(firstX[number], firstY[number], counts[number]);
        } catch (Throwable e) {
            FatalErrors.rethrowIfFatal(e);
            errors.report("graze of " + grazer, e);
        }
    }
}
