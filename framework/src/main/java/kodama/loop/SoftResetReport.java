package kodama.loop;

import java.util.function.Consumer;
import kodama.time.NanoClock;

/**
 * Says after each soft reset how long it took from the end of the last frame to the first of the next loop object, and
 * which threads the old one has left behind. Told of each phase as it begins.
 */
public final class SoftResetReport implements Consumer<Phase> {
    private static final double NANOS_PER_MILLI = 1e6;

    private final NanoClock clock;
    private final Consumer<String> log;
    private final ThreadLedger threads = new ThreadLedger();
    private Survivors survivors = Survivors.NONE;
    private boolean ending;
    private long begun;

    /**
     * Prepares to report.
     *
     * @param clock tells the time
     * @param log takes the lines
     */
    public SoftResetReport(NanoClock clock, Consumer<String> log) {
        this.clock = clock;
        this.log = log;
    }

    @Override
    public void accept(Phase phase) {
        switch (phase) {
            case END_2 -> end();
            case CREATE_LOOP -> create();
            case FRAME -> frame();
            default -> {} // on the way
        }
    }

    private void end() {
        ending = true;
        begun = clock.nanoTime();
    }

    private void create() {
        if (ending) survivors = new Survivors(0, threads.newcomers(thread -> true));
        threads.begin();
    }

    private void frame() {
        if (!ending) return;
        ending = false;
        double millis = (clock.nanoTime() - begun) / NANOS_PER_MILLI;
        log.accept("soft reset: all made anew, %.1f ms%s".formatted(millis, survivors.text()));
    }
}
