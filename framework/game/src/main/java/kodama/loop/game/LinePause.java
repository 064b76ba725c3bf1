package kodama.loop.game;

import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import kodama.request.LoopRequests;
import kodama.script.debug.BreakpointHandler;
import kodama.script.debug.PausedLine;
import kodama.script.debug.PausedLine.ResumeAction;
import org.jspecify.annotations.Nullable;

/**
 * Holds a game at a line of a script. While tasks run, frames go on within the call of the script, in which nothing
 * moves; at other times, as in draw hooks, the line is held when the frame is done. A reset and the end of the program
 * end the task that is held.
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

    /**
     * @param overlays show the line, and let it go
     * @param frame shows a frame and hears keys, and moves nothing; takes how many ticks it counts as
     * @param unseenFrame the same without a picture, for where one is being made or cannot be made yet
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

    @Override
    public boolean canPause() {
        return overlays.canResume();
    }

    @Override
    public void pauseAt(PausedLine held) {
        if (line() != null || requests.isResetPending()) {
            held.resume(ResumeAction.CONTINUE); // one at a time, and none any more when all is to end
            return;
        }
        line = held;
        if (isInTicks) holdInCall(held);
    }

    private void holdInCall(PausedLine held) {
        isInCall = true;
        try {
            while (held.isPaused() && !requests.isResetPending()) frame.accept(1); // as every frame of a held game
        } finally {
            isInCall = false;
            held.resume(ResumeAction.END_TASK);
            line = null;
        }
    }

    @Override
    public void pauseWhile(BooleanSupplier isHeld) {
        boolean wasInCall = isInCall;
        isInCall = true;
        try {
            while (!requests.isResetPending() && isHeld.getAsBoolean()) pass();
        } finally {
            isInCall = wasInCall;
        }
    }

    /** What a debugger looks at takes no time of the game. */
    private void pass() {
        if (isInTicks) frame.accept(0);
        else unseenFrame.run();
    }

    /** Whether frames run within the call of a script. */
    boolean isInCall() {
        return isInCall;
    }

    @Override
    public @Nullable PausedLine line() {
        return line != null && line.isPaused() ? line : null;
    }

    /** Forgets the line, as its world ends. */
    void end() {
        line = null;
    }
}
