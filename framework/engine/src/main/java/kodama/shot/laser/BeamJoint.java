package kodama.shot.laser;

import kodama.base.Checks;

/**
 * A bend of a beam.
 *
 * @param at distance from the source along the beam; in virtual pixels, above 0
 * @param turn change of direction; in degrees, positive is clockwise
 */
public record BeamJoint(double at, double turn) {
    /**
     * Creates a bend.
     *
     * @param at distance from the source along the beam; in virtual pixels, above 0
     * @param turn change of direction; in degrees, positive is clockwise
     * @throws IllegalArgumentException if a number is not finite
     */
    public BeamJoint {
        Checks.finite("at", at);
        Checks.finite("turn", turn);
    }
}
