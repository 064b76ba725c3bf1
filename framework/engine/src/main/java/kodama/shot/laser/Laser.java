package kodama.shot.laser;

import kodama.base.Checks;
import kodama.draw.DrawList;
import kodama.geom.Hitbox;
import kodama.hit.Targets;

/** One laser: where it is, what it hits, how it ends. Owned by the game thread. */
public abstract class Laser {
    private final LaserSpec spec;
    final LaserPath path = new LaserPath();
    private double width;
    private boolean isOver;
    /** The age from which on it counts as a graze again; in ticks. */
    private double grazedUntil;

    Laser(LaserSpec spec) {
        this.spec = spec;
        width = spec.width();
    }

    final LaserSpec spec() {
        return spec;
    }

    /** Tells whether the laser is still there: false from the moment it ended. */
    public final boolean isAlive() {
        return !isOver;
    }

    /** Ends the laser at once. */
    public void kill() {
        isOver = true;
    }

    /** Returns how thick it is drawn at its thickest, in virtual pixels. */
    public final double width() {
        return width;
    }

    /**
     * Sets how thick it is; where it hits, it keeps its part of that.
     *
     * @param width in virtual pixels, at least 0
     * @throws IllegalArgumentException if it is below 0 or no finite number
     */
    public final void setWidth(double width) {
        this.width = Hitbox.checkedSize("width", width);
    }

    /** Returns where it begins: the source of a beam, the head of a curve, in virtual pixels from the left. */
    public abstract double x();

    /** Returns where it begins: the source of a beam, the head of a curve, in virtual pixels from the top. */
    public abstract double y();

    /**
     * Puts it elsewhere: the source of a beam, the head of a curve.
     *
     * @param x in virtual pixels
     * @param y in virtual pixels
     * @throws IllegalArgumentException if a number is not finite
     */
    public final void moveTo(double x, double y) {
        setPosition(Checks.finite("x", x), Checks.finite("y", y));
    }

    abstract void setPosition(double x, double y);

    /** Returns where it points, in degrees, 0 right, 90 down. */
    public abstract double angle();

    /**
     * Turns it.
     *
     * @param angle where it points from now on; in degrees
     * @throws IllegalArgumentException if it is no finite number
     */
    public final void setAngle(double angle) {
        rotateTo(Checks.finite("angle", angle));
    }

    abstract void rotateTo(double angle);

    /** Returns how long it is now, in virtual pixels along its way. */
    public double length() {
        double length = 0;
        for (int i = 1; i < path.count; i++)
            length += StrictMath.hypot(path.x(i) - path.x(i - 1), path.y(i) - path.y(i - 1));
        return length;
    }

    /** Lets it live for a tick, or a part of one: finds its way anew, or ends it. */
    abstract void advance(double part);

    /** Takes note of where it is, as a tick begins. */
    void savePosition() {}

    /** How long it has lived; in ticks. */
    abstract double age();

    /** Tells whom it hits, and notes whom it grazes. */
    void applyHits(LaserHits hits, Targets targets) {
        boolean mayGraze = spec.grazeEvery() > 0 && age() >= grazedUntil;
        if (testHits(hits, spec.radius() / spec.width(), targets, mayGraze)) grazedUntil = age() + spec.grazeEvery();
    }

    /** Goes along the way, which is so many times as thick where it hits; tells whether someone was grazed. */
    boolean testHits(LaserHits hits, double scale, Targets targets, boolean mayGraze) {
        hits.begin(mayGraze);
        hits.collect(path, scale, spec, targets);
        return hits.apply(x(), y(), spec, targets);
    }

    /** Draws it as it is when so much of the last tick is over; above 0, at most 1. */
    abstract void draw(DrawList list, double alpha);

    /** Takes away what lies in a circle; see {@link Lasers#cut}. */
    abstract boolean cut(double x, double y, double radius);
}
