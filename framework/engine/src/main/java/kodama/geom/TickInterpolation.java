package kodama.geom;

/** Places between two ticks, for pictures that are drawn more often than things move. */
public final class TickInterpolation {
    /** What moves farther in a tick was put elsewhere, or came in again on the other side. In virtual pixels. */
    public static final double MAX_STEP = 96;

    private TickInterpolation() {}

    /**
     * Tells whether a thing was put elsewhere, so that it has never been between the two places.
     *
     * @return whether that is farther than things move in a tick
     */
    public static boolean isJump(double dx, double dy) {
        return !(dx * dx + dy * dy <= MAX_STEP * MAX_STEP);
    }

    /**
     * Returns a place on the way.
     *
     * @param part how much of it is over; from 0 to 1
     * @return exactly {@code to} at its end, and where both are equal, also if they are infinite
     */
    public static double interpolate(double from, double to, double part) {
        return part == 1 || from == to ? to : from + (to - from) * part;
    }
}
