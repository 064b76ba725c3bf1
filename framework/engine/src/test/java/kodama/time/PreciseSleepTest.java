package kodama.time;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.SplittableRandom;
import kodama.Seed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Frames of 0 to 8 ms on simulated machines: the precision of their timing, and the cost of waiting. */
class PreciseSleepTest {
    private static final FrameRate RATE = new FrameRate(60);
    private static final long PERIOD = RATE.nanos(1);
    private static final int FRAMES = 60 * 300;
    private static final long EIGHT_HOURS = 8 * 3_600_000_000_000L;

    private final long seed;
    private final SplittableRandom random;
    private final long[] errors = new long[FRAMES];
    private long worked;
    /** Delay of the last frame; a frame that slows the game down delays all further ones. */
    private long late;

    PreciseSleepTest(@Seed(2) long seed) {
        this.seed = seed;
        this.random = new SplittableRandom(seed);
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.05, 1, 2})
    void aTimerOfUpToTwoMillisecondsIsExactForNinetyNineFramesInAHundred(double gridMillis) {
        play(new SimulatedMachine(gridMillis, seed));
        assertTrue(p99() < 500_000, "p99 is " + p99() + " ns");
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.05, 1, 2, 15.6})
    void theMeanIsSixtyWhateverTheTimer(double gridMillis) {
        SimulatedMachine machine = new SimulatedMachine(gridMillis, seed);
        long start = machine.nanoTime();
        play(machine);
        double fps = FRAMES * 1e9 / (machine.nanoTime() - start);
        assertEquals(60, fps, 0.006);
    }

    @Test
    void noFrameIsSkippedWhereTheTimerIsCoarse() {
        play(new SimulatedMachine(15.6, seed));
        assertTrue(late < PERIOD, () -> late + " ns late");
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.05, 1, 2, 15.6})
    void spinningIsLimited(double gridMillis) {
        SimulatedMachine machine = new SimulatedMachine(gridMillis, seed);
        long start = machine.nanoTime();
        play(machine);
        long spun = machine.nanoTime() - start - machine.sleeping() - worked;
        assertTrue(spun / FRAMES < 750_000, "a frame spins for " + spun / FRAMES + " ns");
    }

    @Test
    void aPreciseTimerNeedsLittleSpinning() {
        SimulatedMachine machine = new SimulatedMachine(0.05, seed);
        long start = machine.nanoTime();
        play(machine);
        long spun = machine.nanoTime() - start - machine.sleeping() - worked;
        assertTrue(spun / FRAMES < 100_000, "a frame spins for " + spun / FRAMES + " ns");
    }

    @Test
    void aNightAsleepIsDroppedAndNoBurstFollows() {
        SimulatedMachine machine = new SimulatedMachine(1, seed);
        play(machine);
        DeadlinePacer pacer = new DeadlinePacer(machine, RATE);
        machine.suspendFor(EIGHT_HOURS);
        pacer.awaitNextFrame();
        pacer.awaitNextFrame();
        for (int i = 0; i < 600; i++) {
            long before = machine.nanoTime();
            pacer.awaitNextFrame();
            assertEquals(PERIOD, machine.nanoTime() - before, 1_600_000);
        }
    }

    @Test
    void spinningDecreasesAFewSecondsAfterTheTimerGetsMorePrecise() {
        WakeLatency latency = new WakeLatency();
        for (int i = 0; i < 300; i++) latency.add(i * 3_000L);
        assertTrue(latency.margin() > 700_000);
        for (int i = 0; i < 256; i++) latency.add(50_000);
        assertEquals(60_000, latency.margin());
    }

    @Test
    void delaysThatNoSpinCompensatesAreIgnored() {
        WakeLatency latency = new WakeLatency();
        for (int i = 0; i < 256; i++) latency.add(50_000);
        for (int i = 0; i < 1_000; i++) latency.add(10_000_000);
        latency.add(EIGHT_HOURS);
        latency.add(-1);
        assertEquals(60_000, latency.margin());
    }

    @Test
    void aFewOutliersDoNotMakeEveryFrameSpin() {
        WakeLatency latency = new WakeLatency();
        for (int i = 0; i < 254; i++) latency.add(50_000);
        for (int i = 0; i < 2; i++) latency.add(1_000_000);
        assertEquals(60_000, latency.margin());
    }

    private void play(SimulatedMachine machine) {
        DeadlinePacer pacer = new DeadlinePacer(machine, RATE);
        long begin = machine.nanoTime();
        long last = begin;
        worked = 0;
        for (int i = 0; i < FRAMES; i++) {
            long work = random.nextLong(8_000_000);
            worked += work;
            machine.work(work);
            pacer.awaitNextFrame();
            errors[i] = Math.abs(machine.nanoTime() - last - PERIOD);
            last = machine.nanoTime();
        }
        late = last - begin - RATE.nanos(FRAMES);
    }

    private long p99() {
        Arrays.sort(errors);
        return errors[FRAMES * 99 / 100];
    }
}
