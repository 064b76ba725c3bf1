package kodama.hit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import kodama.Seed;
import kodama.geom.Bounds;
import kodama.geom.Hitbox;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The cost of collision tests with many bodies, and its limit. */
class CrowdedHitsTest {
    private static final Bounds SCREEN = Bounds.screen(160, 120);
    private static final int GROUPS = 4;
    private static final long ALL = (1 << GROUPS) - 1;

    /** Their pairs exceed the limit of a tick. */
    private static final int TOO_MANY = 2000;

    private final Targets targets = new Targets();
    private final DamageSources bodies = new DamageSources((who, error) -> {});
    private int hits;
    private int grazes;

    private final class Ghost implements HitTarget, DamageSource, Grazer {
        private final double x;
        private final double y;
        private final Hitbox hitbox;

        Ghost(double x, double y, Hitbox hitbox) {
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
        public Hitbox grazeBox() {
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

        @Override
        public void graze(double atX, double atY, int count) {
            grazes += count;
        }
    }

    private Ghost ghost(Hitbox hitbox) {
        return new Ghost(80, 60, hitbox);
    }

    private void begin() {
        targets.begin(SCREEN);
        bodies.begin();
        hits = 0;
    }

    /** Steps of a tick in which the members take turns in the groups and all hit all. */
    private long work(int count, Hitbox hitbox, int groups) {
        begin();
        for (int i = 0; i < count; i++) {
            Ghost ghost = ghost(hitbox);
            targets.add(i % groups, ghost);
            bodies.add(ghost, ALL);
        }
        bodies.update(targets);
        assertEquals(count * (count - 1), hits);
        return targets.steps();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, GROUPS})
    void bodiesOnOneSpotTakeTheSquareOfTheirNumber(int groups) {
        for (Hitbox hitbox : List.of(Hitbox.circle(4), Hitbox.box(60, 9, 30), Hitbox.box(200, 200, 30))) {
            long few = work(50, hitbox, groups);
            long many = work(400, hitbox, groups);
            assertTrue(many < 1.1 * 8 * 8 * few, hitbox + ": " + few + " steps became " + many);
        }
    }

    @Test
    void hugeBodiesTakeNoMoreStepsThanSmallOnes() {
        assertEquals(work(100, Hitbox.circle(4), 1), work(100, Hitbox.circle(4000), 1));
    }

    @Test
    void bodiesFarFromEachOtherTakeNextToNothing(@Seed(1) Random random) {
        targets.begin(Bounds.screen(640, 480));
        for (int i = 0; i < 1000; i++) {
            Ghost ghost = new Ghost(random.nextInt(640), random.nextInt(480), Hitbox.circle(1));
            targets.add(1, ghost);
            bodies.add(ghost, ALL);
        }
        bodies.update(targets);
        assertTrue(targets.steps() < 150_000, targets.steps() + " steps");
    }

    /** Steps of a tick in which 1,000 circles hit each other, which are spread over an area. */
    private long work(Random random, double width, double height) {
        begin();
        for (int i = 0; i < 1000; i++) {
            Ghost ghost = new Ghost(random.nextDouble() * width, random.nextDouble() * height, Hitbox.circle(4));
            targets.add(0, ghost);
            bodies.add(ghost, 1);
        }
        bodies.update(targets);
        return targets.steps() - 40L * hits;
    }

    @Test
    void aLongOrHighLevelTakesNoMoreStepsThanAScreen(@Seed(1) Random random) {
        long screen = work(random, 160, 120);
        assertTrue(work(random, 30_000, 120) < screen);
        assertTrue(work(random, 160, 30_000) < screen);
        assertTrue(work(random, -30_000, -30_000) < screen);
    }

    @Test
    void bodiesThatDieAtTheirFirstHitAreNotCountedAgain() {
        begin();
        for (int i = 0; i < 1000; i++) {
            FakeTarget body = new FakeTarget("b", 80, 60, Hitbox.circle(4), new ArrayList<>());
            body.life = 1;
            targets.add(0, body);
            bodies.add(body, 1);
        }
        bodies.update(targets);
        assertTrue(targets.steps() < 5 * 1000 * 1000, targets.steps() + " steps");
    }

    @Test
    void barsSideBySideTakeFewSteps() {
        begin();
        for (int i = 0; i < 300; i++) {
            Ghost bar = new Ghost(80 + i, 60, Hitbox.box(500, 0.1, 45));
            targets.add(0, bar);
            bodies.add(bar, 1);
        }
        bodies.update(targets);
        assertEquals(0, hits);
        assertTrue(targets.steps() < 2 * 300 * 300, targets.steps() + " steps");
    }

    @Test
    void theFirstOfManyTargetsIsFoundInFewSteps() {
        begin();
        for (int i = 0; i < 1000; i++) targets.add(0, ghost(Hitbox.circle(4)));
        targets.build();
        Probe probe = new Probe();
        probe.setCircle(80, 60, 81, 60, 1);
        assertEquals(0, targets.first(1, probe));
        assertTrue(targets.steps() < 100, targets.steps() + " steps");
    }

    @Test
    void manyCornersTakeMoreWork() {
        double[] corners = new double[64];
        for (int i = 0; i < 32; i++) {
            corners[2 * i] = 50 * Math.cos(Math.PI * i / 16);
            corners[2 * i + 1] = 50 * Math.sin(Math.PI * i / 16);
        }
        assertTrue(work(20, Hitbox.polygon(corners), 1) > 20 * work(20, Hitbox.circle(50), 1));
    }

    @Test
    void aGroupOfTooManyIsNamedAndTheRestOfItsTestsIsSkipped() {
        crowd();
        bodies.update(targets);
        assertEquals(Targets.mask(2), targets.exceeded());
        assertTrue(hits > 100_000 && hits < TOO_MANY * TOO_MANY, hits + " hits");
        assertTrue(targets.steps() >= Targets.MAX_STEPS && targets.steps() < 1.01 * Targets.MAX_STEPS);
    }

    @Test
    void manyCrowdedGroupsHaveATotalLimit() {
        begin();
        for (int group = 0; group < 8; group++) crowd(group);
        bodies.update(targets);
        assertTrue(Long.bitCount(targets.exceeded()) > 3, Long.toBinaryString(targets.exceeded()));
        assertTrue(targets.steps() >= Targets.MAX_TOTAL_STEPS && targets.steps() < 1.01 * Targets.MAX_TOTAL_STEPS);
    }

    private void crowd() {
        begin();
        crowd(2);
    }

    private void crowd(int group) {
        for (int i = 0; i < TOO_MANY; i++) {
            targets.add(group, ghost(Hitbox.box(4, 4)));
            bodies.add(ghost(Hitbox.box(4, 4)), Targets.mask(group));
        }
    }

    @Test
    void theSameTestsAreSkippedInEachRun() {
        crowd();
        bodies.update(targets);
        int before = hits;
        crowd();
        bodies.update(targets);
        assertEquals(before, hits);
    }

    @Test
    void otherGroupsAreHitAsEver() {
        crowd();
        targets.add(3, ghost(Hitbox.circle(2)));
        bodies.add(ghost(Hitbox.circle(2)), Targets.mask(2) | Targets.mask(3));
        bodies.update(targets);
        int before = hits;
        crowd();
        bodies.update(targets);
        assertEquals(before - 1, hits);
    }

    @Test
    void theNextTickStartsWithoutSteps() {
        crowd();
        bodies.update(targets);
        begin();
        targets.add(2, ghost(Hitbox.circle(2)));
        bodies.add(ghost(Hitbox.circle(2)), ALL);
        bodies.update(targets);
        assertEquals(1, hits);
        assertEquals(0, targets.exceeded());
    }

    @Test
    void grazersOfAGroupAreCountedAsItsTargetsAre() {
        begin();
        for (int i = 0; i < TOO_MANY; i++) targets.addGrazer(1, ghost(Hitbox.circle(4)));
        targets.build();
        Probe probe = new Probe();
        probe.setCircle(80, 60, 81, 60, 1);
        for (int i = 0; i < TOO_MANY; i++) targets.graze(ALL, 0, probe, 80, 60);
        targets.notifyGrazed((who, error) -> {});
        assertEquals(Targets.mask(1), targets.exceeded());
        assertTrue(grazes > 100_000 && grazes < TOO_MANY * TOO_MANY, grazes + " grazes");
    }

    // the same hits in the same order as comparing all pairs

    /** Bodies whose hits are computed twice: by {@link DamageSources}, and by comparing each pair. */
    private static final class Crowd {
        final List<String> log = new ArrayList<>();
        final List<FakeTarget> all = new ArrayList<>();
        final List<Integer> groups = new ArrayList<>();
        final List<Long> hurts = new ArrayList<>();

        void add(FakeTarget body, int group, long hurt) {
            all.add(body);
            groups.add(group);
            hurts.add(hurt);
        }

        void compareAll() {
            for (int i = 0; i < all.size(); i++)
                for (int j = 0; j < all.size(); j++)
                    if ((hurts.get(i) & Targets.mask(groups.get(j))) != 0) compare(all.get(i), all.get(j));
        }

        private static void compare(FakeTarget source, FakeTarget target) {
            if (source == target || !source.isAlive() || !target.isAlive()) return;
            if (!source.hitbox().overlaps(source.x, source.y, target.hitbox(), target.x, target.y)) return;
            target.hit(source.damage(), source.x, source.y, source);
            if (source.isAlive()) source.touch(target);
        }
    }

    @Test
    void whoHitsWhomAndInWhichOrderIsThatOfLookingAtAll(@Seed(5) Random random) {
        int told = 0;
        for (int round = 0; round < 300; round++) {
            Crowd model = new Crowd();
            Crowd crowd = new Crowd();
            double far = random.nextInt(3) == 0 ? (random.nextDouble() - 0.5) * 1e6 : 0;
            for (int i = random.nextInt(80); i >= 0; i--) add(random, "b" + i, far, model, crowd);
            model.compareAll();
            begin();
            for (int i = 0; i < crowd.all.size(); i++) {
                targets.add(crowd.groups.get(i), crowd.all.get(i));
                bodies.add(crowd.all.get(i), crowd.hurts.get(i));
            }
            bodies.update(targets);
            assertEquals(model.log, crowd.log);
            told += crowd.log.size();
        }
        assertTrue(told > 10_000, told + " hits");
    }

    private static void add(Random random, String name, double far, Crowd... crowds) {
        double spread = random.nextInt(3) == 0 ? 10 : 100;
        double x = 80 + far + random.nextGaussian() * spread;
        double y = 60 + random.nextGaussian() * spread;
        Hitbox hitbox = hitbox(random);
        int group = random.nextInt(GROUPS);
        long hurts = random.nextInt(1 << GROUPS);
        double life = random.nextInt(3) == 0 ? 1 + random.nextInt(30) : Double.POSITIVE_INFINITY;
        int victim = random.nextInt(80);
        for (Crowd crowd : crowds) {
            FakeTarget body = new FakeTarget(name, x, y, hitbox, crowd.log);
            body.life = life;
            body.whenHit = () -> {
                if (victim < 8 && victim < crowd.all.size()) crowd.all.get(victim).life = 0;
            };
            crowd.add(body, group, hurts);
        }
    }

    private static Hitbox hitbox(Random random) {
        return switch (random.nextInt(5)) {
            case 0 -> Hitbox.circle(random.nextInt(12));
            case 1 -> Hitbox.box(random.nextInt(300), random.nextInt(40));
            case 2 -> Hitbox.box(random.nextInt(90), random.nextInt(90), random.nextInt(360));
            case 3 -> Hitbox.circle(random.nextDouble() * 2000);
            default -> Hitbox.polygon(0, -random.nextInt(1, 60), 30, 30, -30, 30);
        };
    }
}
