package kodama.bulletml;

import java.util.function.LongSupplier;

/**
 * How many commands all barrages of a game may carry out in a tick, so that one that never waits does not stop the
 * game.
 */
public final class CommandBudget {
    /** Some ten milliseconds; a thousand bullets that each fire a ring of a hundred need 300,000. */
    private static final int COMMANDS = 1_000_000;

    private final LongSupplier clock;
    private long tick = Long.MIN_VALUE;
    private int left;

    /**
     * Has spent nothing so far.
     *
     * @param clock counts ticks
     */
    public CommandBudget(LongSupplier clock) {
        this.clock = clock;
    }

    /** Takes one command; false if there were too many, so that who took the last has to end. */
    boolean take() {
        long now = clock.getAsLong();
        if (now != tick || left == 0) left = COMMANDS;
        tick = now;
        return --left > 0;
    }

    String exceeded() {
        return "%,d commands in one tick: something is repeated here without a <wait>".formatted(COMMANDS);
    }
}
