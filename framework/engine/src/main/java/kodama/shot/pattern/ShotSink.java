package kodama.shot.pattern;

/** Takes the shots of a pattern, in the order in which they are fired. */
public interface ShotSink {
    /**
     * Takes a shot.
     *
     * @param x how far right of the muzzle it begins; in virtual pixels
     * @param y how far below the muzzle it begins; in virtual pixels
     * @param angle direction; in degrees, 0 right, 90 down, not brought into any range
     * @param speed in virtual pixels a tick; negative flies backwards
     * @param delay how long it waits before it flies; in ticks, at least 0
     * @param look which of the looks that the pattern names; 0 unless it says otherwise
     */
    void fire(double x, double y, double angle, double speed, int delay, int look);
}
