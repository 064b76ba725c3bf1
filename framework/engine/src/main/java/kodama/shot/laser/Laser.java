package kodama.shot.laser;

import kodama.base.Checks;
import kodama.base.StateSink;
import kodama.draw.DrawList;
import kodama.geom.Hitbox;
import kodama.hit.Targets;

/** One laser: its path, its hits and its end. Owned by the game thread. */
public abstract class Laser {
    private final LaserSpec spec;
    final LaserPath path = new LaserPath();
    private double width;
    private boolean isOver;
    /** Age from which the laser can graze again; in ticks. */
    private double grazedUntil;

    Laser(LaserSpec spec) {
        this.spec = spec;
        width = spec.width();
    }

    final LaserSpec spec() {
        return spec;
    }

    /** Returns whether the laser has not ended. */
    public final boolean isAlive() {
        return !isOver;
    }

    /** Ends the laser at once. */
    public void kill() {
        isOver = true;
    }

    /** Returns the maximum width at which the laser is drawn, in virtual pixels. */
    public final double width() {
        return width;
    }

    /**
     * Sets the width. The width of the collision shape changes in proportion.
     *
     * @param width in virtual pixels, at least 0
     * @throws IllegalArgumentException if it is below 0 or not finite
     */
    public final void setWidth(double width) {
        this.width = Hitbox.checkedSize("width", width);
    }

    /** Returns the x of the start: the source of a beam, the head of a curved laser; in virtual pixels. */
    public abstract double x();

    /** Returns the y of the start: the source of a beam, the head of a curved laser; in virtual pixels. */
    public abstract double y();

    /**
     * Moves the start: the source of a beam, the head of a curved laser.
     *
     * @param x in virtual pixels
     * @param y in virtual pixels
     * @throws IllegalArgumentException if a number is not finite
     */
    public final void moveTo(double x, double y) {
        setPosition(Checks.finite("x", x), Checks.finite("y", y));
    }

    abstract void setPosition(double x, double y);

    /** Returns the direction, in degrees; 0 is right, 90 is down. */
    public abstract double angle();

    /**
     * Sets the direction.
     *
     * @param angle in degrees
     * @throws IllegalArgumentException if it is not finite
     */
    public final void setAngle(double angle) {
        rotateTo(Checks.finite("angle", angle));
    }

    abstract void rotateTo(double angle);

    /** Returns the current length along the path, in virtual pixels. */
    public double length() {
        double length = 0;
        for (int i = 1; i < path.count; i++)
            length += StrictMath.hypot(path.x(i) - path.x(i - 1), path.y(i) - path.y(i - 1));
        return length;
    }

    /** Advances the laser by a part of a tick: updates its path, or ends it. */
    abstract void advance(double part);

    /** Saves the position at the start of a tick, for interpolation. */
    void savePosition() {}

    /** Returns the age; in ticks. */
    abstract double age();

    /** Hits the targets that it touches, and grazes those that it comes near. */
    void applyHits(LaserHits hits, Targets targets) {
        boolean mayGraze = spec.grazeEvery() > 0 && age() >= grazedUntil;
        if (testHits(hits, spec.radius() / spec.width(), targets, mayGraze)) grazedUntil = age() + spec.grazeEvery();
    }

    /** Tests the path at a multiple of its collision width. Returns whether a target was grazed. */
    boolean testHits(LaserHits hits, double scale, Targets targets, boolean mayGraze) {
        hits.begin(mayGraze);
        hits.collect(path, scale, spec, targets);
        return hits.apply(x(), y(), spec, targets);
    }

    /** Draws the laser at a moment of the last tick; {@code alpha} is above 0 and at most 1. */
    abstract void draw(DrawList list, double alpha);

    /** Adds the state of the laser to a hash or a snapshot. */
    void writeState(StateSink to) {
        to.add("x", x());
        to.add("y", y());
        to.add("angle", angle());
        to.add("age", age());
        to.add("width", width);
        to.add("age of the next graze", grazedUntil);
    }

    /** Removes the part in a circle; see {@link Lasers#cut}. */
    abstract boolean cut(double x, double y, double radius);
}
