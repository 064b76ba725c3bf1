package kodama.shot.pattern;

/** Receives the shots of a pattern in firing order. */
public interface ShotSink {
    /**
     * Receives a shot.
     *
     * @param x x relative to the origin; in virtual pixels
     * @param y y relative to the origin; in virtual pixels
     * @param angle direction; in degrees, 0 is right, 90 is down, not normalized
     * @param speed in virtual pixels per tick; negative is backward
     * @param delay in ticks, at least 0
     * @param look number of the look in the pattern; 0 by default
     */
    void fire(double x, double y, double angle, double speed, int delay, int look);
}
