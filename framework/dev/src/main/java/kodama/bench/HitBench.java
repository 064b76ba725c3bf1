package kodama.bench;

import java.util.Random;
import kodama.geom.Bounds;
import kodama.geom.Hitbox;
import kodama.hit.DamageSource;
import kodama.hit.DamageSources;
import kodama.hit.HitTarget;
import kodama.hit.Targets;
import org.jspecify.annotations.Nullable;

/**
 * Measures the hit tests of a tick with 100 to 16,000 bodies of one group that hit each other: at one point, and spread
 * out over 640 by 480; run by {@code kodama bench hit}.
 *
 * <p>At one point, each pair hits. A result that reaches {@link Targets#MAX_STEPS} is marked.
 */
public final class HitBench implements Benchmark {
    private static final int[] COUNTS = {100, 250, 500, 1_000, 2_000, 4_000, 8_000, 16_000};
    private static final Bounds SCREEN = Bounds.screen(640, 480);
    private static final long GROUP = Targets.mask(0);
    private static final double NANOS_PER_MILLI = 1e6;

    /** A body that does not move. */
    private static final class StaticBody implements HitTarget, DamageSource {
        private static final Hitbox OUTLINE = Hitbox.circle(2);

        private final double x;
        private final double y;

        StaticBody(double x, double y) {
            this.x = x;
            this.y = y;
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
            return OUTLINE;
        }

        @Override
        public boolean isAlive() {
            return true;
        }

        @Override
        public void hit(double damage, double atX, double atY, @Nullable Object by) {}

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
        for (int count : COUNTS) measure(results, count, "at one point", bodies(count, 0));
        for (int count : COUNTS) measure(results, count, "spread out", bodies(count, 1));
    }

    private static StaticBody[] bodies(int count, double spread) {
        Random random = new Random(1);
        StaticBody[] bodies = new StaticBody[count];
        for (int i = 0; i < count; i++)
            bodies[i] = new StaticBody(
                    SCREEN.width() * (0.5 + spread * (random.nextDouble() - 0.5)),
                    SCREEN.height() * (0.5 + spread * (random.nextDouble() - 0.5)));
        return bodies;
    }

    private void measure(BenchResults results, int count, String where, StaticBody[] bodies) {
        long best = Long.MAX_VALUE;
        for (int tick = -ticks / 2; tick < ticks; tick++) {
            long start = System.nanoTime();
            tick(bodies);
            if (tick >= 0) best = Math.min(best, System.nanoTime() - start);
        }
        String what = "%,d %s".formatted(count, where);
        boolean isBounded = targets.exceeded() != 0;
        String bound = isBounded ? ", the rest skipped at %,d steps".formatted(Targets.MAX_STEPS) : "";
        results.add(what + bound, best / NANOS_PER_MILLI, "ms");
        if (!isBounded) results.add(what + ", for each pair", (double) best / count / count, "ns");
    }

    private void tick(StaticBody[] colliders) {
        targets.begin(SCREEN);
        bodies.begin();
        for (StaticBody each : colliders) {
            targets.add(0, each);
            bodies.add(each, GROUP);
        }
        bodies.update(targets);
    }
}
