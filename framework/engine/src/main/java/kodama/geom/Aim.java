package kodama.geom;

/**
 * Directions in degrees: 0 is right, growing clockwise on screen, so 90 is down.
 *
 * <p>Results are the same on every machine, so that replays do not diverge, and exact for right angles.
 */
public final class Aim {
    // Java does not specify the last bits of toRadians and toDegrees.
    private static final double RADIANS_PER_DEGREE = Math.PI / 180;
    private static final double DEGREES_PER_RADIAN = 180 / Math.PI;

    // Unit vectors of the four quarter turns.
    private static final double[] RIGHT = {1, 0, -1, 0};
    private static final double[] DOWN = {0, 1, 0, -1};

    private Aim() {}

    /**
     * Returns the direction from one position to another: direction in degrees, from -180 to 180; 0 if the positions
     * are equal.
     */
    public static double angle(double fromX, double fromY, double toX, double toY) {
        double dx = toX - fromX;
        double dy = toY - fromY;
        if (dy == 0) return dx < 0 ? 180 : 0;
        return StrictMath.atan2(dy, dx) * DEGREES_PER_RADIAN;
    }

    /** Returns the horizontal part of a unit step in a direction: the cosine, from -1 to 1. */
    public static double stepX(double angle) {
        return sine(inOneTurn(angle), 1);
    }

    /** Returns the vertical part of a unit step in a direction: the sine, from -1 to 1. */
    public static double stepY(double angle) {
        return sine(inOneTurn(angle), 0);
    }

    /** Most directions are within one turn already, and a remainder takes as long as everything else. */
    static double inOneTurn(double angle) {
        return angle > -360 && angle < 360 ? angle : angle % 360;
    }

    private static double sine(double turn, int quarters) {
        long nearest = (long) nearestQuarter(turn);
        double rest = radians(turn - 90 * nearest);
        return switch ((int) (nearest + quarters) & 3) {
            case 0 -> SmallAngle.sine(rest);
            case 1 -> SmallAngle.cosine(rest);
            case 2 -> 0 - SmallAngle.sine(rest);
            default -> -SmallAngle.cosine(rest);
        };
    }

    /** Returns the number of the nearest quarter turn, a whole number. */
    static double nearestQuarter(double turn) {
        return Math.floor(turn / 90 + 0.5);
    }

    static double radians(double degrees) {
        return degrees * RADIANS_PER_DEGREE;
    }

    /**
     * Writes a step in a direction: the same as {@link #stepX} and {@link #stepY} times the length, in half the time.
     *
     * @param stepX receives the horizontal part
     * @param stepY receives the vertical part
     * @param index index in both arrays
     */
    public static void step(double angle, double length, double[] stepX, double[] stepY, int index) {
        double turn = inOneTurn(angle);
        long nearest = (long) nearestQuarter(turn);
        double rest = radians(turn - 90 * nearest);
        double sine = SmallAngle.sine(rest);
        double cosine = SmallAngle.cosine(rest);
        int quarter = (int) nearest & 3;
        // The quarter is unpredictable, and multiplying by 0 or 1 takes less time than a mispredicted branch.
        stepX[index] = (cosine * RIGHT[quarter] - sine * DOWN[quarter]) * length;
        stepY[index] = (sine * RIGHT[quarter] + cosine * DOWN[quarter]) * length;
    }

    /**
     * Returns the shorter turn from one direction to another: turn in degrees, from -180 (excluded) to 180; positive
     * turns are clockwise on screen.
     */
    public static double turn(double from, double to) {
        double turn = (to - from) % 360;
        if (turn > 180) return turn - 360;
        return turn <= -180 ? turn + 360 : turn;
    }
}
