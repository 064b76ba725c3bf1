package kodama.time;

import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.Locale;

/**
 * Prints how exactly the pacers keep 60 fps on the machine's own clock; a program, not a test.
 *
 * <p>Each frame works for 0 to 4 ms. Argument: how many seconds for each pacer; 20 if not given.
 */
final class PacingFigures {
    private static final FrameRate RATE = new FrameRate(60);
    private static final double NANOS_PER_MILLI = 1e6;

    private PacingFigures() {}

    public static void main(String[] args) {
        int frames = RATE.fps() * (args.length == 0 ? 20 : Integer.parseInt(args[0]));
        NanoClock clock = new SystemNanoClock();
        pace("warm-up", new DeadlinePacer(clock, RATE), 2 * RATE.fps());
        pace("deadline", new DeadlinePacer(clock, RATE), frames);
        pace("corrected", new CorrectedPacer(clock, RATE), frames);
    }

    private static void pace(String name, FramePacer pacer, int frames) {
        double[] errors = new double[frames];
        pacer.restart();
        pacer.awaitNextFrame();
        long cpuBefore = cpuNanos();
        long start = System.nanoTime();
        long last = start;
        long worked = 0;
        for (int i = 0; i < frames; i++) {
            worked += work(i % 5);
            pacer.awaitNextFrame();
            long now = System.nanoTime();
            errors[i] = Math.abs(now - last - RATE.nanos(1)) / NANOS_PER_MILLI;
            last = now;
        }
        print(name, errors, last - start, cpuNanos() - cpuBefore - worked);
    }

    /** Works and returns the time that took on the processor. */
    private static long work(int millis) {
        long cpu = cpuNanos();
        long end = System.nanoTime() + (long) (millis * NANOS_PER_MILLI);
        while (System.nanoTime() < end) Thread.onSpinWait();
        return cpuNanos() - cpu;
    }

    private static long cpuNanos() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    private static void print(String name, double[] errors, long nanos, long cpuNanos) {
        Arrays.sort(errors);
        int count = errors.length;
        System.out.printf(
                Locale.ROOT,
                "%-10s %d frames: mean %.4f fps, error of a frame p50 %.3f p99 %.3f max %.3f ms, waiting used %.2f %% of a core%n",
                name,
                count,
                count / (nanos / 1e9),
                errors[count / 2],
                errors[count * 99 / 100],
                errors[count - 1],
                100.0 * cpuNanos / nanos);
    }
}
