package kodama.loop.game;

import java.util.function.BooleanSupplier;
import kodama.input.Controls;
import kodama.input.TickInput;
import kodama.loop.GameErrors;
import kodama.loop.replay.RunJournal;
import kodama.script.game.SceneMarks;

/** Fast-forwards a world to a mark, without pictures, sound and input. Owned by the game thread. */
final class MarkSeeker {
    /** Limit of ten minutes. */
    private static final int MAX_TICKS = 36_000;

    private final GameWorld world;
    private final GameErrors errors;
    private final Controls controls;
    private final RunJournal journal;
    private final SceneMarks marks;

    MarkSeeker(GameWorld world, GameErrors errors, Controls controls, RunJournal journal) {
        this.world = world;
        this.errors = errors;
        this.controls = controls;
        this.journal = journal;
        marks = world.scripts().marks();
    }

    /**
     * Runs the world until its scripts pass a mark; does nothing if the mark is empty.
     *
     * @param shouldContinue called before each tick; returns false to stop
     */
    void runTo(String mark, BooleanSupplier shouldContinue) {
        marks.seek(mark);
        if (!marks.isSeeking()) return;
        world.setMuted(true);
        for (int ticks = 0; shouldContinueSeek(shouldContinue); ticks++) {
            if (ticks == MAX_TICKS) giveUp("after %,d ticks".formatted(MAX_TICKS));
            controls.latch(TickInput.none(controls.players()));
            world.stepTick();
            checkProgress();
        }
        if (!journal.isReplay()) controls.resync();
        journal.synchronizeInput(controls);
        world.setMuted(false);
    }

    /** Stops if the scene failed to begin, which has been reported. */
    private boolean shouldContinueSeek(BooleanSupplier shouldContinue) {
        return marks.isSeeking() && !errors.hasStartFailed() && !journal.isWorldOver() && shouldContinue.getAsBoolean();
    }

    /** After the first task failed, most of its marks were not reached, so there is nothing to guess from. */
    private void checkProgress() {
        if (!marks.isSeeking()) return;
        if (world.scripts().sceneHasFailed())
            report("the scene's first task failed in tick " + world.tick() + ", before the mark '" + marks.stop()
                    + "'");
        else if (world.scripts().sceneIsOver()) giveUp("when the last task ended in tick " + world.tick());
    }

    private void giveUp(String when) {
        report(when + " " + marks.giveUp());
    }

    private void report(String text) {
        errors.report("the start of the game", new IllegalStateException(text));
    }
}
