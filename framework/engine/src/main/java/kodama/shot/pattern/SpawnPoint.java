package kodama.shot.pattern;

import kodama.geom.Aim;

/** The position, direction and speed of one place of a shape. Each level of a pattern moves and turns it further. */
public final class SpawnPoint {
    private static final double SIDE = 90;

    double x;
    double y;
    double angle;
    double speed;
    double delay;

    /** Factor for the speed of shots, which turns a ring into a polygon at any speed. */
    double speedFactor;

    /** Factor for the distance of this level's places. */
    double distanceFactor;

    /** Random key of this place. */
    long key;

    SpawnPoint() {}

    void begin(FireContext context) {
        x = 0;
        y = 0;
        angle = context.angle();
        speed = context.speed();
        delay = 0;
        speedFactor = 1;
        key = context.seed();
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
     * @param distance in virtual pixels; negative moves backward
     */
    public void moveForward(double distance) {
        moveInDirection(angle, distance);
    }

    /**
     * Moves the place sideways.
     *
     * @param distance in virtual pixels; positive is to the right when facing the direction
     */
    public void moveSideways(double distance) {
        moveInDirection(angle + SIDE, distance);
    }

    /**
     * Moves the place in a direction.
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
     * Multiplies the speed of everything that starts here.
     *
     * @param times the factor
     */
    public void multiplySpeed(double times) {
        speedFactor *= times;
    }

    /**
     * Scales the outline of the shape at this place: the shots start farther out and are faster by the same factor.
     *
     * @param times the factor
     */
    public void stretch(double times) {
        speedFactor *= times;
        distanceFactor *= times;
    }
}
