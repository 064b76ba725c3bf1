package kodama.geom;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.util.Random;
import kodama.Seed;
import org.junit.jupiter.api.Test;

class AimBatchTest {
    private static final int COUNT = 3 * AimBatch.SIZE;

    private final AimBatch batch = new AimBatch();
    private final double[] angles = new double[COUNT];
    private final double[] lengths = new double[COUNT];

    @Test
    void stepsAreThoseOfSingleDirectionsBitForBit(@Seed(0) Random random) {
        for (int round = 0; round < 100; round++) {
            for (int i = 0; i < COUNT; i++) angles[i] = angle(random);
            for (int i = 0; i < COUNT; i++) lengths[i] = random.nextInt(8) == 0 ? 0 : random.nextGaussian() * 4;
            int from = random.nextInt(COUNT);
            compare(from, Math.min(COUNT, from + random.nextInt(AimBatch.SIZE + 1)));
        }
    }

    private static double angle(Random random) {
        return switch (random.nextInt(6)) {
            case 0 -> 7.5 * (random.nextInt(193) - 96);
            case 1 -> Math.nextUp(45.0 * (random.nextInt(33) - 16));
            case 2 -> Math.nextDown(45.0 * (random.nextInt(33) - 16));
            case 3 -> random.nextGaussian() * 1e6;
            case 4 -> random.nextBoolean() ? -0.0 : Double.MIN_VALUE;
            default -> random.nextDouble() * 720 - 360;
        };
    }

    private void compare(int from, int to) {
        double[] x = new double[COUNT];
        double[] y = new double[COUNT];
        double[] expectedX = new double[COUNT];
        double[] expectedY = new double[COUNT];
        batch.step(angles, lengths, x, y, from, to);
        for (int i = from; i < to; i++) Aim.step(angles[i], lengths[i], expectedX, expectedY, i);
        assertArrayEquals(bits(expectedX), bits(x));
        assertArrayEquals(bits(expectedY), bits(y));
    }

    private static long[] bits(double[] numbers) {
        long[] bits = new long[numbers.length];
        for (int i = 0; i < bits.length; i++) bits[i] = Double.doubleToRawLongBits(numbers[i]);
        return bits;
    }
}
