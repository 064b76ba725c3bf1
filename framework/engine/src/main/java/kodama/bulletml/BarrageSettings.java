package kodama.bulletml;

import java.util.List;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleSupplier;

/**
 * Settings for playing a barrage.
 *
 * @param rank difficulty of the game, read as {@code $rank}; from 0 to 1
 * @param parameters values of {@code $1}, {@code $2}… in the top actions
 * @param angle direction the shooter faces, to which relative directions are added; in degrees, 0 is right, 90 is down
 * @param speedScale virtual pixels per tick of a speed of 1 in the file
 * @param turn rotation of everything that is not aimed; in degrees, clockwise
 * @param random random numbers, read as {@code $rand}; from 0 to below 1
 * @param target returns the direction, in degrees, from a position in virtual pixels to the target
 */
public record BarrageSettings(
        Barrage barrage,
        double rank,
        List<Double> parameters,
        double angle,
        double speedScale,
        double turn,
        DoubleSupplier random,
        DoubleBinaryOperator target) {
    /** Angle between the file's zero, which is up, and the pool's, which is right; in degrees. */
    private static final double UP = 90;

    /** Converts a direction of the file to one of the pool. */
    double toAngle(double direction) {
        return direction - UP + turn;
    }

    /** Converts a direction of the pool to one of the file. */
    double toDirection(double pooled) {
        return pooled + UP - turn;
    }
}
