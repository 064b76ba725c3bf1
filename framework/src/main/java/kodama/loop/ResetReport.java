package kodama.loop;

import java.util.function.Consumer;
import kodama.time.NanoClock;
import org.jspecify.annotations.Nullable;

/**
 * Says after each simple reset what asked for it, what was kept, how long it took until the first new frame, and what has
 * survived that should not have.
 */
final class ResetReport {
    private static final double NANOS_PER_MILLI = 1e6;

    private final NanoClock clock;
    private final Consumer<String> log;
    private final ThreadLedger threads = new ThreadLedger();
    private @Nullable String reason;
    private Survivors survivors = Survivors.NONE;
    private long begun;

    ResetReport(NanoClock clock, Consumer<String> log) {
        this.clock = clock;
        this.log = log;
    }

    /** A world begins: the threads there are belong to no game. */
    void worldBegins() {
        threads.begin();
    }

    void begin(String why) {
        reason = why;
        begun = clock.nanoTime();
    }

    /** The world has ended, but for so many tasks. The framework's own threads go on. */
    void worldEnded(int tasks) {
        survivors = new Survivors(tasks, threads.newcomers(ThreadLedger::isForeign));
    }

    /** Reports if this was the first frame after a reset. */
    void frameDone() {
        if (reason == null) return;
        double millis = (clock.nanoTime() - begun) / NANOS_PER_MILLI;
        log.accept(
                "reset (%s): scripts read again, pictures kept, %.1f ms%s".formatted(reason, millis, survivors.text()));
        reason = null;
    }
}
