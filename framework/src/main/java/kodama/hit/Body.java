package kodama.hit;

import kodama.geom.Hitbox;

/**
 * Something with a place and an outline that can take part in hits.
 *
 * <p>Place and outline are read once a tick, when the body is added to {@link Targets} or {@link Bodies}; whether it is
 * alive is asked again right before each hit. Owned by the game thread.
 */
public interface Body {
    /**
     * Returns where the center of the hitbox stands.
     *
     * @return distance from the left edge; in virtual pixels
     */
    double x();

    /**
     * Returns where the center of the hitbox stands.
     *
     * @return distance from the top edge, growing downwards; in virtual pixels
     */
    double y();

    /**
     * Returns the outline around the center.
     *
     * @return the hitbox of this tick
     */
    Hitbox hitbox();

    /**
     * Tells whether this body can still hit and be hit.
     *
     * @return false from the moment it died, even in the middle of a tick
     */
    boolean isAlive();
}
