package kodama.base;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;
import kodama.Seed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StateHashTest {
    private static final long OTHER_NAN = 0xFFF8_0000_0000_0001L;

    private static int hash(Consumer<StateHash> values) {
        StateHash hash = new StateHash();
        values.accept(hash);
        return hash.value();
    }

    @Test
    void hashIsTheSameOnAllPlatforms() {
        assertEquals(-1330576597, hash(hash -> {}));
        assertEquals(-722406139, hash(StateHashTest::addAll));
    }

    private static void addAll(StateHash hash) {
        hash.begin("laser", 3);
        hash.add("whole", 7L);
        hash.add("real", 0.5);
        hash.add("truth", true);
        hash.add("text", "ship");
        hash.add("none", null);
        hash.add("reals", new double[] {1, 2, 3, 4, 5, 6, 7, 8, 9}, 9);
        hash.add("wholes", new long[] {1, 2, 3, 4, 5, 6, 7, 8, 9}, 9);
        hash.add("small", new int[] {1, 2, 3, 4, 5, 6, 7, 8, 9}, 9);
    }

    @Test
    void resetStartsAgain() {
        assertEquals(hash(StateHashTest::addAll), hash(hash -> {
            hash.add("real", 3.0);
            hash.reset();
            addAll(hash);
        }));
    }

    @Test
    void orderMatters() {
        assertNotEquals(
                hash(hash -> {
                    hash.add(1);
                    hash.add(2);
                }),
                hash(hash -> {
                    hash.add(2);
                    hash.add(1);
                }));
    }

    @Test
    void valuesOfDifferentKindsDiffer() {
        assertNotEquals(hash(hash -> hash.add("", true)), hash(hash -> hash.add("", false)));
        assertNotEquals(hash(hash -> hash.add("", "a")), hash(hash -> hash.add("", "b")));
        assertNotEquals(hash(hash -> hash.add("", "")), hash(hash -> hash.add("", null)));
    }

    @Test
    void allNaNsAreEqualButZerosDiffer() {
        double other = Double.longBitsToDouble(OTHER_NAN);
        assertEquals(hash(hash -> hash.add("", Double.NaN)), hash(hash -> hash.add("", other)));
        assertNotEquals(hash(hash -> hash.add("", 0.0)), hash(hash -> hash.add("", -0.0)));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3, 8, 23})
    void everyNumberOfAnArrayMatters(int count) {
        for (int i = 0; i < count; i++) {
            int at = i;
            double[] reals = new double[count];
            assertNotEquals(
                    hash(hash -> hash.add("", reals, count)), hash(hash -> hash.add("", with(reals, at), count)));
            long[] wholes = new long[count];
            int before = hash(hash -> hash.add("", wholes, count));
            wholes[i] = Long.MIN_VALUE;
            assertNotEquals(before, hash(hash -> hash.add("", wholes, count)));
            int[] small = new int[count];
            int smallBefore = hash(hash -> hash.add("", small, count));
            small[i] = Integer.MIN_VALUE;
            assertNotEquals(smallBefore, hash(hash -> hash.add("", small, count)));
        }
    }

    private static double[] with(double[] values, int at) {
        double[] changed = values.clone();
        changed[at] = -values[at];
        return changed;
    }

    /** An array may be longer than the buffer. */
    @ParameterizedTest
    @ValueSource(ints = {4095, 4096, 4097, 8192, 8193, 30_000})
    void everyNumberOfALongArrayMatters(int count) {
        double[] reals = new double[count];
        long[] wholes = new long[count];
        int[] small = new int[count];
        Set<Integer> hashes = new HashSet<>();
        int rounds = 0;
        for (int at = count - 1; at >= 0; at -= 997) {
            reals[at] = wholes[at] = small[at] = at + 1;
            hashes.add(hash(hash -> hash.add("", reals, count)));
            hashes.add(hash(hash -> hash.add("", wholes, count)));
            hashes.add(hash(hash -> hash.add("", small, count)));
            rounds++;
        }
        assertEquals(3 * rounds, hashes.size());
    }

    @Test
    void numbersBeyondTheCountAreIgnored() {
        assertEquals(
                hash(hash -> hash.add("", new double[] {1, 2, 3}, 2)),
                hash(hash -> hash.add("", new double[] {1, 2, 9, 4}, 2)));
        assertNotEquals(
                hash(hash -> hash.add("", new double[] {0, 0}, 1)), hash(hash -> hash.add("", new double[] {0, 0}, 2)));
    }

    /** Shots of a symmetric pattern differ from their mirror image only in many signs. */
    @Test
    void changesOfManySignsDoNotCancel(@Seed(1) Random random) {
        for (int round = 0; round < 1000; round++) {
            double[] values = random.doubles(64, -1, 1).toArray();
            double[] mirrored = values.clone();
            int changes = 2 + random.nextInt(30);
            for (int i = 0; i < changes; i++) mirrored[i * 2] = -mirrored[i * 2];
            assertNotEquals(hash(hash -> hash.add("", values, 64)), hash(hash -> hash.add("", mirrored, 64)));
        }
    }
}
