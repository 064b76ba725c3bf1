package kodama.shot.laser;

/** Someone outside who holds a laser: what they want of it is read before each tick, what became of it told after. */
public interface LaserView {
    /**
     * Lets the holder change the laser before it lives for a tick.
     *
     * @param laser alive
     */
    void read(Laser laser);

    /**
     * Tells the holder how the laser is after a tick.
     *
     * @param laser alive, or ended in this tick
     */
    void write(Laser laser);
}
