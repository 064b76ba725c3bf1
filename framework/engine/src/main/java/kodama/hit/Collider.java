package kodama.hit;

import kodama.geom.Hitbox;
import kodama.geom.Position;

/**
 * Something that can take part in collisions: a position, which is the center of an outline.
 *
 * <p>Position and outline are read once per tick, when the body is added to {@link Targets} or {@link DamageSources};
 * {@link #isAlive} is called right before each hit. Owned by the game thread.
 */
public interface Collider extends Position {
    /** Returns the outline in this tick, relative to the position. */
    Hitbox hitbox();

    /** Returns whether this body can still hit and be hit: false from the moment it has died, even within a tick. */
    @Override
    boolean isAlive();
}
