package kodama.shot.laser;

import kodama.base.Checks;
import kodama.draw.Image;
import org.jspecify.annotations.Nullable;

/**
 * The properties that all kinds of lasers have.
 *
 * @param texture the image that is stretched along the laser and drawn additively; see
 *     {@link kodama.shot.look.LaserTexture}
 * @param width width at which it is drawn; in virtual pixels, above 0
 * @param radius half the width of its collision shape; in virtual pixels, at least 0
 * @param hits the groups that it hits, one bit each; see {@link kodama.hit.Targets#mask}
 * @param damage damage per tick of contact
 * @param grazeEvery interval at which it counts as a graze again; in ticks, 0 for never
 * @param owner passed to the targets, or null for none
 */
public record LaserSpec(
        Image texture,
        double width,
        double radius,
        long hits,
        double damage,
        int grazeEvery,
        @Nullable Object owner) {
    /**
     * Creates the properties.
     *
     * @param texture the image that is stretched along the laser and drawn additively; see
     *     {@link kodama.shot.look.LaserTexture}
     * @param width width at which it is drawn; in virtual pixels, above 0
     * @param radius half the width of its collision shape; in virtual pixels, at least 0
     * @param hits the groups that it hits, one bit each; see {@link kodama.hit.Targets#mask}
     * @param damage damage per tick of contact
     * @param grazeEvery interval at which it counts as a graze again; in ticks, 0 for never
     * @param owner passed to the targets, or null for none
     * @throws IllegalArgumentException if a number is not finite
     */
    public LaserSpec {
        Checks.finite("width", width);
        Checks.finite("radius", radius);
        Checks.finite("damage", damage);
    }
}
