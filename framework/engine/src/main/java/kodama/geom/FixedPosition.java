package kodama.geom;

import kodama.base.Checks;

/**
 * A position that never moves or ends.
 *
 * @param x distance from the left edge; in virtual pixels
 * @param y distance from the top edge, growing downwards; in virtual pixels
 */
public record FixedPosition(double x, double y) implements Position {
    /** Rejects numbers that are not finite. */
    public FixedPosition {
        Checks.finite("x", x);
        Checks.finite("y", y);
    }

    @Override
    public boolean isAlive() {
        return true;
    }
}
