package kodama.shot.pattern;

import kodama.geom.Aim;

/** Where one place of a shape is and where it looks: each level of a pattern moves and turns it further. */
public final class Spot {
    private static final double SIDE = 90;

    double x;
    double y;
    double angle;
    double speed;
    double delay;

    /** How many times as fast shots fly: what makes a ring a polygon, however fast it is. */
    double pace;

    /** How many times as far out this level's places begin. */
    double reach;

    /** Of the chance of what is here. */
    long key;

    Spot() {}

    void begin(Muzzle muzzle) {
        x = 0;
        y = 0;
        angle = muzzle.angle();
        speed = muzzle.speed();
        delay = 0;
        pace = 1;
        key = muzzle.seed();
    }

    void follow(Spot outer) {
        x = outer.x;
        y = outer.y;
        angle = outer.angle;
        speed = outer.speed;
        delay = outer.delay;
        pace = outer.pace;
        reach = 1;
    }

    /**
     * Turns the direction.
     *
     * @param degrees clockwise on screen
     */
    public void turn(double degrees) {
        angle += degrees;
    }

    /**
     * Moves the place along its direction.
     *
     * @param distance in virtual pixels; negative moves back
     */
    public void ahead(double distance) {
        slide(angle, distance);
    }

    /**
     * Moves the place across its direction.
     *
     * @param distance in virtual pixels; positive to the right of one who looks along it
     */
    public void side(double distance) {
        slide(angle + SIDE, distance);
    }

    /**
     * Moves the place.
     *
     * @param way direction; in degrees
     * @param distance in virtual pixels
     */
    public void slide(double way, double distance) {
        if (distance == 0) return;
        x += Aim.stepX(way) * distance;
        y += Aim.stepY(way) * distance;
    }

    /**
     * Makes what begins here faster or slower.
     *
     * @param times how many times as fast
     */
    public void hasten(double times) {
        pace *= times;
    }

    /**
     * Draws the outline of the shape out at this place: its shots begin further out, and fly faster by as much.
     *
     * @param times how many times as far
     */
    public void stretch(double times) {
        pace *= times;
        reach *= times;
    }
}
