package kodama.lua.value;

import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import kodama.Seed;
import org.junit.jupiter.api.Test;

/**
 * Performs random table operations and compares the results with a simple model. Ten million operations by default; set
 * {@code -Dkodama.tableOperations=1e9} for more and {@code -Dkodama.tableSeed=2} for others.
 */
class TableFuzzTest {

    private static final double OPERATIONS = Double.parseDouble(System.getProperty("kodama.tableOperations", "1e7"));

    private final TableKeys keys = new TableKeys();

    @Test
    void tablesBehaveLikeTheModel(@Seed(1) long seed) {
        long operations = 0;
        for (long life = 0; operations < OPERATIONS; life++) operations += live(seed << 32 | life);
    }

    private long live(long seed) {
        RandomGenerator random = new SplittableRandom(seed);
        Shape noFields = TableKeys.noFields();
        ModelledTable first = new ModelledTable(keys, noFields, random);
        live(seed, first, random);
        // another table of the same machine: made alike, or with all names of the first
        ModelledTable second = new ModelledTable(keys, random.nextBoolean() ? noFields : first.shape(), random);
        live(seed, second, random);
        return first.operations() + second.operations();
    }

    private void live(long seed, ModelledTable table, RandomGenerator random) {
        try {
            if (random.nextInt(4) == 0) table.construct(random.nextInt(80));
            for (int i = random.nextInt(6); i >= 0; i--) period(table, random);
            table.traverse(2);
        } catch (RuntimeException | AssertionError failure) {
            throw new AssertionError("life " + seed + ", operation " + table.operations(), failure);
        }
    }

    /** Uses the table in one way for some time. */
    private void period(ModelledTable table, RandomGenerator random) {
        int length = random.nextInt(400);
        int names = random.nextInt(2) == 0 ? 12 : TableKeys.NAMES;
        switch (random.nextInt(10)) {
            case 0 -> queue(table, random, length);
            case 1 -> stack(table, random, length);
            case 2 -> mix(table, random, length, TableKeys.WHOLE, keys.count());
            case 3 -> mix(table, random, length, 0, 1 + random.nextInt(30));
            case 4 -> mix(table, random, length, 0, keys.count());
            case 5, 6 -> mix(table, random, length, keys.firstName(), keys.firstName() + names);
            case 7, 8 -> stride(table, random, length);
            default -> table.traverse(1 + random.nextInt(8));
        }
        table.measure();
    }

    /** Adds items at one end and removes them at the other, later or at once. */
    private static void queue(ModelledTable table, RandomGenerator random, int length) {
        int depth = random.nextInt(random.nextBoolean() ? 6 : 60);
        int from = random.nextInt(3);
        for (int i = 0; i < length; i++) {
            table.set(from + i);
            if (i >= depth) table.remove(from + i - depth);
            table.look(from + Math.max(i - depth / 2, 0));
            if (i % 16 == 0) table.measure();
        }
    }

    /** Adds items out of order: up or down, from any start, in steps; skips some and removes some. */
    private static void stride(ModelledTable table, RandomGenerator random, int length) {
        int step = 1 + random.nextInt(1 + random.nextInt(8));
        int first = random.nextInt(1 + random.nextInt(TableKeys.WHOLE));
        int leftOut = 2 + random.nextInt(20);
        int takenOut = 2 + random.nextInt(20);
        boolean isUp = random.nextBoolean();
        for (int i = 0; i < length; i++) {
            int key = Math.floorMod(first + (isUp ? i : -i) * step, TableKeys.WHOLE);
            if (random.nextInt(leftOut) > 0) table.set(key);
            if (random.nextInt(takenOut) == 0) table.remove(random.nextInt(TableKeys.WHOLE));
            table.look(random.nextInt(TableKeys.WHOLE));
            if (i % 16 == 0) table.measure();
        }
    }

    /** Adds and removes items at the same end. */
    private static void stack(ModelledTable table, RandomGenerator random, int length) {
        int top = 0;
        for (int i = 0; i < length; i++) {
            boolean isUp = top == 0 || random.nextInt(5) < 3;
            if (isUp) table.set(top++);
            else table.remove(--top);
            table.look(random.nextInt(top + 1));
        }
    }

    private static void mix(ModelledTable table, RandomGenerator random, int length, int from, int to) {
        for (int i = 0; i < length; i++) {
            int key = random.nextInt(from, to);
            switch (random.nextInt(8)) {
                case 0, 1, 2 -> table.set(key);
                case 3, 4 -> table.remove(key);
                case 5 -> seldom(table, random.nextInt(32));
                default -> table.look(key);
            }
        }
    }

    private static void seldom(ModelledTable table, int which) {
        switch (which) {
            case 0, 1 -> table.insert();
            case 2, 3 -> table.take();
            case 4 -> table.exchangeMetatable();
            default -> table.measure();
        }
    }
}
