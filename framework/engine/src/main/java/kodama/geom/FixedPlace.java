package kodama.geom;

import kodama.base.Checks;

/**
 * A place that neither moves nor ends.
 *
 * @param x distance from the left edge; in virtual pixels
 * @param y distance from the top edge, growing downwards; in virtual pixels
 */
public record FixedPlace(double x, double y) implements Place {
    /** Refuses numbers that are not finite. */
    public FixedPlace {
        Checks.finite("x", x);
        Checks.finite("y", y);
    }

    @Override
    public boolean isAlive() {
        return true;
    }
}
