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
    private final BreakpointHandler holder;
    private final Log log;
    private final Set<String> done = new HashSet<>();

    /** Starts with all lines enabled. */
    public PausePoints(BreakpointHandler holder, Log log) {
        this.holder = holder;
        this.log = log;
    }

    /** Returns whether a line is enabled: false once it was logged or disabled. */
    public boolean isEnabled(String place) {
        return !done.contains(place);
    }

    /** Pauses the game, or logs why it would be paused. */
    public void reached(PausedLine.Details sight) {
        if (!isEnabled(sight.place())) return;
        boolean holds = holder.canPause();
        if (!holds) done.add(sight.place());
        log.game().write(holds ? LogLevel.INFO : LogLevel.WARN, sight.message(), sight.place());
        if (holds) holder.pauseAt(new PausedLine(sight, answer -> letGo(sight, answer)));
    }

    private void letGo(PausedLine.Details sight, PausedLine.ResumeAction answer) {
        if (answer == PausedLine.ResumeAction.DISABLE_LINE) done.add(sight.place());
        if (answer == PausedLine.ResumeAction.END_TASK && sight.task() != null)
            sight.task().kill();
    }
}
