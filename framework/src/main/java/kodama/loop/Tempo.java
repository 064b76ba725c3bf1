package kodama.loop;

import kodama.base.Checks;

/**
 * How fast a game is played, for whoever wants to look closely or to get on. It runs ticks more often or more seldom and
 * changes none of them, so the game comes out the same at every speed.
 *
 * <p>Owned by the game thread.
 */
public final class Tempo {
    private static final double SLOWEST = 1.0 / 16;
    private static final double FASTEST = 16;

    private double speed = 1;
    private double due;

    Tempo() {}

    /**
     * Returns the speed.
     *
     * @return ticks a frame; 1 at first
     */
    public double speed() {
        return speed;
    }

    /**
     * Changes the speed.
     *
     * @param speed ticks a frame; 1/16 to 16
     * @throws IllegalArgumentException if the speed is outside these bounds
     */
    public void setSpeed(double speed) {
        Checks.atLeast("speed", speed, SLOWEST);
        if (speed > FASTEST) throw new IllegalArgumentException("speed must be at most 16 but was " + speed);
        this.speed = speed;
        restart();
    }

    /** Lets the next frame have a tick. */
    void restart() {
        due = Math.max(0, 1 - speed);
    }

    /** Begins a frame; answers how many ticks it has. */
    int ticks() {
        due += speed;
        int ticks = (int) due;
        due -= ticks;
        return ticks;
    }
}
