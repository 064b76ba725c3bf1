package kodama.hit;

import kodama.geom.Hitbox;

/** One who hears of shots that come near and do not hit. Owned by the game thread. */
public interface Grazer {
    /** Returns where the center of the outline stands: distance from the left edge; in virtual pixels. */
    double x();

    /**
     * Returns where the center of the outline stands: distance from the top edge, growing downwards; in virtual pixels.
     */
    double y();

    /** Returns how near is near: the outline that a shot must meet. */
    Hitbox grazeBox();

    /** Tells whether this one still listens: false from the moment it died, even in the middle of a tick. */
    boolean isAlive();

    /**
     * Tells this one that shots came near in this tick; once a tick, when all hits of the tick have been told.
     *
     * @param x where the first of them is; in virtual pixels
     * @param y where the first of them is; in virtual pixels
     * @param count how many there are; at least 1
     */
    void graze(double x, double y, int count);
}
