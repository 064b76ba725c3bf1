package kodama.input;

/**
 * How an action that is held comes again, as keys do in a menu.
 *
 * @param delay ticks from the press until it comes again; at least 1
 * @param every ticks from then on from one time to the next; at least 1
 */
public record Autorepeat(int delay, int every) {
    /** A third of a second, then twelve times a second. */
    public static final Autorepeat DEFAULT = new Autorepeat(20, 5);

    /** Whether it comes in the tick in which an action has been down for so many ticks. */
    boolean isDue(long ticksDown) {
        if (ticksDown <= 1) return ticksDown == 1;
        long passed = ticksDown - 1 - delay;
        return passed >= 0 && passed % every == 0;
    }
}
