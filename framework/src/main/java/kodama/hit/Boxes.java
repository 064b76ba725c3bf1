package kodama.hit;

import java.util.Arrays;
import kodama.geom.Hitbox;

/** Outlines where they stand, and the upright boxes around them: for a first, cheap look. */
final class Boxes {
    private Hitbox[] outlines;
    // Middle of each; in virtual pixels.
    private double[] x;
    private double[] y;
    // Edges of each body's box; in virtual pixels.
    private double[] left;
    private double[] top;
    private double[] right;
    private double[] bottom;

    Boxes(int capacity) {
        outlines = new Hitbox[capacity];
        x = new double[capacity];
        y = new double[capacity];
        left = new double[capacity];
        top = new double[capacity];
        right = new double[capacity];
        bottom = new double[capacity];
    }

    void set(int index, double atX, double atY, Hitbox hitbox) {
        if (index >= x.length) enlarge(2 * index);
        outlines[index] = hitbox;
        x[index] = atX;
        y[index] = atY;
        left[index] = atX - hitbox.halfWidth();
        top[index] = atY - hitbox.halfHeight();
        right[index] = atX + hitbox.halfWidth();
        bottom[index] = atY + hitbox.halfHeight();
    }

    private void enlarge(int capacity) {
        outlines = Arrays.copyOf(outlines, capacity);
        x = Arrays.copyOf(x, capacity);
        y = Arrays.copyOf(y, capacity);
        left = Arrays.copyOf(left, capacity);
        top = Arrays.copyOf(top, capacity);
        right = Arrays.copyOf(right, capacity);
        bottom = Arrays.copyOf(bottom, capacity);
    }

    Hitbox outline(int index) {
        return outlines[index];
    }

    double x(int index) {
        return x[index];
    }

    double y(int index) {
        return y[index];
    }

    double left(int index) {
        return left[index];
    }

    double top(int index) {
        return top[index];
    }

    double right(int index) {
        return right[index];
    }

    double bottom(int index) {
        return bottom[index];
    }

    boolean isMet(int index, Probe probe) {
        return isNear(index, probe) && probe.meets(outlines[index], x[index], y[index]);
    }

    // No short-circuit: see Frame.

    private boolean isNear(int index, Probe probe) {
        return probe.right() > left[index]
                & probe.left() < right[index]
                & probe.bottom() > top[index]
                & probe.top() < bottom[index];
    }
}
