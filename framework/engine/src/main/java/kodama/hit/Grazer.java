package kodama.hit;

import kodama.geom.Hitbox;

/** Something that is notified of shots that come near without hitting. Owned by the game thread. */
public interface Grazer {
    /** Returns the center of the outline: distance from the left edge; in virtual pixels. */
    double x();

    /** Returns the center of the outline: distance from the top edge, growing downwards; in virtual pixels. */
    double y();

    /** Returns the outline that a shot must overlap to count as near. */
    Hitbox grazeBox();

    /** Returns whether it can still be grazed: false from the moment it has died, even within a tick. */
    boolean isAlive();

    /**
     * Called once in a tick in which shots came near, after all hits of the tick.
     *
     * @param x position of the first of them; in virtual pixels
     * @param y position of the first of them; in virtual pixels
     * @param count number of shots; at least 1
     */
    void graze(double x, double y, int count);
}
