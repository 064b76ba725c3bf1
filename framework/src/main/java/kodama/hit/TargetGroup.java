package kodama.hit;

import java.util.Arrays;
import kodama.geom.Bounds;
import kodama.geom.Hitbox;

/** The targets of one group as they stood when they were added, in that order. */
public final class TargetGroup {
    /** Index of no target. */
    public static final int NONE = -1;

    private static final int FIRST_CAPACITY = 16;

    private final Grid grid = new Grid();
    private final Boxes boxes = new Boxes(FIRST_CAPACITY);
    private ShotTarget[] targets = new ShotTarget[FIRST_CAPACITY];
    private Hitbox[] hitboxes = new Hitbox[FIRST_CAPACITY];
    // Middle of each target when it was added; in virtual pixels.
    private double[] x = new double[FIRST_CAPACITY];
    private double[] y = new double[FIRST_CAPACITY];
    /** How many were added in this tick. */
    private int count;
    /** How many of them the grid knows; 0 if it is still to be filled. */
    private int built;

    void clear() {
        Arrays.fill(targets, 0, count, null);
        count = 0;
        built = 0;
    }

    void add(ShotTarget target) {
        if (count == targets.length) enlarge(count * 2);
        Hitbox hitbox = target.hitbox();
        targets[count] = target;
        hitboxes[count] = hitbox;
        x[count] = target.x();
        y[count] = target.y();
        boxes.set(count, x[count], y[count], hitbox);
        count++;
    }

    private void enlarge(int capacity) {
        targets = Arrays.copyOf(targets, capacity);
        hitboxes = Arrays.copyOf(hitboxes, capacity);
        x = Arrays.copyOf(x, capacity);
        y = Arrays.copyOf(y, capacity);
        boxes.enlarge(capacity);
    }

    int count() {
        return count;
    }

    /**
     * Returns a target.
     *
     * @param index one that {@link #next} has found
     * @return the target
     */
    public ShotTarget target(int index) {
        return targets[index];
    }

    /** Makes the targets added so far findable. */
    void build(Bounds area) {
        if (built == count) return;
        built = count;
        boxes.frame(built);
        grid.fill(area, boxes, built);
    }

    /**
     * Finds the first target behind the given one, in order of adding, that the probe meets; dead ones too.
     *
     * @param after index of a target, or {@link #NONE} to begin
     * @param probe what meets it
     * @return its index, or {@link #NONE}
     */
    public int next(int after, Probe probe) {
        if (built == 0 || boxes.areFarFrom(probe)) return NONE;
        int lastRow = grid.row(probe.bottom);
        int lastColumn = grid.column(probe.right);
        int found = built;
        for (int r = grid.row(probe.top); r <= lastRow; r++) {
            for (int c = grid.column(probe.left); c <= lastColumn; c++) found = nextInCell(c, r, after, found, probe);
        }
        return found == built ? NONE : found;
    }

    private int nextInCell(int column, int row, int after, int before, Probe probe) {
        int end = grid.end(column, row);
        for (int e = grid.start(column, row); e < end; e++) {
            int i = grid.entry(e);
            if (i >= before) return before;
            if (i > after && boxes.isNear(i, probe) && probe.meets(hitboxes[i], x[i], y[i])) return i;
        }
        return before;
    }
}
