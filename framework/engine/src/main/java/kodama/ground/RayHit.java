package kodama.ground;

/** Where a ray meets the ground; reused, so a query makes no garbage. */
public final class RayHit {
    /** Position, in virtual pixels. */
    public double x;

    public double y;
    /** Unit vector that points away from the ground; 0, 0 if the ray began inside it. */
    public double normalX;

    public double normalY;
    /** Part of the way from the start of the ray to its end, 0 to 1. */
    public double fraction;

    /**
     * Returns the angle of the ground, in degrees as those of directions: 0 for a level floor, negative if it rises to
     * the right.
     */
    public double slope() {
        return normalX == 0 && normalY <= 0 ? 0 : StrictMath.toDegrees(StrictMath.atan2(normalX, -normalY));
    }

    void set(double x, double y, double normalX, double normalY, double fraction) {
        this.x = x;
        this.y = y;
        this.normalX = normalX;
        this.normalY = normalY;
        this.fraction = fraction;
    }
}
