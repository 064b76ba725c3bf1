package kodama.input;

/**
 * The repeat of an action while it is held, like that of keys in a menu.
 *
 * @param delay time from the press to the first repeat; in ticks, at least 1
 * @param every time between two repeats; in ticks, at least 1
 */
public record Autorepeat(int delay, int every) {
    /** A third of a second, then twelve times per second. */
    public static final Autorepeat DEFAULT = new Autorepeat(20, 5);

    /** Returns whether an action repeats in the tick in which it has been down for this number of ticks. */
    boolean isDue(long ticksDown) {
        if (ticksDown <= 1) return ticksDown == 1;
        long passed = ticksDown - 1 - delay;
        return passed >= 0 && passed % every == 0;
    }
}
