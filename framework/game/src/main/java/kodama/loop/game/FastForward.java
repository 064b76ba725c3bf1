package kodama.loop.game;

import java.util.function.BooleanSupplier;
import kodama.input.Controls;
import kodama.input.TickInput;
import kodama.loop.GameErrors;
import kodama.script.game.SceneMarks;

/** Runs a world on, unseen and without input, until scripts pass a mark. Owned by the game thread. */
final class FastForward {
    /** Ten minutes. */
    private static final int MOST_TICKS = 36_000;

    private final GameWorld world;
    private final GameErrors errors;
    private final Controls controls;
    private final SceneMarks marks;

    FastForward(GameWorld world, GameErrors errors, Controls controls) {
        this.world = world;
        this.errors = errors;
        this.controls = controls;
        marks = world.scripts().marks();
    }

    /**
     * Runs on to a mark; empty for nowhere.
     *
     * @param goesOn asked before each tick
     */
    void runTo(String mark, BooleanSupplier goesOn) {
        marks.seek(mark);
        if (!marks.isSeeking()) return;
        world.setMuted(true);
        for (int ticks = 0; isUnderWay(goesOn); ticks++) {
            if (ticks == MOST_TICKS) giveUp("in %,d ticks".formatted(MOST_TICKS));
            controls.latch(TickInput.none(controls.players()));
            world.stepTick();
            look();
        }
        controls.resync();
        world.setMuted(false);
    }

    /** A scene that could not be begun passes no mark, and has been told of. */
    private boolean isUnderWay(BooleanSupplier goesOn) {
        return marks.isSeeking() && !errors.hasStartFailed() && goesOn.getAsBoolean();
    }

    /** After a failed first task most marks that it passes are yet to come, so that there is nothing to guess from. */
    private void look() {
        if (!marks.isSeeking()) return;
        if (world.scripts().sceneHasFailed())
            tell("the scene's first task failed in tick " + world.tick() + ", before the mark '" + marks.stop() + "'");
        else if (world.scripts().sceneIsOver()) giveUp("until the last task ended in tick " + world.tick());
    }

    private void giveUp(String when) {
        tell(when + " " + marks.giveUp());
    }

    private void tell(String text) {
        errors.report("the beginning", new IllegalStateException(text));
    }
}
