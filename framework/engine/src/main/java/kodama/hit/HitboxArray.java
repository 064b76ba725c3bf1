package kodama.hit;

import java.util.Arrays;
import kodama.geom.Hitbox;

/** Outlines at their positions, with bounding boxes for a first, cheap test. */
final class HitboxArray {
    /* The numbers of a box are adjacent, because they are written and read together. */

    /** Number of numbers per box. */
    private static final int NUMBERS = 6;

    // Their meaning, in virtual pixels: the edges of the box and the center of the outline.
    private static final int LEFT = 0;
    private static final int TOP = 1;
    private static final int RIGHT = 2;
    private static final int BOTTOM = 3;
    private static final int X = 4;
    private static final int Y = 5;

    private Hitbox[] outlines;
    private double[] numbers;

    HitboxArray(int capacity) {
        outlines = new Hitbox[capacity];
        numbers = new double[NUMBERS * capacity];
    }

    void set(int index, double x, double y, Hitbox hitbox) {
        if (index >= outlines.length) enlarge(2 * index);
        if (outlines[index] != hitbox) outlines[index] = hitbox;
        int at = NUMBERS * index;
        numbers[at + LEFT] = x - hitbox.halfWidth();
        numbers[at + TOP] = y - hitbox.halfHeight();
        numbers[at + RIGHT] = x + hitbox.halfWidth();
        numbers[at + BOTTOM] = y + hitbox.halfHeight();
        numbers[at + X] = x;
        numbers[at + Y] = y;
    }

    private void enlarge(int capacity) {
        outlines = Arrays.copyOf(outlines, capacity);
        numbers = Arrays.copyOf(numbers, NUMBERS * capacity);
    }

    Hitbox hitbox(int index) {
        return outlines[index];
    }

    double x(int index) {
        return numbers[NUMBERS * index + X];
    }

    double y(int index) {
        return numbers[NUMBERS * index + Y];
    }

    double left(int index) {
        return numbers[NUMBERS * index + LEFT];
    }

    double top(int index) {
        return numbers[NUMBERS * index + TOP];
    }

    double right(int index) {
        return numbers[NUMBERS * index + RIGHT];
    }

    double bottom(int index) {
        return numbers[NUMBERS * index + BOTTOM];
    }

    /** Greatest distance from the center to an edge; in virtual pixels. */
    double reach(int index) {
        return Math.max(x(index) - left(index), y(index) - top(index));
    }

    // No short-circuit: see BoundingBox.

    /** Whether the bounding boxes overlap. */
    boolean boundsOverlap(int index, Probe probe) {
        return probe.right() > left(index)
                & probe.left() < right(index)
                & probe.bottom() > top(index)
                & probe.top() < bottom(index);
    }

    /** Whether the outlines may overlap, if their bounding boxes do. */
    boolean mayOverlap(int index, Probe probe) {
        return probe.mayOverlap(outlines[index], x(index), y(index));
    }

    /** Whether the outlines overlap. */
    boolean overlaps(int index, Probe probe) {
        return probe.overlaps(outlines[index], x(index), y(index));
    }
}
