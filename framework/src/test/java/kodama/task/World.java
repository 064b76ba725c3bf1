package kodama.task;

import java.util.List;
import java.util.Random;

/**
 * What random actors may do, done once by the real list and once by the naive model.
 *
 * <p>Actors are numbered in the order of their spawn. What one does depends on the seed, the tick and its number only, so
 * both worlds go the same way as long as they keep the same rules.
 */
abstract class World {
    private static final double[] PRIORITIES = {0.1, 0.4, 0.5, 0.5, 0.5, 0.6, 0.9};
    private static final int ACTORS = 400;

    final StringBuilder log = new StringBuilder();
    private final long seed;
    private int spawned;
    private int killDepth;

    World(long seed) {
        this.seed = seed;
    }

    abstract long tick();

    abstract boolean isAlive(int id);

    abstract void spawn(int id, double priority, int parent, boolean persistent);

    abstract void runNow(int id);

    abstract void kill(int id);

    abstract void killAll(boolean keepPersistent);

    abstract void move(int id, double priority);

    abstract void sleep(int id, int ticks);

    abstract void suspend(int id);

    abstract void wake(int id);

    abstract void update();

    abstract void endFrame();

    abstract List<Integer> drawOrder();

    /** Lets the world live for some ticks, with changes inside and between them, and writes down all that happens. */
    final String live(int ticks) {
        for (int i = 0; i < ticks; i++) {
            act(-1, new Random(seed + 31L * i), 4);
            log.append("\ntick ").append(i + 1).append(':');
            update();
            log.append(" draw ").append(drawOrder());
            act(-2, new Random(seed - 31L * i), 2);
            endFrame();
            log.append(" draw ").append(drawOrder());
        }
        return log.toString();
    }

    /** The turn of an actor; returns whether it goes on. */
    final boolean turn(int id) {
        log.append(' ').append(id);
        Random random = new Random((seed * 1_000_003 + tick()) * 1_000_003 + id);
        act(id, random, random.nextInt(3));
        if (random.nextInt(12) == 0) throw new IllegalStateException("failed");
        return random.nextInt(15) != 0;
    }

    /** The end of an actor. */
    final void finish(int id) {
        log.append(" x").append(id);
        Random random = new Random(seed + id);
        if (random.nextInt(3) == 0 && killDepth < 20) {
            killDepth++;
            act(id, random, 1);
            killDepth--;
        }
    }

    private void act(int self, Random random, int times) {
        for (int i = 0; i < times; i++) act(self, random);
    }

    private void act(int self, Random random) {
        int other = spawned == 0 ? 0 : Math.max(0, spawned - 1 - random.nextInt(Math.min(spawned, 40)));
        double priority = random.nextInt(4) == 0 ? random.nextDouble() : PRIORITIES[random.nextInt(PRIORITIES.length)];
        int kind = random.nextInt(100);
        if (kind < 40 || spawned == 0) spawnAnother(random, self, priority);
        else if (kind < 45) kill(other);
        else if (kind < 60) move(random.nextBoolean() && self >= 0 ? self : other, priority);
        else if (kind < 75) sleep(random.nextInt(3) > 0 && self >= 0 ? self : other, 1 + random.nextInt(5));
        else if (kind < 80) suspend(random.nextInt(3) > 0 && self >= 0 ? self : other);
        else if (kind < 99) for (int n = 0; n < 4; n++) wake(Math.max(0, other - n));
        else if (random.nextInt(8) == 0) killAll(random.nextBoolean());
    }

    private void spawnAnother(Random random, int self, double priority) {
        if (spawned == ACTORS) return;
        int id = spawned++;
        int parent = self >= 0 && isAlive(self) && random.nextInt(3) == 0 ? self : -1;
        spawn(id, priority, parent, random.nextInt(5) == 0);
        if (random.nextInt(4) == 0) runNow(id);
    }
}
