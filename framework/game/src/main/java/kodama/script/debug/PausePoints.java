package kodama.script.debug;

import java.util.HashSet;
import java.util.Set;
import kodama.log.Log;
import kodama.log.LogLevel;

/**
 * Pauses the game at lines with a failed expectation or a true condition. Without a user interface, logs each such line
 * once. Owned by the game thread.
 */
public final class PausePoints {
    private final BreakpointHandler breakpointHandler;
    private final Log log;
    private final Set<String> done = new HashSet<>();

    /** Starts with all lines enabled. */
    public PausePoints(BreakpointHandler breakpointHandler, Log log) {
        this.breakpointHandler = breakpointHandler;
        this.log = log;
    }

    /** Returns whether a line is enabled: false once it was logged or disabled. */
    public boolean isEnabled(String place) {
        return !done.contains(place);
    }

    /** Pauses the game, or logs why it would be paused. */
    public void reached(PausedLine.Details details) {
        if (!isEnabled(details.place())) return;
        boolean canPause = breakpointHandler.canPause();
        if (!canPause) done.add(details.place());
        log.game().write(canPause ? LogLevel.INFO : LogLevel.WARN, details.message(), details.place());
        if (canPause) breakpointHandler.pauseAt(new PausedLine(details, action -> resume(details, action)));
    }

    private void resume(PausedLine.Details details, PausedLine.ResumeAction action) {
        if (action == PausedLine.ResumeAction.DISABLE_LINE) done.add(details.place());
        if (action == PausedLine.ResumeAction.END_TASK && details.task() != null)
            details.task().kill();
    }
}
