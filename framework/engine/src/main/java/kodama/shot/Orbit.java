package kodama.shot;

import kodama.base.Checks;
import kodama.geom.Position;

/**
 * Circles round someone, beginning in the direction in which the shot is fired. When that one has ended, the shot flies
 * straight on.
 *
 * @param radius its distance at first; in virtual pixels, at least 0
 * @param turn how far it goes round; in degrees a tick, clockwise above 0
 * @param grow what the distance grows by, down to 0; in virtual pixels a tick
 */
public record Orbit(Position around, double radius, double turn, double grow) {
    /**
     * Makes an orbit.
     *
     * @param radius its distance at first; in virtual pixels, at least 0
     * @param turn how far it goes round; in degrees a tick, clockwise above 0
     * @param grow what the distance grows by, down to 0; in virtual pixels a tick
     * @throws IllegalArgumentException if a number is not finite, or the radius below 0
     */
    public Orbit {
        Checks.atLeast("radius", radius, 0.0);
        Checks.finite("turn", turn);
        Checks.finite("grow", grow);
    }
}
