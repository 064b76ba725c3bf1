package kodama.shot.laser;

import java.util.Arrays;

/** The center line of a laser: a polyline with a width at each corner. */
final class LaserPath {
    /** Alternating x and y of the corners; in virtual pixels. */
    double[] points = new double[16];
    /** Full width at each corner; in virtual pixels. */
    double[] widths = new double[8];

    int count;

    void clear() {
        count = 0;
    }

    void add(double x, double y, double width) {
        if (count == widths.length) {
            points = Arrays.copyOf(points, 4 * count);
            widths = Arrays.copyOf(widths, 2 * count);
        }
        points[2 * count] = x;
        points[2 * count + 1] = y;
        widths[count++] = width;
    }

    double x(int corner) {
        return points[2 * corner];
    }

    double y(int corner) {
        return points[2 * corner + 1];
    }
}
