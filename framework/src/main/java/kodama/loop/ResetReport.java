package kodama.loop;

import java.util.function.Consumer;
import kodama.time.NanoClock;
import org.jspecify.annotations.Nullable;

/** Says after each simple reset what asked for it, what was kept, and how long it took until the first new frame. */
final class ResetReport {
    private static final double NANOS_PER_MILLI = 1e6;

    private final NanoClock clock;
    private final Consumer<String> log;
    private @Nullable String reason;
    private long begun;

    ResetReport(NanoClock clock, Consumer<String> log) {
        this.clock = clock;
        this.log = log;
    }

    void begin(String why) {
        reason = why;
        begun = clock.nanoTime();
    }

    /** Reports if this was the first frame after a reset. */
    void frameDone() {
        if (reason == null) return;
        double millis = (clock.nanoTime() - begun) / NANOS_PER_MILLI;
        log.accept("reset (%s): scripts read again, pictures kept, %.1f ms".formatted(reason, millis));
        reason = null;
    }
}
