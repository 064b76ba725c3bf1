package kodama.loop;

import java.util.function.BooleanSupplier;
import kodama.input.Pad;
import kodama.script.Marks;

/** Runs a world on, unseen and without input, until scripts pass a mark. Owned by the game thread. */
final class MarkSeek {
    /** Ten minutes. */
    private static final int MOST_TICKS = 36_000;

    private final GameWorld world;
    private final GameErrors errors;
    private final Pad pad;
    private final Marks marks;

    MarkSeek(GameWorld world, GameErrors errors, Pad pad) {
        this.world = world;
        this.errors = errors;
        this.pad = pad;
        marks = world.scripts().marks();
    }

    /**
     * Runs on.
     *
     * @param mark where to; empty for nowhere
     * @param goesOn asked before each tick
     */
    void to(String mark, BooleanSupplier goesOn) {
        marks.seek(mark);
        if (!marks.isSeeking()) return;
        for (int ticks = 0; isUnderWay(goesOn); ticks++) {
            if (ticks == MOST_TICKS) giveUp();
            pad.latch(0);
            world.tick(1);
        }
        pad.settle();
    }

    /** A scene that could not be begun passes no mark, and has been told of. */
    private boolean isUnderWay(BooleanSupplier goesOn) {
        return marks.isSeeking() && !errors.startFailed() && goesOn.getAsBoolean();
    }

    private void giveUp() {
        String text = "in %,d ticks %s".formatted(MOST_TICKS, marks.giveUp());
        errors.report("the beginning", new IllegalStateException(text));
    }
}
