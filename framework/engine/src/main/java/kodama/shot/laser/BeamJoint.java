package kodama.shot.laser;

import kodama.base.Checks;

/**
 * A place at which a beam turns.
 *
 * @param at how far from the source, along the beam; in virtual pixels, above 0
 * @param turn how far it turns there; in degrees, clockwise above 0
 */
public record BeamJoint(double at, double turn) {
    /**
     * Makes a joint.
     *
     * @param at how far from the source, along the beam; in virtual pixels, above 0
     * @param turn how far it turns there; in degrees, clockwise above 0
     * @throws IllegalArgumentException if a number is not finite
     */
    public BeamJoint {
        Checks.finite("at", at);
        Checks.finite("turn", turn);
    }
}
