package kodama.hit;

import org.jspecify.annotations.Nullable;

/** A body that shots and damage sources can hit. Owned by the game thread. */
public interface HitTarget extends Collider {
    /**
     * Called when this target is hit, once for each shot and each damage source, so it may be called several times in a
     * tick.
     *
     * <p>It may do anything, including dying, firing, clearing shots and spawning tasks.
     *
     * @param damage damage of the hit, as set when the shot was fired
     * @param x center of the shot or damage source; in virtual pixels
     * @param y center of the shot or damage source; in virtual pixels
     * @param by the owner of the shot, or the damage source; null for a shot without an owner
     */
    void hit(double damage, double x, double y, @Nullable Object by);
}
