package kodama.script.debug;

import java.util.HashSet;
import java.util.Set;
import kodama.log.Log;
import kodama.log.LogLevel;

/**
 * Decides for each line at which a game may be held whether it is; where no one is there to look, it is told once a
 * line. Owned by the game thread.
 */
public final class PausePoints {
    private final BreakpointHandler holder;
    private final Log log;
    private final Set<String> done = new HashSet<>();

    /** Begins without lines; each is logged. */
    public PausePoints(BreakpointHandler holder, Log log) {
        this.holder = holder;
        this.log = log;
    }

    /** Whether a line still counts: false once it was told, or is never to hold again. */
    public boolean isEnabled(String place) {
        return !done.contains(place);
    }

    /** Holds the game, or tells why it would be held. */
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
