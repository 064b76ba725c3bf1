package kodama.loop.game;

import java.util.List;
import java.util.function.Consumer;
import kodama.base.LeakTracker;
import kodama.base.LeakTracker.Lifetime;
import kodama.log.Log;
import kodama.loop.ProgramPhase;
import kodama.request.LoopNames;
import kodama.time.NanoClock;

/**
 * Reports after each soft reset what was kept, how long it took from the last frame to the first one of the next loop
 * object, and which resources leaked, a line for each. Called with each phase as it begins.
 */
public final class SoftResetReport implements Consumer<ProgramPhase> {
    private static final double NANOS_PER_MILLI = 1e6;

    private final NanoClock clock;
    private final Consumer<String> onReset;
    private final Log log;
    private final LeakFinder leaks;
    private List<LeakFinder.Leak> found = List.of();

    /** Whether a loop object has ended and the first frame of the next has not run yet. */
    private boolean ending;

    /** Time at which the last end began; a value of {@link NanoClock#nanoTime}. */
    private long startNanos;

    /** Names of the current and of the previous loop object; empty if there is none. */
    private String loop = "";

    private String before = "";

    /**
     * @param onReset receives the line that summarizes a reset, for later
     * @param log receives all lines
     */
    public SoftResetReport(NanoClock clock, Consumer<String> onReset, Log log, LeakTracker leakTracker) {
        this.clock = clock;
        this.onReset = onReset;
        this.log = log;
        this.leaks = new LeakFinder(leakTracker);
    }

    @Override
    public void accept(ProgramPhase phase) {
        switch (phase) {
            case END_2 -> end();
            case CREATE_LOOP -> create();
            case FRAME -> frame();
            default -> {} // of no interest
        }
    }

    /** Sets the name of the loop object that is being created. */
    public void createLoop(String name) {
        before = loop;
        loop = name;
    }

    private void end() {
        ending = true;
        startNanos = clock.nanoTime();
    }

    /** Called when the old loop object has ended and the new one has opened nothing yet. */
    private void create() {
        if (ending) found = leaks.find(Lifetime.LOOP);
        leaks.begin();
    }

    private void frame() {
        if (!ending) return;
        ending = false;
        double millis = (clock.nanoTime() - startNanos) / NANOS_PER_MILLI;
        String line = "%s: window and pictures kept, %.1f ms%s".formatted(subject(), millis, LeakFinder.summary(found));
        onReset.accept(line);
        log.info(line);
        for (LeakFinder.Leak leak : LeakFinder.remaining(found)) log.warn("not closed: " + leak.line());
        found = List.of();
    }

    /** Starting a game from the portal is not a reset for the user. */
    private String subject() {
        boolean isStart = before.equals(LoopNames.PORTAL) && !loop.equals(LoopNames.PORTAL);
        return isStart ? "start from the portal" : "soft reset";
    }
}
