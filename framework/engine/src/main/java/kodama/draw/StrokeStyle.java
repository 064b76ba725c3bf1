package kodama.draw;

/** How {@link PathStroker} draws a polyline: width, joins, ends and dashes. Mutable and reusable. */
public final class StrokeStyle {
    /** The shape of a corner. */
    public enum Join {
        /** A sharp corner; flat if its tips would be more than four times the width apart. */
        MITER,
        /** A rounded corner. */
        ROUND,
        /** A flat corner. */
        BEVEL
    }

    /** Width of the line; in pixels. */
    public double width = 1;

    /** Shape of the corners. */
    public Join join = Join.MITER;

    /** Whether the ends are half discs; otherwise they are straight and include the pixel of the end. */
    public boolean round;

    /** Whether the last point is connected to the first. */
    public boolean closed;

    /** Length of a dash; in pixels, 0 for a continuous line. */
    public double dash;

    /** Length of the gap between two dashes; in pixels. */
    public double gap;

    /** Distance by which the dashes are moved towards the end of the line; in pixels. */
    public double dashOffset;

    /** Creates a continuous line of width 1. */
    public StrokeStyle() {}

    /** Sets all defaults. */
    public void reset() {
        width = 1;
        join = Join.MITER;
        round = false;
        closed = false;
        dash = 0;
        gap = 0;
        dashOffset = 0;
    }
}
