package kodama.shot;

import kodama.base.Checks;
import kodama.geom.Position;

/**
 * A circular path around a position. It starts in the direction in which the shot is fired. When the position has
 * ended, the shot flies straight on with its current velocity, or with its own direction and speed if it has not moved
 * along the path.
 *
 * @param radius initial distance; in virtual pixels, at least 0
 * @param turn angular speed; in degrees per tick, positive is clockwise
 * @param grow change of the distance, which stays at least 0; in virtual pixels per tick
 */
public record Orbit(Position around, double radius, double turn, double grow) {
    /**
     * Creates an orbit.
     *
     * @param radius initial distance; in virtual pixels, at least 0
     * @param turn angular speed; in degrees per tick, positive is clockwise
     * @param grow change of the distance, which stays at least 0; in virtual pixels per tick
     * @throws IllegalArgumentException if a number is not finite, or the radius is below 0
     */
    public Orbit {
        Checks.atLeast("radius", radius, 0.0);
        Checks.finite("turn", turn);
        Checks.finite("grow", grow);
    }
}
