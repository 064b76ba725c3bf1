package kodama.script.debug;

import java.util.HashSet;
import java.util.Set;
import kodama.log.Log;
import kodama.log.LogLevel;

/**
 * Decides for each line at which a game may be held whether it is; where no one is there to look, it is told once a
 * line. Owned by the game thread.
 */
public final class Holds {
    private final Holder holder;
    private final Log log;
    private final Set<String> done = new HashSet<>();

    /** Begins without lines; each is logged. */
    public Holds(Holder holder, Log log) {
        this.holder = holder;
        this.log = log;
    }

    /** Whether a line still counts: false once it was told, or is never to hold again. */
    public boolean isOpen(String place) {
        return !done.contains(place);
    }

    /** Holds the game, or tells why it would be held. */
    public void at(HeldLine.Sight sight) {
        if (!isOpen(sight.place())) return;
        boolean holds = holder.canHold();
        if (!holds) done.add(sight.place());
        log.game().write(holds ? LogLevel.INFO : LogLevel.WARN, sight.message(), sight.place());
        if (holds) holder.hold(new HeldLine(sight, answer -> letGo(sight, answer)));
    }

    private void letGo(HeldLine.Sight sight, HeldLine.Answer answer) {
        if (answer == HeldLine.Answer.NEVER_AGAIN) done.add(sight.place());
        if (answer == HeldLine.Answer.END_TASK && sight.task() != null)
            sight.task().kill();
    }
}
