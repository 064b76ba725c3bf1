package kodama.draw;

/**
 * The center line of a strip: its points, the width at each, and the cut that two pieces share at a joint.
 *
 * <p>Points that are nearly on the straight line between their neighbors are left out: long pieces are drawn faster.
 */
final class StripPath {
    /** Points nearer than this to the previous one are skipped, because the piece would have no direction. */
    private static final double NEAR = 1e-3;

    /** How far a point that is left out may be from the straight line, and its width from an even change, in pixels. */
    private static final double TOLERANCE = 1 / 8.0;

    /** Most points in a row that are left out; the time to find them grows with the square. */
    private static final int MAX_LEFT_OUT = 8;

    /** Longest cut, relative to the width of the strip; sharper bends become narrow instead of pointed. */
    private static final double MAX_CUT = 3;

    int count;
    double[] x = new double[16];
    double[] y = new double[16];
    /** Half the width at each point. */
    double[] half = new double[16];

    // Direction and length of the piece that begins at each point
    double[] alongX = new double[16];
    double[] alongY = new double[16];
    double[] length = new double[16];

    // Unit vector of the cut at each point, from left to right as seen along the path
    double[] cutX = new double[16];
    double[] cutY = new double[16];
    /** Distance of the strip's corners from each point, along the cut. */
    double[] reach = new double[16];

    /** Loads points, x, y and width in turn. */
    void load(double[] nums, int at, int points, int cameraX, int cameraY) {
        count = 0;
        if (x.length < points) grow(points);
        for (int i = at; i < at + 3 * points; i += 3) point(nums[i] - cameraX, nums[i + 1] - cameraY, nums[i + 2] / 2);
        leaveOutStraightPoints();
        for (int i = 0; i < count - 1; i++) direct(i);
        for (int i = 0; i < count; i++) cut(i);
    }

    private void leaveOutStraightPoints() {
        int kept = 0;
        int last = 0;
        for (int i = 2; i < count; i++) {
            if (i - last <= MAX_LEFT_OUT && isStraight(last, i)) continue;
            last = i - 1;
            keep(last, ++kept);
        }
        if (count > 1) keep(count - 1, ++kept);
        count = Math.min(count, kept + 1);
    }

    private void keep(int point, int as) {
        x[as] = x[point];
        y[as] = y[point];
        half[as] = half[point];
    }

    /** Whether the points between two others are near the straight line, in order, with a width that changes evenly. */
    private boolean isStraight(int from, int to) {
        double dx = x[to] - x[from];
        double dy = y[to] - y[from];
        double square = dx * dx + dy * dy;
        double nearSquare = TOLERANCE * TOLERANCE * square;
        double before = 0;
        for (int i = from + 1; i < to; i++) {
            double px = x[i] - x[from];
            double py = y[i] - y[from];
            double away = px * dy - py * dx;
            double share = (px * dx + py * dy) / square;
            double uneven = half[from] + (half[to] - half[from]) * share - half[i];
            if (!(away * away <= nearSquare && share >= before && share <= 1 && Math.abs(uneven) <= TOLERANCE))
                return false;
            before = share;
        }
        return true;
    }

    private void grow(int points) {
        x = new double[points];
        y = new double[points];
        half = new double[points];
        alongX = new double[points];
        alongY = new double[points];
        length = new double[points];
        cutX = new double[points];
        cutY = new double[points];
        reach = new double[points];
    }

    private void point(double toX, double toY, double wide) {
        // Adds half a pixel, because points mean pixel centers, like those of lines
        double px = toX + 0.5;
        double py = toY + 0.5;
        if (count > 0 && !(distance(px - x[count - 1], py - y[count - 1]) > NEAR)) return;
        x[count] = px;
        y[count] = py;
        half[count++] = Math.max(0, wide);
    }

    private void direct(int piece) {
        double dx = x[piece + 1] - x[piece];
        double dy = y[piece + 1] - y[piece];
        length[piece] = distance(dx, dy);
        alongX[piece] = dx / length[piece];
        alongY[piece] = dy / length[piece];
    }

    private static double distance(double dx, double dy) {
        return Math.sqrt(dx * dx + dy * dy);
    }

    /** Bisects the angle between the pieces before and after; perpendicular at both ends. */
    private void cut(int i) {
        int before = Math.max(0, i - 1);
        int after = Math.min(count - 2, i);
        if (after < 0) return;
        double sumX = -alongY[before] - alongY[after];
        double sumY = alongX[before] + alongX[after];
        double size = Math.sqrt(sumX * sumX + sumY * sumY);
        boolean turnsBack = size < NEAR;
        cutX[i] = turnsBack ? -alongY[before] : sumX / size;
        cutY[i] = turnsBack ? alongX[before] : sumY / size;
        reach[i] = half[i] * Math.min(MAX_CUT, 1 / Math.abs(across(before, cutX[i], cutY[i])));
    }

    /** Component of a vector across a piece. */
    double across(int piece, double dx, double dy) {
        return dy * alongX[piece] - dx * alongY[piece];
    }

    /** Component of a vector along a piece. */
    double along(int piece, double dx, double dy) {
        return dx * alongX[piece] + dy * alongY[piece];
    }

    /** How far the cut at a point extends forward per pixel to the right of a piece's center line. */
    double lean(int piece, int point) {
        return along(piece, cutX[point], cutY[point]) / across(piece, cutX[point], cutY[point]);
    }

    double total() {
        double sum = 0;
        for (int i = 0; i < count - 1; i++) sum += length[i];
        return sum;
    }
}
