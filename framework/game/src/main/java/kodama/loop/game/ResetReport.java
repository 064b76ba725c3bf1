package kodama.loop.game;

import java.util.List;
import java.util.function.Consumer;
import kodama.base.LeakTracker;
import kodama.base.LeakTracker.Lifetime;
import kodama.time.NanoClock;
import org.jspecify.annotations.Nullable;

/**
 * Says after each simple reset what asked for it, what was kept, how long it took until the first new frame, and what
 * has survived that should not have.
 */
final class ResetReport {
    private static final double NANOS_PER_MILLI = 1e6;

    private final NanoClock clock;
    private final Consumer<String> log;
    private final LeakFinder leaks;
    /** What asked for the reset that is under way; null when none is. */
    private @Nullable String reason;

    private List<LeakFinder.Leak> found = List.of();

    /** When the reset began; a value of {@link NanoClock#nanoTime}. */
    private long begun;

    ResetReport(NanoClock clock, Consumer<String> log, LeakTracker ledger) {
        this.clock = clock;
        this.log = log;
        this.leaks = new LeakFinder(ledger);
    }

    /** A world begins: what there is belongs to none, or has been found already. */
    void beginWorld() {
        leaks.begin();
    }

    /** Begins a reset. */
    void begin(String why) {
        reason = why;
        begun = clock.nanoTime();
    }

    /** The world has ended. What it has left behind may still end until the report. */
    void endWorld() {
        found = leaks.find(Lifetime.WORLD);
    }

    /** Reports if this was the first frame after a reset. */
    void endFrame() {
        if (reason == null) return;
        double millis = (clock.nanoTime() - begun) / NANOS_PER_MILLI;
        log.accept("reset (%s): scripts read again, pictures kept, %.1f ms%s"
                .formatted(reason, millis, LeakFinder.summary(found)));
        reason = null;
        found = List.of();
    }
}
