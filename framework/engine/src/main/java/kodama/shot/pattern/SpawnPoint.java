package kodama.shot.pattern;

import kodama.geom.Aim;

/** Where one place of a shape is and where it looks: each level of a pattern moves and turns it further. */
public final class SpawnPoint {
    private static final double SIDE = 90;

    double x;
    double y;
    double angle;
    double speed;
    double delay;

    /** How many times as fast shots fly: what makes a ring a polygon, however fast it is. */
    double speedFactor;

    /** How many times as far out this level's places begin. */
    double distanceFactor;

    /** Of the chance of what is here. */
    long key;

    SpawnPoint() {}

    void begin(FireContext muzzle) {
        x = 0;
        y = 0;
        angle = muzzle.angle();
        speed = muzzle.speed();
        delay = 0;
        speedFactor = 1;
        key = muzzle.seed();
    }

    void moveTo(SpawnPoint outer) {
        x = outer.x;
        y = outer.y;
        angle = outer.angle;
        speed = outer.speed;
        delay = outer.delay;
        speedFactor = outer.speedFactor;
        distanceFactor = 1;
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
    public void moveForward(double distance) {
        moveInDirection(angle, distance);
    }

    /**
     * Moves the place across its direction.
     *
     * @param distance in virtual pixels; positive to the right of one who looks along it
     */
    public void moveSideways(double distance) {
        moveInDirection(angle + SIDE, distance);
    }

    /**
     * Moves the place.
     *
     * @param way direction; in degrees
     * @param distance in virtual pixels
     */
    public void moveInDirection(double way, double distance) {
        if (distance == 0) return;
        x += Aim.stepX(way) * distance;
        y += Aim.stepY(way) * distance;
    }

    /**
     * Makes what begins here faster or slower.
     *
     * @param times how many times as fast
     */
    public void multiplySpeed(double times) {
        speedFactor *= times;
    }

    /**
     * Draws the outline of the shape out at this place: its shots begin further out, and fly faster by as much.
     *
     * @param times how many times as far
     */
    public void stretch(double times) {
        speedFactor *= times;
        distanceFactor *= times;
    }
}
