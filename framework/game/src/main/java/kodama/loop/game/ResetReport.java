package kodama.loop.game;

import java.util.List;
import java.util.function.Consumer;
import kodama.base.LeakTracker;
import kodama.base.LeakTracker.Lifetime;
import kodama.time.NanoClock;
import org.jspecify.annotations.Nullable;

/**
 * Reports the reason of each simple reset, what it kept, how long it took until the first new frame, and which
 * resources leaked.
 */
final class ResetReport {
    private static final double NANOS_PER_MILLI = 1e6;

    private final NanoClock clock;
    private final Consumer<String> log;
    private final LeakFinder leaks;
    /** The reason of the current reset; null if there is none. */
    private @Nullable String reason;

    private List<LeakFinder.Leak> found = List.of();

    /** Time at which the reset began; a value of {@link NanoClock#nanoTime}. */
    private long startNanos;

    ResetReport(NanoClock clock, Consumer<String> log, LeakTracker leakTracker) {
        this.clock = clock;
        this.log = log;
        this.leaks = new LeakFinder(leakTracker);
    }

    /** Begins a world: existing resources do not belong to it. */
    void beginWorld() {
        leaks.begin();
    }

    /** Begins a reset. */
    void begin(String why) {
        reason = why;
        startNanos = clock.nanoTime();
    }

    /** Ends the world: finds its leaks, some of which may still end before the report. */
    void endWorld() {
        found = leaks.find(Lifetime.WORLD);
    }

    /** Ends a frame; reports if it was the first one after a reset. */
    void endFrame() {
        if (reason == null) return;
        double millis = (clock.nanoTime() - startNanos) / NANOS_PER_MILLI;
        log.accept("reset (%s): scripts read again, pictures kept, %.1f ms%s"
                .formatted(reason, millis, LeakFinder.summary(found)));
        reason = null;
        found = List.of();
    }
}
