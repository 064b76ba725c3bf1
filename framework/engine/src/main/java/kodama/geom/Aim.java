package kodama.geom;

/**
 * Directions in degrees: 0 points right, growing clockwise on screen, so 90 points down.
 *
 * <p>Computed by arithmetic that is the same everywhere, and exactly for right angles, so that a replay runs alike on
 * every machine.
 */
public final class Aim {
    // Where whole quarters of a turn lead.
    private static final double[] RIGHT = {1, 0, -1, 0};
    private static final double[] DOWN = {0, 1, 0, -1};

    private Aim() {}

    /**
     * Returns the direction from one place to another: direction in degrees, from -180 to 180; 0 if both are the same
     * place.
     */
    public static double angle(double fromX, double fromY, double toX, double toY) {
        double dx = toX - fromX;
        double dy = toY - fromY;
        if (dy == 0) return dx < 0 ? 180 : 0;
        return StrictMath.toDegrees(StrictMath.atan2(dy, dx));
    }

    /** Returns how far one step in a direction leads to the right: the cosine, from -1 to 1. */
    public static double stepX(double angle) {
        return sine(inOneTurn(angle), 1);
    }

    /** Returns how far one step in a direction leads down: the sine, from -1 to 1. */
    public static double stepY(double angle) {
        return sine(inOneTurn(angle), 0);
    }

    /** Most directions are within a turn already, and a remainder takes as long as all the rest. */
    private static double inOneTurn(double angle) {
        return angle > -360 && angle < 360 ? angle : angle % 360;
    }

    private static double sine(double turn, int quarters) {
        long nearest = nearestQuarter(turn);
        double rest = Math.toRadians(turn - 90 * nearest);
        return switch ((int) (nearest + quarters) & 3) {
            case 0 -> SmallAngle.sine(rest);
            case 1 -> SmallAngle.cosine(rest);
            case 2 -> 0 - SmallAngle.sine(rest);
            default -> -SmallAngle.cosine(rest);
        };
    }

    private static long nearestQuarter(double turn) {
        return (long) Math.floor(turn / 90 + 0.5);
    }

    /**
     * Writes how far a step in a direction leads: the same as {@link #stepX} and {@link #stepY} times its length, in
     * half the time.
     *
     * @param stepX where the way to the right is written
     * @param stepY where the way down is written
     * @param index at which place of both
     */
    public static void step(double angle, double length, double[] stepX, double[] stepY, int index) {
        double turn = inOneTurn(angle);
        long nearest = nearestQuarter(turn);
        double rest = Math.toRadians(turn - 90 * nearest);
        double sine = SmallAngle.sine(rest);
        double cosine = SmallAngle.cosine(rest);
        int quarter = (int) nearest & 3;
        // Which quarter it is cannot be predicted, and factors of 0 and 1 take less time than a wrong guess.
        stepX[index] = (cosine * RIGHT[quarter] - sine * DOWN[quarter]) * length;
        stepY[index] = (sine * RIGHT[quarter] + cosine * DOWN[quarter]) * length;
    }

    /**
     * Returns the way to turn from one direction to another, the short way round: turn in degrees, from -180 (excluded)
     * to 180; positive turns clockwise on screen.
     */
    public static double turn(double from, double to) {
        double turn = (to - from) % 360;
        if (turn > 180) return turn - 360;
        return turn <= -180 ? turn + 360 : turn;
    }
}
