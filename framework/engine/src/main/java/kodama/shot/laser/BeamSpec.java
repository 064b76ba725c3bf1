package kodama.shot.laser;

import java.util.List;
import kodama.base.Checks;
import kodama.geom.Bounds;
import kodama.geom.Position;
import kodama.shot.Walls;
import org.jspecify.annotations.Nullable;

/**
 * The properties of a beam: it warns with a thin line, grows, burns, and fades.
 *
 * @param length total length; in virtual pixels
 * @param speed speed at which the beam extends when it begins to burn; in virtual pixels per tick, infinite for at once
 * @param warn duration of the warning; in ticks
 * @param grow time to reach the full width; in ticks
 * @param burn time at full width; in ticks
 * @param fade time to disappear; in ticks
 * @param profile width during {@code burn}, evenly spaced in time, as parts of the full width; empty for full width
 * @param turn rate of turn; in degrees per tick
 * @param follow position to turn toward by at most {@code turn} per tick, or null to turn constantly
 * @param anchor position that the source is attached to and that ends the beam when it ends, or null for none
 * @param joints bends, in order of their distance from the source
 * @param mirrors bounds whose edges reflect the beam, or null for none
 * @param bounces maximum number of reflections at the edges
 * @param walls walls that the beam meets, or null for none; it cannot stick to them
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
        int bounces,
        @Nullable Walls walls) {
    /**
     * Creates the properties of a beam.
     *
     * @param length total length; in virtual pixels
     * @param speed speed at which the beam extends when it begins to burn; in virtual pixels per tick, infinite for at
     *     once
     * @param warn duration of the warning; in ticks
     * @param grow time to reach the full width; in ticks
     * @param burn time at full width; in ticks
     * @param fade time to disappear; in ticks
     * @param profile width during {@code burn}, evenly spaced in time, as parts of the full width; empty for full width
     * @param turn rate of turn; in degrees per tick
     * @param follow position to turn toward by at most {@code turn} per tick, or null to turn constantly
     * @param anchor position that the source is attached to and that ends the beam when it ends, or null for none
     * @param joints bends, in order of their distance from the source
     * @param mirrors bounds whose edges reflect the beam, or null for none
     * @param bounces maximum number of reflections at the edges
     * @param walls walls that the beam meets, or null for none; it cannot stick to them
     * @throws IllegalArgumentException if the length or the turn is not finite
     */
    public BeamSpec {
        Checks.finite("length", length);
        Checks.finite("turn", turn);
    }
}
