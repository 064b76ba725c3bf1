package kodama.dev.ui;

/** Lets an action that is held down happen again and again. */
public final class KeyRepeat {
    private static final int DELAY_TICKS = 24;
    private static final int PERIOD_TICKS = 4;

    /** How long it has been held down; 0 in the tick in which it was pressed, and while it is not. */
    private int ticks;

    /**
     * Tells whether it happens in this tick; to be asked once a tick.
     *
     * @param pressed whether it was pressed in this tick
     * @param down whether it is held down
     * @return true when pressed, after 24 ticks again, and then every 4 ticks
     */
    public boolean happens(boolean pressed, boolean down) {
        if (pressed || !down) ticks = 0;
        else ticks++;
        return pressed || ticks >= DELAY_TICKS && (ticks - DELAY_TICKS) % PERIOD_TICKS == 0;
    }
}
