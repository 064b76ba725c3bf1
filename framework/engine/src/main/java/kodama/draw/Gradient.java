package kodama.draw;

import java.util.Arrays;
import kodama.base.Checks;

/**
 * Colors that change across a shape, which {@link DrawList#path(ShapePath, Gradient, double, boolean)} fills with them.
 * A gradient fits the bounding box of each shape, so one gradient can fill shapes of any size. Immutable.
 */
public final class Gradient {
    /** Number of different colors, at most. */
    static final int SHADES = 256;

    /** Most colors from which a gradient is made. */
    public static final int MAX_COLORS = 64;

    /** Colors {@code 0xAARRGGBB} from the beginning to the end. */
    final int[] shades;

    /** Whether all colors are opaque. */
    final boolean opaque;

    private final boolean radial;
    // Direction of a linear gradient
    private final double alongX;
    private final double alongY;
    // Center of a radial gradient within the box, from 0 to 1, and its radius as a multiple of half the box
    private final double centerX;
    private final double centerY;
    private final double radius;

    private Gradient(
            int[] shades, boolean radial, double alongX, double alongY, double centerX, double centerY, double radius) {
        this.shades = shades;
        this.opaque = Arrays.stream(shades).allMatch(shade -> shade >>> 24 == 255);
        this.radial = radial;
        this.alongX = alongX;
        this.alongY = alongY;
        this.centerX = centerX;
        this.centerY = centerY;
        this.radius = radius;
    }

    /**
     * Makes a gradient along a line.
     *
     * @param argb the colors, {@code 0xAARRGGBB}; 2 to {@link #MAX_COLORS}
     * @param stops position of each color, from 0 to 1, not decreasing
     * @param angle direction from the first to the last color; in degrees, 0 to the right, 90 down
     * @throws IllegalArgumentException if a number is out of range
     */
    public static Gradient linear(int[] argb, double[] stops, double angle) {
        int turn = AngleTable.of(angle);
        return new Gradient(shades(argb, stops), false, AngleTable.cos(turn), AngleTable.sin(turn), 0, 0, 1);
    }

    /**
     * Makes a gradient from a center outward. In a box that is not square, it is an ellipse.
     *
     * @param argb the colors, {@code 0xAARRGGBB}; 2 to {@link #MAX_COLORS}
     * @param stops position of each color, from 0 to 1, not decreasing
     * @param centerX column of the center in the box, 0 (left) to 1 (right)
     * @param centerY row of the center in the box, 0 (top) to 1 (bottom)
     * @param radius distance of the last color from the center; 1 is half of the box
     * @throws IllegalArgumentException if a number is out of range
     */
    public static Gradient radial(int[] argb, double[] stops, double centerX, double centerY, double radius) {
        if (!(radius > 0)) throw new IllegalArgumentException("radius must be above 0 but was " + radius);
        return new Gradient(shades(argb, stops), true, 0, 0, centerX, centerY, radius);
    }

    private static int[] shades(int[] argb, double[] stops) {
        Checks.between("number of colors", argb.length, 2, MAX_COLORS);
        requireRising(argb.length, stops);
        int[] shades = new int[SHADES];
        int next = 0;
        for (int i = 0; i < SHADES; i++) {
            double place = (double) i / (SHADES - 1);
            while (next < argb.length && stops[next] <= place) next++;
            if (next == 0) shades[i] = argb[0];
            else if (next == argb.length) shades[i] = argb[next - 1];
            else {
                double share = (place - stops[next - 1]) / (stops[next] - stops[next - 1]);
                shades[i] = between(argb[next - 1], argb[next], share);
            }
        }
        return shades;
    }

    private static void requireRising(int count, double[] stops) {
        if (stops.length != count)
            throw new IllegalArgumentException("there must be " + count + " stops but there were " + stops.length);
        for (int i = 0; i < count; i++) {
            double least = i == 0 ? 0 : stops[i - 1];
            if (!(stops[i] >= least && stops[i] <= 1))
                throw new IllegalArgumentException("stop " + (i + 1) + " must be from "
                        + (i == 0 ? "0" : "the stop before it") + " to 1 but was " + stops[i]);
        }
    }

    private static int between(int from, int to, double share) {
        int color = 0;
        for (int shift = 0; shift < 32; shift += 8) {
            int first = from >>> shift & 255;
            int last = to >>> shift & 255;
            color |= (int) (first + (last - first) * share + 0.5) << shift;
        }
        return color;
    }

    /**
     * Fits the gradient to a box: writes the four numbers with which {@link #shade} turns a position into a shade.
     *
     * @param to filled from {@code at}
     */
    void fit(double left, double top, double width, double height, double[] to, int at) {
        if (radial) {
            to[at] = left + width * centerX;
            to[at + 1] = top + height * centerY;
            to[at + 2] = 2 / (Math.max(width, 1) * radius);
            to[at + 3] = 2 / (Math.max(height, 1) * radius);
            return;
        }
        double middle = (left + width / 2) * alongX + (top + height / 2) * alongY;
        double length = Math.max(1, Math.abs(width * alongX) + Math.abs(height * alongY));
        to[at] = alongX / length;
        to[at + 1] = alongY / length;
        to[at + 2] = 0.5 - middle / length;
        to[at + 3] = 0;
    }

    /**
     * Computes the colors of pixels in a row.
     *
     * @param fitted the numbers of {@link #fit}, from index {@code at}
     * @param x center of the first pixel
     * @param y center of the row
     * @param cover factor of the alpha, 0 to 255
     */
    void shade(double[] fitted, int at, double x, double y, int[] colors, int count, int cover) {
        if (radial) shadeRadial(fitted, at, x, y, colors, count);
        else shadeLinear(fitted, at, x, y, colors, count);
        if (cover == 255) return;
        for (int i = 0; i < count; i++) colors[i] = Colors.scale(colors[i] >>> 24, cover) << 24 | colors[i] & 0xFFFFFF;
    }

    private void shadeLinear(double[] fitted, int at, double x, double y, int[] colors, int count) {
        double step = fitted[at];
        double place = y * fitted[at + 1] + fitted[at + 2];
        if (step == 0) Arrays.fill(colors, 0, count, shades[nearest(place)]);
        else for (int i = 0; i < count; i++) colors[i] = shades[nearest((x + i) * step + place)];
    }

    private void shadeRadial(double[] fitted, int at, double x, double y, int[] colors, int count) {
        double centerX = fitted[at];
        double factorX = fitted[at + 2];
        double dy = (y - fitted[at + 1]) * fitted[at + 3];
        for (int i = 0; i < count; i++) {
            double dx = (x + i - centerX) * factorX;
            colors[i] = shades[nearest(Math.sqrt(dx * dx + dy * dy))];
        }
    }

    private static int nearest(double place) {
        int shade = (int) (place * (SHADES - 1) + 0.5);
        return Math.max(0, Math.min(shade, SHADES - 1));
    }

    @Override
    public String toString() {
        return (radial ? "radial" : "linear") + " gradient " + Arrays.hashCode(shades);
    }
}
