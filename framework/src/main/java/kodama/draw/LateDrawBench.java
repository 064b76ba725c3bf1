package kodama.draw;

import java.util.Arrays;
import java.util.Random;
import java.util.function.IntConsumer;
import kodama.base.LeakLedger;
import kodama.job.JobScheduler;
import kodama.profile.Bench;
import kodama.profile.Figures;
import kodama.profile.Samples;
import kodama.time.DeadlinePacer;
import kodama.time.FramePacer;
import kodama.time.FrameRate;
import kodama.time.NanoClock;
import kodama.time.SystemNanoClock;

/**
 * Lets drawing be late at random, as on a machine that does not keep up, and tells whether the game ever had to wait for it
 * and whether a torn frame was shown; {@code kodama bench life} runs it.
 */
public final class LateDrawBench implements Bench {
    private static final FrameRate RATE = new FrameRate(60);
    private static final long MOST_DELAY_NANOS = 50_000_000;
    private static final int BANDS = 2;

    private final int updates;
    private final Random random = new Random(213);
    private int torn;
    private int shown;

    /**
     * Prepares to measure.
     *
     * @param updates how many frames to hand over; at least 1
     */
    public LateDrawBench(int updates) {
        this.updates = updates;
    }

    @Override
    public void run(Figures figures) {
        Samples waits = new Samples(updates);
        NanoClock clock = new SystemNanoClock();
        LeakLedger ledger = new LeakLedger();
        try (JobScheduler jobs = new JobScheduler(BANDS, clock, ledger);
                DrawThread thread = new DrawThread(
                        Numbers.WIDTH, Numbers.HEIGHT, jobs, numbers(), new Late(), LateDrawBench::fail, ledger)) {
            FramePacer pacer = new DeadlinePacer(clock, RATE);
            pacer.restart();
            for (int number = 1; number <= updates; number++) {
                waits.add(handOver(thread, number));
                pacer.awaitNextFrame();
            }
            thread.awaitIdle();
        }
        String drawn = updates + " frames drawn up to 50 ms late: ";
        figures.add(drawn + "torn", torn, "", "0");
        figures.add(drawn + "shown", shown, "");
        figures.add(drawn + "longest time to hand one over", waits.max(), "ms", "< 16.7");
    }

    private long handOver(Renderer renderer, int number) {
        long start = System.nanoTime();
        Numbers.submit(renderer, number, 100);
        return System.nanoTime() - start;
    }

    private Numbers numbers() {
        return new Numbers(number -> {
            shown++;
            if (number == Numbers.TORN) torn++;
        });
    }

    private static void fail(String who, Throwable error) {
        throw new IllegalStateException(who, error);
    }

    /** A pacer that is late. */
    private final class Late implements FramePacer {
        private final NanoClock clock = new SystemNanoClock();

        @Override
        public int awaitNextFrame() {
            clock.sleepUntil(clock.nanoTime() + (long) (random.nextDouble() * MOST_DELAY_NANOS));
            return 1;
        }

        @Override
        public void restart() {}

        @Override
        public void setRate(FrameRate rate) {}
    }

    /** Shows frames that are full of one number each; tells the number, or that a frame holds several. */
    static final class Numbers implements Presenter {
        static final int WIDTH = 64;
        static final int HEIGHT = 48;
        static final int TORN = -1;

        private static final int STRIPE = 8;
        private static final int OPAQUE = 0xFF000000;

        private final IntConsumer shown;

        Numbers(IntConsumer shown) {
            this.shown = shown;
        }

        /** Hands over a list that fills the whole frame with a number so many times, in pieces that take their time. */
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
