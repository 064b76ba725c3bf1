package kodama.loop.game;

import java.util.concurrent.TimeUnit;
import kodama.input.Controls;
import kodama.log.Log;
import kodama.loop.GameErrors;
import kodama.loop.SeekOutcome;
import kodama.loop.SeekOutcome.Ending;
import kodama.loop.replay.RunJournal;
import kodama.request.LoopRequest;
import kodama.request.LoopRequests;
import kodama.time.NanoClock;
import org.jspecify.annotations.Nullable;

/**
 * Plays the recorded input of a world up to the tick that its journal seeks: at full speed, without pictures and sound,
 * and without logging again what was logged before. This is done in slices, between which a frame is shown.
 *
 * <p>If the game then continues with live input, it stops at an error and at a request to reset or quit, which is
 * dropped. Owned by the game thread.
 */
final class TickSeeker {
    /** The first picture is due after this time. */
    private static final long SLICE_NANOS = TimeUnit.MILLISECONDS.toNanos(100);

    /** A seek that the developer has not asked for ends after this time; ten minutes of a game usually take less. */
    private static final long LIMIT_NANOS = TimeUnit.SECONDS.toNanos(10);

    private final GameWorld world;
    private final Controls controls;
    private final PlayerControls playerControls;
    private final RunJournal journal;
    private final LoopRequests requests;
    private final GameErrors errors;
    private final Log log;
    private final NanoClock clock;

    private boolean isRunning;
    private long begunNanos;
    private int errorsBefore;
    private @Nullable Ending ending;

    /**
     * @param errorsBefore number of errors before the world began
     * @param clock measures how long it takes; the game does not depend on it
     */
    TickSeeker(
            GameWorld world,
            Controls controls,
            PlayerControls playerControls,
            RunJournal journal,
            LoopRequests requests,
            GameErrors errors,
            int errorsBefore,
            Log log,
            NanoClock clock) {
        this.world = world;
        this.controls = controls;
        this.playerControls = playerControls;
        this.journal = journal;
        this.requests = requests;
        this.errors = errors;
        this.errorsBefore = errorsBefore;
        this.log = log;
        this.clock = clock;
    }

    /** Returns whether there are ticks to play before the sought one. */
    boolean isSeeking() {
        return isRunning || journal.soughtTick() >= 0 && !isAtEndOfWorld();
    }

    /** The sought tick may be in the next world of a replay. */
    private boolean isAtEndOfWorld() {
        return journal.isWorldOver() && world.tick() >= journal.soughtTick() && !journal.isLiveAfterSeek();
    }

    /** Stops after the current tick. */
    void stop() {
        ending = Ending.STOPPED;
    }

    /** Plays ticks until the next picture is due; returns the outcome if it has ended for good. */
    @Nullable
    SeekOutcome run() {
        if (!isRunning) begin();
        long sought = journal.soughtTick();
        long until = clock.nanoTime() + SLICE_NANOS;
        log.setErrorsOnly(true);
        try {
            if (ending == null) step(sought);
            while (ending == null && clock.nanoTime() < until) step(sought);
        } finally {
            log.setErrorsOnly(false);
        }
        return ending == null ? null : end(ending, sought);
    }

    private void begin() {
        isRunning = true;
        ending = null;
        begunNanos = clock.nanoTime();
        world.setMuted(true);
    }

    private void step(long sought) {
        if (world.tick() >= sought || journal.isWorldOver()) {
            ending = Ending.REACHED;
            return;
        }
        boolean hadRequest = requests.isResetPending();
        journal.latch(controls);
        world.stepTick();
        playerControls.applyChanges();
        if (journal.isLiveAfterSeek()) checkProgress(hadRequest);
        else if (requests.isResetPending()) ending = Ending.REACHED;
    }

    private void checkProgress(boolean hadRequest) {
        if (errors.count() != errorsBefore) checkErrors();
        if (ending != null) return;
        if (requests.isResetPending()) ending = hadRequest ? Ending.STOPPED : dropped(requests.cancelOwn());
        else if (requests.isSeekOptional() && clock.nanoTime() - begunNanos > LIMIT_NANOS) ending = Ending.TOO_LONG;
    }

    /** The developer has seen and dismissed an error that happened in the recording before its end. */
    private void checkErrors() {
        if (!journal.hasSurvivedFailure(world.tick())) {
            ending = Ending.ERROR;
            return;
        }
        journal.failed(world.tick());
        errors.dismiss();
        errorsBefore = errors.count();
    }

    /** Returns what the dropped request of a script means. */
    private static Ending dropped(@Nullable LoopRequest request) {
        if (request == null) return Ending.STOPPED; // someone closes the window
        return request instanceof LoopRequest.Quit ? Ending.QUIT : Ending.RESET;
    }

    private @Nullable SeekOutcome end(Ending how, long sought) {
        isRunning = false;
        ending = null;
        errorsBefore = errors.count();
        world.setMuted(false);
        boolean isLast = journal.ticksBefore() + sought == journal.recordedTicks();
        String recordedScene = isLast ? journal.lastScene() : "";
        journal.endSeek(how == Ending.REACHED);
        if (journal.soughtTick() >= 0) return null; // it continues in the next world
        long millis = TimeUnit.NANOSECONDS.toMillis(clock.nanoTime() - begunNanos);
        return new SeekOutcome(
                how,
                world.tick(),
                sought,
                millis,
                world.scene(),
                recordedScene.isEmpty() ? world.scene() : recordedScene,
                journal.difference());
    }
}
