package kodama.loop.world;

import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.function.ObjLongConsumer;
import kodama.job.JobOrder;
import kodama.log.Log;

/** Warns of jobs that the game had to wait for: once in a world for each job and the line that orders it. */
final class LateJobs implements ObjLongConsumer<JobOrder> {
    /** About half a tick: after a longer wait a picture comes too late. In nanoseconds. */
    private static final long NOTICEABLE = 8_000_000;

    private static final double NANOS_PER_MILLI = 1e6;

    private final Log log;
    private final Set<String> warned = new HashSet<>();

    LateJobs(Log log) {
        this.log = log;
    }

    @Override
    public void accept(JobOrder order, long waitedNanos) {
        if (waitedNanos < NOTICEABLE) return;
        String job = "job '" + order.name() + "'" + (order.place().isEmpty() ? "" : " of " + order.place());
        if (!warned.add(job)) return;
        int ticks = order.ticks().orElseThrow();
        log.warn(String.format(
                Locale.ROOT,
                "%s was not finished in %s: the game stopped for %.0f ms to wait for it; give it more ticks, or"
                        + " take its result when it is done (when = \"done\", submitWhenDone in Java)",
                job,
                ticks == 1 ? "1 tick" : ticks + " ticks",
                waitedNanos / NANOS_PER_MILLI));
    }
}
