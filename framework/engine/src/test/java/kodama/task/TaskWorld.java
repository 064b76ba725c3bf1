package kodama.task;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * The actions of random actors, performed by each real list and by the naive model.
 *
 * <p>Actors are numbered in the order of their spawn. An action only depends on the seed, the tick and the number of
 * the actor, so all worlds have the same history if they follow the same rules.
 */
abstract class TaskWorld {
    static final int CAPACITY = 120;
    private static final double[] PRIORITIES = {0.1, 0.4, 0.5, 0.5, 0.5, 0.6, 0.9};
    private static final double[] RATES = {0.25, 0.5, 0.75, 1, 1, 1, 1, 1.5, 2, 3};
    private static final int RECENT = 200;

    final StringBuilder log = new StringBuilder();
    private final long seed;
    private int spawned;
    private int finishing;
    private long operations;

    TaskWorld(long seed) {
        this.seed = seed;
    }

    abstract long tick();

    abstract boolean isAlive(int id);

    abstract void spawn(int id, int delay, double priority, int parent, String group, boolean persistent);

    abstract void runNow(int id);

    abstract void kill(int id);

    abstract void killAll(boolean keepPersistent);

    abstract void killGroup(String group);

    abstract void killOthers(int id);

    abstract void move(int id, double priority);

    abstract void moveDrawing(int id, double priority);

    abstract void sleep(int id, int ticks);

    abstract void suspend(int id);

    abstract void wake(int id);

    abstract void waitFor(int id, String event);

    abstract void signal(int id, String event);

    abstract void await(int id, int other);

    abstract void pause(int id, boolean paused);

    abstract void pauseGroup(String group, boolean paused);

    abstract void rate(int id, double rate);

    abstract void rateGroup(String group, double rate);

    abstract void phase(int id, int phase);

    abstract void phaseGroup(String group, int phase);

    abstract void join(int id, String group);

    abstract void persist(int id, boolean persistent);

    abstract void update();

    abstract void endFrame();

    abstract List<Integer> runOrder();

    abstract List<Integer> drawOrder();

    abstract List<Integer> group(String group);

    final long operations() {
        return operations;
    }

    /** Runs some ticks, with changes inside and between them, and returns the history. */
    final String live(int ticks) {
        for (int i = 0; i < ticks; i++) {
            act(-1, new Random(seed + 31L * i), 4);
            log.append("\ntick ").append(i + 1).append(':');
            update();
            log.append(" order ").append(runOrder()).append(" draw ").append(drawOrder());
            log.append(" group ").append(group("b"));
            act(-1, new Random(seed - 31L * i), 3);
            endFrame();
        }
        return log.toString();
    }

    /** Runs the turn of an actor. Returns whether it continues. */
    final boolean turn(int id, int phase, double dt) {
        log.append(' ').append(id).append('p').append(phase).append('t').append(dt);
        Random random = new Random((seed * 1_000_003 + tick()) * 1_000_003 + id);
        act(id, random, random.nextInt(4));
        if (random.nextInt(40) == 0) throw new IllegalStateException("failed");
        return random.nextInt(30) != 0;
    }

    /** Called at the end of an actor. */
    final void finish(int id) {
        log.append(" x").append(id);
        Random random = new Random(seed + id);
        if (random.nextInt(3) != 0 || finishing >= 20) return;
        finishing++;
        act(id, random, 1);
        finishing--;
    }

    private void act(int self, Random random, int times) {
        for (int i = 0; i < times; i++) act(self, random);
    }

    private void act(int self, Random random) {
        operations++;
        int other = spawned == 0 ? 0 : Math.max(0, spawned - 1 - random.nextInt(Math.min(spawned, RECENT)));
        int either = random.nextBoolean() && self >= 0 ? self : other;
        int kind = random.nextInt(1000);
        if (kind < 380 || spawned == 0) spawnAnother(random, self);
        else if (kind < 420) kill(other);
        else if (kind < 500) move(either, priority(random));
        else if (kind < 540) moveDrawing(either, random.nextInt(3) == 0 ? Double.NaN : priority(random));
        else if (kind < 640) sleep(either, 1 + random.nextInt(5));
        else if (kind < 650) suspend(either);
        else if (kind < 720) wakeSome(other);
        else if (kind < 740) waitFor(either, event(random));
        else if (kind < 790) signal(other, event(random));
        else if (kind < 810) await(either, Math.max(0, other - random.nextInt(3)));
        else time(random, kind, either);
    }

    private void wakeSome(int id) {
        for (int n = 0; n < 30; n++) wake(Math.max(0, id - n));
    }

    private void time(Random random, int kind, int either) {
        String group = group(random);
        if (kind < 830) pause(either, random.nextInt(8) == 0);
        else if (kind < 850) pauseGroup(random.nextInt(4) == 0 ? "" : group, random.nextInt(8) == 0);
        else if (kind < 890) rate(either, random.nextInt(30) == 0 ? 0 : RATES[random.nextInt(RATES.length)]);
        else if (kind < 900) rateGroup(random.nextInt(4) == 0 ? "" : group, Math.max(0.5, RATES[random.nextInt(10)]));
        else if (kind < 930) phase(either, random.nextInt(4));
        else if (kind < 940) phaseGroup(random.nextBoolean() ? "" : group, random.nextInt(300));
        else if (kind < 980) join(either, group);
        else if (kind < 992) persist(either, random.nextInt(4) == 0);
        else many(random, either, group);
    }

    private void many(Random random, int either, String group) {
        int kind = random.nextInt(12);
        if (kind < 6) killGroup(group.isEmpty() ? "a" : group);
        else if (kind == 7) killOthers(either);
        else if (kind == 8) killAll(random.nextBoolean());
    }

    private static double priority(Random random) {
        return random.nextInt(4) == 0 ? random.nextDouble() : PRIORITIES[random.nextInt(PRIORITIES.length)];
    }

    private static String event(Random random) {
        return random.nextBoolean() ? "hit" : "go";
    }

    private static String group(Random random) {
        return List.of("", "a", "b", "c").get(random.nextInt(4));
    }

    private void spawnAnother(Random random, int self) {
        int id = spawned++;
        int parent = self >= 0 && isAlive(self) && random.nextInt(3) == 0 ? self : -1;
        int delay = random.nextInt(5) == 0 ? 1 + random.nextInt(4) : 0;
        spawn(id, delay, priority(random), parent, group(random), random.nextInt(12) == 0);
        if (random.nextInt(6) == 0 && delay == 0) runNow(id);
    }

    static List<Integer> reversed(List<Integer> ids) {
        List<Integer> back = new ArrayList<>();
        for (int id : ids) back.add(0, id);
        return back;
    }
}
