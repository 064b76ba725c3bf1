package kodama.bulletml.play;

/** Where bullets aim. */
public interface Target {
    /**
     * Tells the direction to the target.
     *
     * @param x where the bullet is; in virtual pixels
     * @param y where the bullet is; in virtual pixels, growing downwards
     * @return direction in degrees, 0 right, 90 down
     */
    double angle(double x, double y);
}
