package kodama.bulletml;

import java.util.List;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleSupplier;

/**
 * How a barrage is played.
 *
 * @param rank how hard the game is, read as {@code $rank}; from 0 to 1
 * @param parameters what {@code $1}, {@code $2}… are in its top actions
 * @param angle where the one who fires looks, for what is relative to that; in degrees, 0 right, 90 down
 * @param speedScale how many virtual pixels a tick the speed 1 of the file is
 * @param turn by how much all is turned that is not aimed; in degrees, clockwise
 * @param random chance, read as {@code $rand}; from 0 to below 1
 * @param target direction to the target, in degrees, from the place of a bullet, x and y in virtual pixels
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
    /** What lies between the file's zero, which is up, and the pool's, which is right; in degrees. */
    private static final double UP = 90;

    /** A direction of the file as the pool has it. */
    double toAngle(double direction) {
        return direction - UP + turn;
    }

    /** A direction of the pool as the file would have it. */
    double toDirection(double pooled) {
        return pooled + UP - turn;
    }
}
