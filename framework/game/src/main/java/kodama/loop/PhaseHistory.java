package kodama.loop;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** Keeps the most recent phases of the program, and logs each. Any thread may call it. */
public final class PhaseHistory implements Consumer<ProgramPhase> {
    private static final int MAX_PHASES = 4;

    private final Consumer<String> log;
    private final Deque<ProgramPhase> last = new ArrayDeque<>();

    /**
     * @param log receives a line for each phase as it begins
     */
    public PhaseHistory(Consumer<String> log) {
        this.log = log;
    }

    @Override
    public synchronized void accept(ProgramPhase phase) {
        last.addLast(phase);
        if (last.size() > MAX_PHASES) last.removeFirst();
        log.accept("phase " + phase);
    }

    /** Returns the last phases, the current one at the end, as {@code END_1 INIT_3 FRAME}. */
    public synchronized String path() {
        return last.stream().map(ProgramPhase::name).collect(Collectors.joining(" "));
    }
}
