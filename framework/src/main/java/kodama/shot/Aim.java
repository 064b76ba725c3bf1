package kodama.shot;

/**
 * Directions in degrees: 0 points right, growing clockwise on screen, so 90 points down.
 *
 * <p>Computed by {@link StrictMath}, and exactly for right angles, so that a replay runs alike on every machine.
 */
public final class Aim {
    private Aim() {}

    /**
     * Returns the direction from one place to another.
     *
     * @param fromX where one stands; in virtual pixels
     * @param fromY where one stands; in virtual pixels, y down
     * @param toX where one aims; in virtual pixels
     * @param toY where one aims; in virtual pixels, y down
     * @return direction in degrees, from -180 to 180; 0 if both are the same place
     */
    public static double angle(double fromX, double fromY, double toX, double toY) {
        double dx = toX - fromX;
        double dy = toY - fromY;
        if (dy == 0) return dx < 0 ? 180 : 0;
        return StrictMath.toDegrees(StrictMath.atan2(dy, dx));
    }

    /**
     * Returns how far one step in a direction leads to the right.
     *
     * @param angle direction; in degrees
     * @return the cosine, from -1 to 1
     */
    public static double stepX(double angle) {
        double turn = angle % 360;
        return turn % 90 == 0 ? rightStep(turn + 90) : StrictMath.cos(StrictMath.toRadians(turn));
    }

    /**
     * Returns how far one step in a direction leads down.
     *
     * @param angle direction; in degrees
     * @return the sine, from -1 to 1
     */
    public static double stepY(double angle) {
        double turn = angle % 360;
        return turn % 90 == 0 ? rightStep(turn) : StrictMath.sin(StrictMath.toRadians(turn));
    }

    /** The sine of a right angle, from -360 to 450. */
    private static double rightStep(double turn) {
        if (turn % 180 == 0) return 0;
        return turn == -90 || turn == 270 ? -1 : 1;
    }

    /**
     * Returns the way to turn from one direction to another, the short way round.
     *
     * @param from direction; in degrees
     * @param to direction; in degrees
     * @return turn in degrees, from -180 (excluded) to 180; positive turns clockwise on screen
     */
    public static double turn(double from, double to) {
        double turn = (to - from) % 360;
        if (turn > 180) return turn - 360;
        return turn <= -180 ? turn + 360 : turn;
    }
}
