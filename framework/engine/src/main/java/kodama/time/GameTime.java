package kodama.time;

/**
 * The time of a game: its ticks, the seconds of game time, which can differ from real time, and its frames.
 *
 * <p>A tick is a frame of the base rate, whatever the frame rate: scripts are timed by ticks and keep their speed.
 * Values do not change within a tick. From document 003 (処理時間オブジェクト, 基準フレームレート). For the game thread.
 */
public interface GameTime {
    /** Returns the number of the tick; 1 in the first tick, 0 before. */
    long tick();

    /**
     * Returns the duration of a tick, which depends on neither frame rate nor task rates: 1 / base rate, in seconds.
     */
    double dt();

    /**
     * Returns the game time up to this tick. It advances at the rate of all tasks, and not while they are paused.
     *
     * @return the sum of the ticks so far, each times the rate of all tasks, without accumulated rounding errors; in
     *     seconds
     */
    double now();

    /** Returns the base rate, in ticks per second. It never changes. */
    int baseRate();

    /** Returns the current target frame rate, in frames per second. */
    int frameRate();

    /**
     * Returns the game time that the current frame represents.
     *
     * @return frames of the base rate since the last frame: 1 normally, 2 at half the base rate, 0.5 at twice; more in
     *     a frame that makes up for lost time, 0 while the game is paused
     */
    double frames();

    /** Returns the game time that the current frame represents, {@link #frames} in seconds. */
    default double elapsed() {
        return frames() / baseRate();
    }

    /**
     * Converts seconds to ticks.
     *
     * @param seconds a duration whose number of ticks fits in an {@code int}
     * @return the nearest number of ticks; half to even
     * @throws IllegalArgumentException if the number is too large
     */
    default int ticks(double seconds) {
        double ticks = Math.rint(seconds * baseRate());
        if (Math.abs(ticks) <= Integer.MAX_VALUE) return (int) ticks;
        throw new IllegalArgumentException(
                "seconds must make " + Integer.MAX_VALUE + " ticks at most but was " + seconds);
    }

    /**
     * Converts ticks to seconds.
     *
     * @param ticks any number
     * @return their duration at a rate of 1; in seconds
     */
    default double seconds(double ticks) {
        return ticks / baseRate();
    }
}
