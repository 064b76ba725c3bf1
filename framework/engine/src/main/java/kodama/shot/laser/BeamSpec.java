package kodama.shot.laser;

import java.util.List;
import kodama.base.Checks;
import kodama.geom.Bounds;
import kodama.geom.Position;
import org.jspecify.annotations.Nullable;

/**
 * How a beam lives: it warns by a thin line, grows thick, burns, and fades.
 *
 * @param length of the whole way; in virtual pixels
 * @param speed how fast it reaches out once it burns; in virtual pixels a tick, infinite for at once
 * @param warn how long it only warns; in ticks
 * @param grow how long it takes to get thick; in ticks
 * @param burn how long it burns when it is thick; in ticks
 * @param fade how long it takes to vanish; in ticks
 * @param profile how thick it is while it burns, evenly over that time, as parts of its width; empty for all of it
 * @param turn how far it turns; in degrees a tick
 * @param follow whom it turns to, at most {@code turn} a tick; null to turn all the time
 * @param anchor who carries its source along, and with whom it ends; null for no one
 * @param joints where it is bent, from the source on
 * @param mirrors at whose edges it is thrown back, or null
 */
public record BeamSpec(
        double length,
        double speed,
        int warn,
        int grow,
        int burn,
        int fade,
        List<Double> profile,
        double turn,
        @Nullable Position follow,
        @Nullable Position anchor,
        List<BeamJoint> joints,
        @Nullable Bounds mirrors,
        int bounces) {
    /**
     * Says how a beam lives.
     *
     * @param length of the whole way; in virtual pixels
     * @param speed how fast it reaches out once it burns; in virtual pixels a tick, infinite for at once
     * @param warn how long it only warns; in ticks
     * @param grow how long it takes to get thick; in ticks
     * @param burn how long it burns when it is thick; in ticks
     * @param fade how long it takes to vanish; in ticks
     * @param profile how thick it is while it burns, evenly over that time, as parts of its width; empty for all of it
     * @param turn how far it turns; in degrees a tick
     * @param follow whom it turns to, at most {@code turn} a tick; null to turn all the time
     * @param anchor who carries its source along, and with whom it ends; null for no one
     * @param joints where it is bent, from the source on
     * @param mirrors at whose edges it is thrown back, or null
     * @throws IllegalArgumentException if the length or the turn is not finite
     */
    public BeamSpec {
        Checks.finite("length", length);
        Checks.finite("turn", turn);
    }
}
