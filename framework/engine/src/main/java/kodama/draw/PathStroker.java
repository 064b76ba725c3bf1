package kodama.draw;

import java.util.Arrays;

/**
 * Makes the outline of a polyline with a width: a rectangle for each segment, and a piece for each corner and round
 * end. All pieces turn the same way, so that they form one area where they overlap.
 *
 * <p>Points are centers of pixels, as for {@link DrawList#line}: the whole coordinate 3 is the middle of column 3.
 * Keeps its arrays; not thread-safe.
 */
public final class PathStroker {
    /** Most dashes of a line; more are an error, because each takes memory. */
    public static final int MAX_DASHES = 10_000;

    /** Longest miter, as a multiple of the width: the distance from the inner to the outer tip. */
    private static final double MITER_LIMIT = 4;

    private static final double HALF_PIXEL = 0.5;

    /** Points of the line, without equal neighbors; x and y in turn. */
    private double[] points = new double[32];

    private int count;

    // The part of the line that is stroked as a whole: a dash, or all
    private double[] part = new double[32];
    private int parts;

    private double half;

    /** Creates a stroker. */
    public PathStroker() {}

    /**
     * Adds the outline of a polyline to a path, which becomes {@linkplain ShapePath#setOverlapping overlapping}.
     *
     * @param given x and y of the points in turn
     * @param number number of points; nothing is added below 1
     * @throws IllegalArgumentException if there would be more than {@link #MAX_DASHES} dashes
     */
    public void stroke(ShapePath path, double[] given, int number, StrokeStyle style) {
        load(given, number, HALF_PIXEL, style.closed);
        if (count > 0 && !style.round && !isClosed(style)) extendEnds();
        draw(path, style);
    }

    /**
     * Adds the outline of the first contour of another path, whose coordinates are edges of pixels, to a path.
     *
     * @param style its {@code closed} says whether the contour is closed
     * @throws IllegalArgumentException if there would be more than {@link #MAX_DASHES} dashes
     */
    public void outline(ShapePath path, ShapePath contour, StrokeStyle style) {
        load(contour.corners, contour.contours == 0 ? 0 : contour.ends[0] / 2, 0, style.closed);
        draw(path, style);
    }

    private boolean isClosed(StrokeStyle style) {
        return style.closed && count > 4;
    }

    private void draw(ShapePath path, StrokeStyle style) {
        path.setOverlapping();
        half = style.width / 2;
        if (count == 0 || !(half > 0)) return;
        boolean closed = isClosed(style);
        if (style.dash > 0 && style.gap > 0) dashes(path, style, closed);
        else whole(path, style, closed);
    }

    private void load(double[] given, int number, double shift, boolean closed) {
        if (points.length < 2 * number + 4) points = new double[2 * number + 4];
        count = 0;
        for (int i = 0; i < 2 * number; i += 2) {
            double x = given[i] + shift;
            double y = given[i + 1] + shift;
            if (count > 0 && x == points[count - 2] && y == points[count - 1]) continue;
            points[count++] = x;
            points[count++] = y;
        }
        if (closed && count > 2 && points[0] == points[count - 2] && points[1] == points[count - 1]) count -= 2;
    }

    /** Makes a line with straight ends include the pixels of its ends. */
    private void extendEnds() {
        if (count == 2) {
            points[count++] = points[0] + HALF_PIXEL;
            points[count++] = points[1];
            points[0] -= HALF_PIXEL;
            return;
        }
        extend(0, 2);
        extend(count - 2, count - 4);
    }

    private void extend(int end, int next) {
        double dx = points[end] - points[next];
        double dy = points[end + 1] - points[next + 1];
        double share = HALF_PIXEL / Math.sqrt(dx * dx + dy * dy);
        points[end] += dx * share;
        points[end + 1] += dy * share;
    }

    private void whole(ShapePath path, StrokeStyle style, boolean closed) {
        parts = 0;
        for (int i = 0; i < count; i += 2) addPart(points[i], points[i + 1]);
        strokePart(path, style, closed);
    }

    /** Walks along the line and strokes each dash; corners within a dash are joined. */
    private void dashes(ShapePath path, StrokeStyle style, boolean closed) {
        if (closed) {
            points[count++] = points[0];
            points[count++] = points[1];
        }
        double period = style.dash + style.gap;
        requireFewDashes(length() / period);
        double phase = -style.dashOffset % period;
        if (phase < 0) phase += period;
        boolean on = phase < style.dash;
        double left = on ? style.dash - phase : period - phase;
        parts = 0;
        if (on) addPart(points[0], points[1]);
        for (int i = 2; i < count; i += 2) {
            double fromX = points[i - 2];
            double fromY = points[i - 1];
            double dx = points[i] - fromX;
            double dy = points[i + 1] - fromY;
            double length = Math.sqrt(dx * dx + dy * dy);
            double at = left;
            for (; at < length; at += on ? style.dash : style.gap) {
                addPart(fromX + dx * (at / length), fromY + dy * (at / length));
                if (on) strokePart(path, style, false);
                if (on) parts = 0;
                on = !on;
            }
            left = at - length;
            if (on) addPart(points[i], points[i + 1]);
        }
        if (on) strokePart(path, style, false);
    }

    private double length() {
        double sum = 0;
        for (int i = 2; i < count; i += 2) {
            double dx = points[i] - points[i - 2];
            double dy = points[i + 1] - points[i - 1];
            sum += Math.sqrt(dx * dx + dy * dy);
        }
        return sum;
    }

    private static void requireFewDashes(double number) {
        if (!(number > MAX_DASHES)) return;
        throw new IllegalArgumentException("a line must have at most " + MAX_DASHES + " dashes but would have "
                + (long) Math.min(number, Long.MAX_VALUE));
    }

    private void addPart(double x, double y) {
        if (parts > 0 && part[parts - 2] == x && part[parts - 1] == y) return;
        if (part.length < parts + 2) part = Arrays.copyOf(part, 2 * part.length);
        part[parts++] = x;
        part[parts++] = y;
    }

    private void strokePart(ShapePath path, StrokeStyle style, boolean closed) {
        if (style.round && !closed && parts > 0) path.circle(part[0], part[1], half);
        for (int i = 2; i < parts; i += 2) segment(path, i - 2, i);
        for (int i = 2; i < parts - 2; i += 2) join(path, style.join, i - 2, i, i + 2);
        if (closed) {
            segment(path, parts - 2, 0);
            join(path, style.join, parts - 4, parts - 2, 0);
            join(path, style.join, parts - 2, 0, 2);
        } else if (style.round && parts > 2) path.circle(part[parts - 2], part[parts - 1], half);
    }

    private void segment(ShapePath path, int from, int to) {
        double acrossX = acrossX(from, to);
        double acrossY = acrossY(from, to);
        path.add(part[from] - acrossX, part[from + 1] - acrossY);
        path.add(part[to] - acrossX, part[to + 1] - acrossY);
        path.add(part[to] + acrossX, part[to + 1] + acrossY);
        path.add(part[from] + acrossX, part[from + 1] + acrossY);
        path.close();
    }

    /** From the middle of a segment to its right edge, as seen along it. */
    private double acrossX(int from, int to) {
        return -(part[to + 1] - part[from + 1]) / length(from, to) * half;
    }

    private double acrossY(int from, int to) {
        return (part[to] - part[from]) / length(from, to) * half;
    }

    private double length(int from, int to) {
        double dx = part[to] - part[from];
        double dy = part[to + 1] - part[from + 1];
        return Math.sqrt(dx * dx + dy * dy);
    }

    /** Fills the gap on the outer side of a corner. */
    private void join(ShapePath path, StrokeStyle.Join join, int from, int corner, int to) {
        double x = part[corner];
        double y = part[corner + 1];
        if (join == StrokeStyle.Join.ROUND) {
            path.circle(x, y, half);
            return;
        }
        double inX = acrossX(from, corner);
        double inY = acrossY(from, corner);
        double outX = acrossX(corner, to);
        double outY = acrossY(corner, to);
        double turn = inX * outY - inY * outX;
        if (turn == 0) return;
        // The outer side is on the left of a turn to the right
        double side = turn > 0 ? -1 : 1;
        double sumX = inX + outX;
        double sumY = inY + outY;
        double square = sumX * sumX + sumY * sumY;
        // The tip is along the sum of both normals; its distance is half² · 2 / |sum|
        double tip = 2 * half * half / square;
        boolean sharp = join == StrokeStyle.Join.MITER && 2 * half <= MITER_LIMIT * Math.sqrt(square);
        path.add(x, y);
        if (turn > 0) path.add(x + side * inX, y + side * inY);
        else path.add(x + side * outX, y + side * outY);
        if (sharp) path.add(x + side * sumX * tip, y + side * sumY * tip);
        if (turn > 0) path.add(x + side * outX, y + side * outY);
        else path.add(x + side * inX, y + side * inY);
        path.close();
    }
}
