package kodama.bench;

import java.util.List;
import java.util.Random;
import java.util.function.Function;
import kodama.geom.Bounds;
import kodama.geom.Hitbox;
import kodama.hit.DamageSource;
import kodama.hit.DamageSources;
import kodama.hit.HitTarget;
import kodama.hit.Targets;
import org.jspecify.annotations.Nullable;

/**
 * Measures the hit tests of a tick with 100 to 16,000 bodies that hit each other; run by {@code kodama bench hit}.
 *
 * <p>The work should grow with the pairs that overlap and with the bodies, so times and steps are also given for each
 * hit or body: the number of hits plus that of bodies. A result that reaches {@link Targets#MAX_STEPS} is marked.
 */
public final class HitBench implements Benchmark {
    private static final int[] COUNTS = {100, 500, 1_000, 4_000, 16_000};
    private static final Bounds SCREEN = Bounds.screen(640, 480);
    private static final double NANOS_PER_MILLI = 1e6;

    /**
     * An arrangement of bodies.
     *
     * @param name describes it, after the number of bodies
     * @param groups number of groups, of which each body is in one and hits all
     * @param body creates the next body
     */
    private record Crowd(String name, int groups, Function<Random, StaticBody> body) {
        StaticBody[] bodies(int count) {
            Random random = new Random(1);
            StaticBody[] bodies = new StaticBody[count];
            for (int i = 0; i < count; i++) bodies[i] = body.apply(random);
            return bodies;
        }
    }

    private static final List<Crowd> CROWDS = List.of(
            new Crowd("at one point", 1, random -> new StaticBody(320, 240, Hitbox.circle(2))),
            new Crowd("at one point in 8 groups", 8, random -> new StaticBody(320, 240, Hitbox.circle(2))),
            new Crowd("spread out", 1, random -> spread(random, SCREEN.width(), Hitbox.circle(2))),
            new Crowd("spread out over 30 screens", 1, random -> spread(random, 30 * SCREEN.width(), Hitbox.circle(8))),
            new Crowd("parallel bars in a pile", 1, HitBench::bar));

    private static StaticBody spread(Random random, double width, Hitbox hitbox) {
        return new StaticBody(random.nextDouble() * width, random.nextDouble() * SCREEN.height(), hitbox);
    }

    /** Creates a bar whose bounding box overlaps most of the others, but whose outline overlaps few. */
    private static StaticBody bar(Random random) {
        return new StaticBody(300 + random.nextDouble() * 40, 220 + random.nextDouble() * 40, Hitbox.box(100, 0.1, 45));
    }

    /** A body that does not move. */
    private static final class StaticBody implements HitTarget, DamageSource {
        private final double x;
        private final double y;
        private final Hitbox hitbox;
        private int hits;

        StaticBody(double x, double y, Hitbox hitbox) {
            this.x = x;
            this.y = y;
            this.hitbox = hitbox;
        }

        @Override
        public double x() {
            return x;
        }

        @Override
        public double y() {
            return y;
        }

        @Override
        public Hitbox hitbox() {
            return hitbox;
        }

        @Override
        public boolean isAlive() {
            return true;
        }

        @Override
        public void hit(double damage, double atX, double atY, @Nullable Object by) {
            hits++;
        }

        @Override
        public double damage() {
            return 1;
        }

        @Override
        public void touch(HitTarget target) {}
    }

    private final Targets targets = new Targets();
    private final DamageSources bodies = new DamageSources((who, error) -> error.printStackTrace());
    private final int ticks;

    /** Each result is the fastest of this number of ticks, after half as many to warm up. */
    public HitBench(int ticks) {
        this.ticks = ticks;
    }

    @Override
    public void run(BenchResults results) {
        for (Crowd crowd : CROWDS) for (int count : COUNTS) measure(results, crowd, count);
    }

    private void measure(BenchResults results, Crowd crowd, int count) {
        StaticBody[] bodies = crowd.bodies(count);
        long best = Long.MAX_VALUE;
        for (int tick = -ticks / 2; tick < ticks; tick++) {
            long start = System.nanoTime();
            tick(bodies, crowd.groups);
            if (tick >= 0) best = Math.min(best, System.nanoTime() - start);
        }
        report(results, "%,d %s".formatted(count, crowd.name), best, count + hitsOfTick(bodies, crowd.groups));
    }

    private void report(BenchResults results, String what, long nanos, long hitsAndBodies) {
        boolean isBounded = targets.exceeded() != 0;
        String bound = isBounded ? ", the rest skipped at %,d steps".formatted(Targets.MAX_STEPS) : "";
        results.add(what + bound, nanos / NANOS_PER_MILLI, "ms");
        results.add(what + ", for each hit or body", (double) nanos / hitsAndBodies, "ns");
        results.add(what + ", for each hit or body", (double) targets.steps() / hitsAndBodies, "steps");
    }

    private long hitsOfTick(StaticBody[] colliders, int groups) {
        for (StaticBody each : colliders) each.hits = 0;
        tick(colliders, groups);
        long sum = 0;
        for (StaticBody each : colliders) sum += each.hits;
        return sum;
    }

    private void tick(StaticBody[] colliders, int groups) {
        targets.begin(SCREEN);
        bodies.begin();
        for (int i = 0; i < colliders.length; i++) {
            targets.add(i % groups, colliders[i]);
            bodies.add(colliders[i], (1 << groups) - 1);
        }
        bodies.update(targets);
    }
}
