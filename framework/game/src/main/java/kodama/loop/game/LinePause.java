package kodama.loop.game;

import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import kodama.request.LoopRequests;
import kodama.script.debug.BreakpointHandler;
import kodama.script.debug.PausedLine;
import kodama.script.debug.PausedLine.ResumeAction;
import org.jspecify.annotations.Nullable;

/**
 * Pauses a game at a line of a script. While tasks run, frames continue within the script's call, and nothing moves in
 * them. At other times, as in draw hooks, the game is paused after the frame. A reset or the end of the program ends
 * the paused task.
 *
 * <p>Owned by the game thread.
 */
final class LinePause implements BreakpointHandler {
    private final LoopRequests requests;
    private final OverlayStack overlays;
    private final IntConsumer frame;
    private final Runnable unseenFrame;
    private @Nullable PausedLine line;
    private boolean isInTicks;
    private boolean isInCall;
    private boolean isSeeking;

    /**
     * @param overlays show the line, and resume the game
     * @param frame shows a frame and reads input, but moves nothing; takes the number of ticks that the frame counts as
     * @param unseenFrame the same without a picture, for use while a picture is drawn or before the first one
     */
    LinePause(LoopRequests requests, OverlayStack overlays, IntConsumer frame, Runnable unseenFrame) {
        this.requests = requests;
        this.overlays = overlays;
        this.frame = frame;
        this.unseenFrame = unseenFrame;
    }

    void setInTicks(boolean inTicks) {
        isInTicks = inTicks;
    }

    /** Sets whether a tick of the recording is sought, so that the game does not pause before it. */
    void setSeeking(boolean seeking) {
        isSeeking = seeking;
    }

    @Override
    public boolean canPause() {
        return overlays.canResume();
    }

    @Override
    public void pauseAt(PausedLine paused) {
        if (line() != null || isSeeking || requests.isResetPending()) {
            paused.resume(ResumeAction.CONTINUE); // one line at a time, and none before a reset
            return;
        }
        line = paused;
        if (isInTicks) pauseInCall(paused);
    }

    private void pauseInCall(PausedLine paused) {
        isInCall = true;
        try {
            while (paused.isPaused() && !requests.isResetPending()) frame.accept(1); // like every frame of a held game
        } finally {
            isInCall = false;
            paused.resume(ResumeAction.END_TASK);
            line = null;
        }
    }

    @Override
    public void pauseWhile(BooleanSupplier isPaused) {
        boolean wasInCall = isInCall;
        isInCall = true;
        try {
            while (!requests.isResetPending() && isPaused.getAsBoolean()) pass();
        } finally {
            isInCall = wasInCall;
        }
    }

    /** Runs a frame that does not count as a tick: inspecting the game in a debugger takes no game time. */
    private void pass() {
        if (isInTicks) frame.accept(0);
        else unseenFrame.run();
    }

    /** Returns whether frames run within the call of a script. */
    boolean isInCall() {
        return isInCall;
    }

    @Override
    public @Nullable PausedLine line() {
        return line != null && line.isPaused() ? line : null;
    }

    /** Forgets the line when its world ends. */
    void end() {
        line = null;
    }
}
