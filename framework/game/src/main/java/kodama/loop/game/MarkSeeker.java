package kodama.loop.game;

import java.util.Map;
import java.util.function.BooleanSupplier;
import kodama.input.Controls;
import kodama.input.TickInput;
import kodama.log.Log;
import kodama.loop.GameErrors;
import kodama.loop.replay.RunJournal;
import kodama.request.GameStart;
import kodama.request.LoopRequest;
import kodama.request.LoopRequests;
import kodama.script.game.SceneMarks;
import org.jspecify.annotations.Nullable;

/** Fast-forwards a world to a mark, without pictures, sound and input. Owned by the game thread. */
final class MarkSeeker {
    /** Limit of ten minutes. */
    private static final int MAX_TICKS = 36_000;

    /** The way back to the mark of a checkpoint may take this many ticks longer than twice the time it took before. */
    private static final int TICKS_LONGER = 600;

    private final GameWorld world;
    private final GameErrors errors;
    private final Controls controls;
    private final RunJournal journal;
    private final SceneMarks marks;
    private final LoopRequests requests;
    private final Log log;

    MarkSeeker(
            GameWorld world, GameErrors errors, Controls controls, RunJournal journal, LoopRequests requests, Log log) {
        this.world = world;
        this.errors = errors;
        this.controls = controls;
        this.journal = journal;
        this.requests = requests;
        this.log = log;
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
        int limit = limit();
        for (int ticks = 0; shouldContinueSeek(shouldContinue); ticks++) {
            if (ticks == limit) giveUp("after %,d ticks".formatted(limit));
            controls.latch(TickInput.none(controls.players()));
            world.stepTick();
            checkProgress();
        }
        if (!journal.isReplay()) controls.resync();
        journal.synchronizeInput(controls);
        world.setMuted(false);
    }

    private int limit() {
        if (checkpoint() == null) return MAX_TICKS;
        return (int) Math.min(MAX_TICKS, 2 * requests.ticksToMark() + TICKS_LONGER);
    }

    /** Returns the checkpoint to which the game returns; null if it does not. */
    private @Nullable GameStart checkpoint() {
        return journal.isReplay() ? null : requests.checkpoint();
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
        GameStart checkpoint = checkpoint();
        if (checkpoint == null) report(when + " " + marks.giveUp());
        else continueWithoutMark(checkpoint);
    }

    /** Starts the scene of a checkpoint again without seeking: it does not reach its mark without a player. */
    private void continueWithoutMark(GameStart checkpoint) {
        String mark = marks.stop();
        log.notice("the mark '" + mark + "' is not reached without a player: the game continues before it;"
                + " scene.checkpoint needs no player");
        requests.setCheckpoint(new GameStart(checkpoint.first().withMark(""), checkpoint.data(), Map.of()));
        requests.submit(LoopRequest.SimpleReset.toCheckpoint("mark '" + mark + "' not reached"));
    }

    private void report(String text) {
        errors.report("the start of the game", new IllegalStateException(text));
    }
}
