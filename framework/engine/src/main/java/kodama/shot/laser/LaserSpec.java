package kodama.shot.laser;

import kodama.base.Checks;
import kodama.draw.Image;
import org.jspecify.annotations.Nullable;

/**
 * What lasers of all kinds have in common.
 *
 * @param texture the picture that is laid along the laser, added to what is below; see {@link
 *     kodama.shot.look.LaserTexture}
 * @param width how thick it is drawn; in virtual pixels, above 0
 * @param radius half as thick as it is where it hits; in virtual pixels, at least 0
 * @param hits a bit for each group that it hits; see {@link kodama.hit.Targets#mask}
 * @param damage what each tick of contact takes
 * @param grazeEvery after how many ticks near someone it counts as a graze again; in ticks, 0 for never
 * @param owner told to those it hits; null if no one is to be known
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
     * Says what they have in common.
     *
     * @param light the picture that is laid along the laser, added to what is below; see {@link
     *     kodama.shot.look.LaserTexture}
     * @param width how thick it is drawn; in virtual pixels, above 0
     * @param radius half as thick as it is where it hits; in virtual pixels, at least 0
     * @param hits a bit for each group that it hits; see {@link kodama.hit.Targets#mask}
     * @param damage what each tick of contact takes
     * @param grazeEvery after how many ticks near someone it counts as a graze again; in ticks, 0 for never
     * @param owner told to those it hits; null if no one is to be known
     * @throws IllegalArgumentException if a number is not finite
     */
    public LaserSpec {
        Checks.finite("width", width);
        Checks.finite("radius", radius);
        Checks.finite("damage", damage);
    }
}
