package kodama.hit;

import kodama.geom.Hitbox;
import kodama.geom.Position;

/**
 * Something with a place and an outline that can take part in hits; its place is the middle of the outline.
 *
 * <p>Place and outline are read once a tick, when the body is added to {@link Targets} or {@link DamageSources}; whether it is
 * alive is asked again right before each hit. Owned by the game thread.
 */
public interface Collider extends Position {
    /** Returns the outline around the center, that of this tick. */
    Hitbox hitbox();

    /**
     * Tells whether this body can still hit and be hit: false from the moment it died, even in the middle of a tick.
     */
    @Override
    boolean isAlive();
}
