package kodama.geom;

/** Interpolates between two ticks, for frames that are drawn more often than things move. */
public final class TickInterpolation {
    /** A longer step counts as a jump, such as a teleport or wrapping around the screen. In virtual pixels. */
    public static final double MAX_STEP = 96;

    private TickInterpolation() {}

    /**
     * Returns whether a step is too long to be a movement, so that positions in between must not be shown.
     *
     * @return true if it is longer than {@link #MAX_STEP}
     */
    public static boolean isJump(double dx, double dy) {
        return !(dx * dx + dy * dy <= MAX_STEP * MAX_STEP);
    }

    /**
     * Interpolates between two values.
     *
     * @param part share of the tick, from 0 to 1
     * @return exactly {@code to} at 1, and if both values are equal, even if they are infinite
     */
    public static double interpolate(double from, double to, double part) {
        return part == 1 || from == to ? to : from + (to - from) * part;
    }
}
