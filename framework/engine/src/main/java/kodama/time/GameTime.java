package kodama.time;

/**
 * The time of a game, to be read: ticks and the seconds that pass in the game, which need not be those on the wall; and
 * beside them the frames by which it is shown.
 *
 * <p>A tick is a frame of the base rate, at any frame rate: what scripts do goes by ticks and holds its speed. All
 * values stay the same within a tick. From document 003 (処理時間オブジェクト, 基準フレームレート). For the game thread.
 */
public interface GameTime {
    /** Returns the number of the tick: 1 in the first tick, 0 before. */
    long tick();

    /** Returns how long a tick is, whatever the frame rate and the rates of tasks: 1 / base rate, in seconds. */
    double dt();

    /**
     * Returns the seconds in the game up to this tick. They pass as fast as all tasks live, and not while these are
     * paused.
     *
     * @return the sum of all ticks so far, each times the rate of all tasks, without its rounding errors; in seconds
     */
    double now();

    /** Returns the rate that frames are counted against: ticks a second; never changes. */
    int baseRate();

    /** Returns the frame rate in force: frames a second that the game aims at. */
    int frameRate();

    /**
     * Returns how much of the game's time the frame under way shows.
     *
     * @return frames of the base rate since the last frame: 1 normally, 2 at half the base rate, 0.5 at twice; more in
     *     a frame that makes up for lost time, 0 while the game is held
     */
    double frames();

    /**
     * Returns how much of the game's time the frame under way shows: seconds since the last frame, {@link #frames} as
     * seconds.
     */
    default double elapsed() {
        return frames() / baseRate();
    }

    /**
     * Turns seconds into ticks.
     *
     * @param seconds any that an {@code int} can count the ticks of
     * @return the nearest number of ticks; halves to the even one
     * @throws IllegalArgumentException if there are too many
     */
    default int ticks(double seconds) {
        double ticks = Math.rint(seconds * baseRate());
        if (Math.abs(ticks) <= Integer.MAX_VALUE) return (int) ticks;
        throw new IllegalArgumentException(
                "seconds must make " + Integer.MAX_VALUE + " ticks at most but was " + seconds);
    }

    /**
     * Turns ticks into seconds.
     *
     * @param ticks any number
     * @return how long they last at a rate of 1; in seconds
     */
    default double seconds(double ticks) {
        return ticks / baseRate();
    }
}
