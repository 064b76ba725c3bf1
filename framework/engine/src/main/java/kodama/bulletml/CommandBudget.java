package kodama.bulletml;

import java.util.function.LongSupplier;

/** Limits the commands that all barrages of a game run in a tick, so that one without waits does not stop the game. */
public final class CommandBudget {
    /** Takes about ten milliseconds; a thousand bullets that each fire a ring of a hundred need 300,000. */
    private static final int COMMANDS = 1_000_000;

    private final LongSupplier clock;
    private long tick = Long.MIN_VALUE;
    private int left;

    /**
     * Creates a budget from which nothing has been spent.
     *
     * @param clock returns the current tick
     */
    public CommandBudget(LongSupplier clock) {
        this.clock = clock;
    }

    /** Spends one command; returns false once the limit is exceeded, in which case the caller must end. */
    boolean take() {
        long now = clock.getAsLong();
        if (now != tick || left == 0) left = COMMANDS;
        tick = now;
        return --left > 0;
    }

    String exceeded() {
        return "%,d commands in one tick: this repeats without a <wait>".formatted(COMMANDS);
    }
}
