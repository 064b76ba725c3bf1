package kodama.hit;

import java.util.Arrays;
import kodama.geom.Hitbox;

/** The upright boxes around some bodies, and the one around them all: for a first, cheap look. */
final class Boxes {
    // Edges of each body's box; in virtual pixels.
    private double[] left;
    private double[] top;
    private double[] right;
    private double[] bottom;

    // Edges of the box around them all; infinite, with the sides swapped, when there are none.
    private double leftmost;
    private double topmost;
    private double rightmost;
    private double bottommost;

    Boxes(int capacity) {
        left = new double[capacity];
        top = new double[capacity];
        right = new double[capacity];
        bottom = new double[capacity];
    }

    void enlarge(int capacity) {
        left = Arrays.copyOf(left, capacity);
        top = Arrays.copyOf(top, capacity);
        right = Arrays.copyOf(right, capacity);
        bottom = Arrays.copyOf(bottom, capacity);
    }

    void set(int index, double x, double y, Hitbox hitbox) {
        left[index] = x - hitbox.halfWidth();
        top[index] = y - hitbox.halfHeight();
        right[index] = x + hitbox.halfWidth();
        bottom[index] = y + hitbox.halfHeight();
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

    /** Finds the box around the first boxes, as many as given. */
    void frame(int count) {
        leftmost = topmost = Double.POSITIVE_INFINITY;
        rightmost = bottommost = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < count; i++) {
            leftmost = Math.min(leftmost, left[i]);
            topmost = Math.min(topmost, top[i]);
            rightmost = Math.max(rightmost, right[i]);
            bottommost = Math.max(bottommost, bottom[i]);
        }
    }

    // No short-circuit in the two below: which side a shot passes on cannot be predicted, and a wrong guess of the
    // processor costs more than all four comparisons. It halved the time of 100,000 shots.

    /** Whether the probe is outside the box around them all. */
    boolean areFarFrom(Probe probe) {
        return probe.right <= leftmost | probe.left >= rightmost | probe.bottom <= topmost | probe.top >= bottommost;
    }

    boolean isNear(int index, Probe probe) {
        return probe.right > left[index]
                & probe.left < right[index]
                & probe.bottom > top[index]
                & probe.top < bottom[index];
    }
}
