package kodama.shot;

import kodama.base.Checks;
import kodama.geom.Position;

/**
 * Turns towards someone, tick by tick. When that one has ended, or the time is over, the shot flies straight on.
 *
 * @param turn how far it turns at most; in degrees a tick, at least 0
 * @param ticks for how long; in ticks of its flight, at least 0
 */
public record Homing(Position target, double turn, int ticks) {
    /** So many ticks are for ever. */
    public static final int ALWAYS = Integer.MAX_VALUE;

    /**
     * Makes a homing.
     *
     * @param turn how far it turns at most; in degrees a tick, at least 0
     * @param ticks for how long; in ticks of its flight, at least 0
     * @throws IllegalArgumentException if a number is below 0 or not finite
     */
    public Homing {
        Checks.atLeast("turn", turn, 0.0);
        Checks.atLeast("ticks", ticks, 0);
    }
}
