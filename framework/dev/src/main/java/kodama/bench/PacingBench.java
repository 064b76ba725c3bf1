package kodama.bench;

import java.lang.management.ManagementFactory;
import kodama.base.LeakTracker;
import kodama.profile.Samples;
import kodama.time.CorrectedPacer;
import kodama.time.DeadlinePacer;
import kodama.time.FramePacer;
import kodama.time.FrameRate;
import kodama.time.NanoClock;
import kodama.time.SystemNanoClock;
import kodama.time.SystemTimer;
import kodama.time.SystemTimers;

/**
 * Measures how exactly the pacers keep 60 fps on the machine's clock: mean rate, drift and jitter, which is the timing
 * error of a frame; run by {@code kodama bench pacing}.
 *
 * <p>Each frame works for 0 to 4 ms.
 */
public final class PacingBench implements Benchmark {
    private static final FrameRate RATE = new FrameRate(60);
    private static final long NANOS_PER_MILLI = 1_000_000;
    private static final double NANOS_PER_SECOND = 1e9;

    private final int frames;
    private Samples errors = new Samples(0);
    private double fps;
    private double drift;
    private double waitingShare;

    /** Measures each pacer for this number of seconds. */
    public PacingBench(int seconds) {
        frames = seconds * RATE.fps();
    }

    @Override
    public void run(BenchResults results) {
        try (SystemTimer timer = SystemTimers.open(System.getProperty("os.name"), new LeakTracker())) {
            run(results, new SystemNanoClock(timer));
        }
    }

    private void run(BenchResults results, NanoClock clock) {
        pace(new DeadlinePacer(clock, RATE), RATE.fps());
        pace(new DeadlinePacer(clock, RATE), frames);
        enter(results, "deadlines", "< 0.01", "< 0.5");
        pace(new CorrectedPacer(clock, RATE), frames);
        enter(results, "corrected", "", "");
    }

    private void enter(BenchResults results, String pacer, String meanTarget, String errorTarget) {
        results.add(pacer + ": mean rate", fps, "fps", "60");
        results.add(pacer + ": mean is off by", 100 * Math.abs(fps / RATE.fps() - 1), "%", meanTarget);
        results.add(pacer + ": drift, in " + frames / RATE.fps() + " s", drift, "ms");
        results.add(pacer + ": error of a frame, median", errors.median(), "ms");
        results.add(pacer + ": error of a frame, p99", errors.p99(), "ms", errorTarget);
        results.add(pacer + ": error of a frame, max", errors.max(), "ms");
        results.add(pacer + ": CPU load of waiting", 100 * waitingShare, "%");
    }

    private void pace(FramePacer pacer, int count) {
        errors = new Samples(count);
        pacer.restart();
        pacer.awaitNextFrame();
        long cpu = cpuNanos();
        long worked = 0;
        long start = System.nanoTime();
        long last = start;
        for (int i = 0; i < count; i++) {
            worked += work(i % 5);
            pacer.awaitNextFrame();
            long now = System.nanoTime();
            errors.add(Math.abs(now - last - RATE.nanos(1)));
            last = now;
        }
        fps = count * NANOS_PER_SECOND / (last - start);
        drift = (last - start - RATE.nanos(count)) / (double) NANOS_PER_MILLI;
        waitingShare = (cpuNanos() - cpu - worked) / (double) (last - start);
    }

    /** Works for this long, and returns the CPU time that it took. */
    private static long work(int millis) {
        long cpu = cpuNanos();
        long end = System.nanoTime() + millis * NANOS_PER_MILLI;
        while (System.nanoTime() < end) Thread.onSpinWait();
        return cpuNanos() - cpu;
    }

    private static long cpuNanos() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }
}
