package kodama.bench;

import java.util.Arrays;
import java.util.Random;
import java.util.function.IntConsumer;
import kodama.base.LeakTracker;
import kodama.draw.DrawList;
import kodama.draw.DrawThread;
import kodama.draw.FrameBuffer;
import kodama.draw.Presenter;
import kodama.draw.Renderer;
import kodama.job.JobScheduler;
import kodama.profile.Profiler;
import kodama.profile.Samples;
import kodama.time.DeadlinePacer;
import kodama.time.FramePacer;
import kodama.time.FrameRate;
import kodama.time.NanoClock;
import kodama.time.SystemNanoClock;

/**
 * Delays drawing at random, as on an overloaded machine, and reports whether the game had to wait for it and whether a
 * torn frame was shown; run by {@code kodama bench life}.
 */
public final class LateDrawBench implements Benchmark {
    private static final FrameRate RATE = new FrameRate(60);
    private static final long MAX_DELAY_NANOS = 50_000_000;
    private static final int BANDS = 2;

    private final int updates;
    private final Random random = new Random(213);
    private int torn;
    private int shown;

    /** Submits this number of frames. */
    public LateDrawBench(int updates) {
        this.updates = updates;
    }

    @Override
    public void run(BenchResults results) {
        Samples waits = new Samples(updates);
        NanoClock clock = new SystemNanoClock();
        LeakTracker leakTracker = new LeakTracker();
        try (JobScheduler jobs = new JobScheduler(BANDS, clock, leakTracker);
                DrawThread thread = new DrawThread(
                        NumberedFrames.WIDTH,
                        NumberedFrames.HEIGHT,
                        jobs,
                        frames(),
                        new Late(),
                        LateDrawBench::fail,
                        leakTracker,
                        new Profiler(clock))) {
            FramePacer pacer = new DeadlinePacer(clock, RATE);
            pacer.restart();
            for (int number = 1; number <= updates; number++) {
                waits.add(handOver(thread, number));
                pacer.awaitNextFrame();
            }
            thread.awaitIdle();
        }
        String drawn = updates + " frames drawn up to 50 ms late: ";
        results.add(drawn + "torn", torn, "", "0");
        results.add(drawn + "shown", shown, "");
        results.add(drawn + "longest time to submit one", waits.max(), "ms", "< 16.7");
    }

    private long handOver(Renderer renderer, int number) {
        long start = System.nanoTime();
        NumberedFrames.submit(renderer, number, 100);
        return System.nanoTime() - start;
    }

    private NumberedFrames frames() {
        return new NumberedFrames(number -> {
            shown++;
            if (number == NumberedFrames.TORN) torn++;
        });
    }

    private static void fail(String who, Throwable error) {
        throw new IllegalStateException(who, error);
    }

    /** A pacer that delays frames. */
    private final class Late implements FramePacer {
        private final NanoClock clock = new SystemNanoClock();

        @Override
        public void awaitNextFrame() {
            clock.sleepUntil(clock.nanoTime() + (long) (random.nextDouble() * MAX_DELAY_NANOS));
        }

        @Override
        public void restart() {}

        @Override
        public void setRate(FrameRate rate) {}
    }

    /** Shows frames that each contain one number, and reports the number, or that a frame contains several. */
    private static final class NumberedFrames implements Presenter {
        /** Width of a frame in pixels. */
        static final int WIDTH = 64;

        /** Height of a frame in pixels. */
        static final int HEIGHT = 48;

        /** Reported instead of a number if a frame mixes several lists. */
        static final int TORN = -1;

        private static final int STRIPE = 8;
        private static final int OPAQUE = 0xFF000000;

        private final IntConsumer shown;

        /** {@code shown} receives the number of each frame, or {@link #TORN}, on the thread that shows it. */
        NumberedFrames(IntConsumer shown) {
            this.shown = shown;
        }

        /** Submits a list that fills the frame with a 24-bit number this many times, which takes time. */
        static void submit(Renderer renderer, int number, int times) {
            DrawList list = renderer.begin();
            for (int i = 0; i < times; i++) {
                for (int y = 0; y < HEIGHT; y += STRIPE) list.rect(0, y, WIDTH, STRIPE, OPAQUE | number);
            }
            renderer.submit();
        }

        @Override
        public void present(FrameBuffer frame) {
            int first = frame.pixels()[0];
            boolean isWhole = Arrays.stream(frame.pixels()).allMatch(pixel -> pixel == first);
            shown.accept(isWhole ? first & ~OPAQUE : TORN);
        }

        @Override
        public void close() {}
    }
}
