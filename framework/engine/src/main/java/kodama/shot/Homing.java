package kodama.shot;

import kodama.base.Checks;
import kodama.geom.Position;

/**
 * Turns a shot toward a target, a little each tick. When the target has ended or the time is over, the shot flies
 * straight on.
 *
 * @param turn maximum turn; in degrees per tick, at least 0
 * @param ticks duration; in ticks of the shot's flight, at least 0, {@link #ALWAYS} for no limit
 */
public record Homing(Position target, double turn, int ticks) {
    /** A duration that means no limit. */
    public static final int ALWAYS = Integer.MAX_VALUE;

    /**
     * Creates a homing.
     *
     * @param turn maximum turn; in degrees per tick, at least 0
     * @param ticks duration; in ticks of the shot's flight, at least 0
     * @throws IllegalArgumentException if a number is below 0 or not finite
     */
    public Homing {
        Checks.atLeast("turn", turn, 0.0);
        Checks.atLeast("ticks", ticks, 0);
    }
}
