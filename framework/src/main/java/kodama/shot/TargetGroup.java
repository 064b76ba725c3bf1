package kodama.shot;

import java.util.Arrays;

/** The targets of one group as they stood when they were added, in that order. */
final class TargetGroup {
    static final int NONE = -1;

    private static final int FIRST_CAPACITY = 16;

    private ShotTarget[] targets = new ShotTarget[FIRST_CAPACITY];
    private Hitbox[] hitboxes = new Hitbox[FIRST_CAPACITY];
    private double[] x = new double[FIRST_CAPACITY];
    private double[] y = new double[FIRST_CAPACITY];
    private int count;
    private int built;

    private final Grid grid = new Grid();
    private double left;
    private double top;
    private double right;
    private double bottom;

    void clear() {
        Arrays.fill(targets, 0, count, null);
        count = 0;
        built = 0;
    }

    void add(ShotTarget target) {
        if (count == targets.length) enlarge(count * 2);
        targets[count] = target;
        hitboxes[count] = target.hitbox();
        x[count] = target.x();
        y[count] = target.y();
        count++;
    }

    private void enlarge(int capacity) {
        targets = Arrays.copyOf(targets, capacity);
        hitboxes = Arrays.copyOf(hitboxes, capacity);
        x = Arrays.copyOf(x, capacity);
        y = Arrays.copyOf(y, capacity);
    }

    int count() {
        return count;
    }

    ShotTarget target(int index) {
        return targets[index];
    }

    /** Makes the targets added so far findable. */
    void build(Bounds area) {
        if (built == count) return;
        built = count;
        grid.begin(area);
        for (int i = 0; i < built; i++) grid.count(left(i), top(i), right(i), bottom(i));
        grid.fix();
        for (int i = 0; i < built; i++) grid.enter(i, left(i), top(i), right(i), bottom(i));
        frame();
    }

    private void frame() {
        left = top = Double.POSITIVE_INFINITY;
        right = bottom = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < built; i++) {
            left = Math.min(left, left(i));
            top = Math.min(top, top(i));
            right = Math.max(right, right(i));
            bottom = Math.max(bottom, bottom(i));
        }
    }

    private double left(int i) {
        return x[i] - hitboxes[i].halfWidth();
    }

    private double top(int i) {
        return y[i] - hitboxes[i].halfHeight();
    }

    private double right(int i) {
        return x[i] + hitboxes[i].halfWidth();
    }

    private double bottom(int i) {
        return y[i] + hitboxes[i].halfHeight();
    }

    /** The first target behind the given one, in order of adding, that the probe meets; dead ones too. */
    int next(int after, Probe probe) {
        if (built == 0 || isFarFromAll(probe)) return NONE;
        int lastRow = grid.row(probe.bottom);
        int lastColumn = grid.column(probe.right);
        int found = built;
        for (int r = grid.row(probe.top); r <= lastRow; r++) {
            for (int c = grid.column(probe.left); c <= lastColumn; c++) found = nextInCell(c, r, after, found, probe);
        }
        return found == built ? NONE : found;
    }

    private boolean isFarFromAll(Probe probe) {
        return probe.right <= left || probe.left >= right || probe.bottom <= top || probe.top >= bottom;
    }

    private int nextInCell(int column, int row, int after, int before, Probe probe) {
        int end = grid.end(column, row);
        for (int e = grid.start(column, row); e < end; e++) {
            int i = grid.entry(e);
            if (i >= before) return before;
            if (i > after && probe.meets(hitboxes[i], x[i], y[i])) return i;
        }
        return before;
    }
}
