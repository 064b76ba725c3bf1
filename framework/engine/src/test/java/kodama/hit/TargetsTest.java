package kodama.hit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import kodama.Seed;
import kodama.geom.Bounds;
import kodama.geom.Hitbox;
import org.junit.jupiter.api.Test;

class TargetsTest {
    private final Targets targets = new Targets();

    private static FakeTarget target(double x, double y, Hitbox hitbox) {
        return new FakeTarget("t", x, y, hitbox, new ArrayList<>());
    }

    @Test
    void beginForgetsTheTargetsOfTheLastTick() {
        targets.begin(Bounds.screen(320, 240));
        targets.add(2, target(1, 1, Hitbox.circle(1)));
        assertEquals(1, targets.count(2));
        assertEquals(0, targets.count(1));
        targets.begin(Bounds.screen(320, 240));
        assertEquals(0, targets.count(2));
    }

    @Test
    void groupOutOfRangeIsAnError() {
        var error = assertThrows(IllegalArgumentException.class, () -> targets.count(64));
        assertEquals("group must be between 0 and 63 but was 64", error.getMessage());
    }

    @Test
    void gridFindsWhatLookingAtAllFinds(@Seed(2) Random random) {
        for (int round = 0; round < 100; round++) {
            Bounds area = new Bounds(-random.nextInt(100), -50, 20 + random.nextInt(5000), 30 + random.nextInt(700));
            compare(area, crowd(random), random);
        }
    }

    @Test
    void whoIsAddedLaterIsFoundFromTheNextBuildOn(@Seed(3) Random random) {
        Probe everywhere = new Probe();
        everywhere.setBody(400, 300, Hitbox.box(2000, 2000));
        for (int round = 0; round < 50; round++) {
            List<FakeTarget> early = crowd(random);
            List<FakeTarget> all = new ArrayList<>(early);
            all.addAll(crowd(random));
            begin(early);
            boolean looks = random.nextBoolean();
            for (FakeTarget late : all.subList(early.size(), all.size())) targets.add(5, late);
            if (looks) assertEquals(naive(early, everywhere), found(everywhere));
            targets.build();
            for (int i = 0; i < 20; i++) {
                Probe probe = probe(random);
                assertEquals(naive(all, probe), found(probe));
            }
        }
    }

    @Test
    void aGroupThatNoOneLookedForInTheTickBeforeIsFoundWhereItIsNow(@Seed(4) Random random) {
        for (int round = 0; round < 100; round++) {
            List<FakeTarget> crowd = crowd(random);
            begin(crowd);
            Probe probe = probe(random);
            if (random.nextBoolean()) assertEquals(naive(crowd, probe), found(probe));
        }
    }

    private void begin(List<FakeTarget> crowd) {
        targets.begin(Bounds.screen(640, 480));
        for (FakeTarget target : crowd) targets.add(5, target);
        targets.build();
    }

    private static List<FakeTarget> crowd(Random random) {
        List<FakeTarget> crowd = new ArrayList<>();
        for (int i = random.nextInt(60); i >= 0; i--) {
            Hitbox hitbox = random.nextBoolean()
                    ? Hitbox.circle(random.nextDouble() * 20)
                    : Hitbox.box(random.nextDouble() * 300, random.nextDouble() * 40);
            crowd.add(target(random.nextDouble() * 800 - 100, random.nextDouble() * 600 - 100, hitbox));
        }
        return crowd;
    }

    private void compare(Bounds area, List<FakeTarget> crowd, Random random) {
        targets.begin(area);
        for (FakeTarget target : crowd) targets.add(5, target);
        targets.build();
        for (int i = 0; i < 200; i++) {
            Probe probe = probe(random);
            assertEquals(naive(crowd, probe), found(probe));
        }
    }

    private static Probe probe(Random random) {
        Probe probe = new Probe();
        double x = random.nextDouble() * 900 - 150;
        double y = random.nextDouble() * 700 - 150;
        if (random.nextInt(4) == 0) probe.setBody(x, y, Hitbox.box(random.nextInt(200), random.nextInt(200)));
        else probe.setCircle(x, y, x + random.nextGaussian() * 30, y + random.nextGaussian() * 30, random.nextInt(8));
        return probe;
    }

    private static List<Integer> naive(List<FakeTarget> crowd, Probe probe) {
        List<Integer> met = new ArrayList<>();
        for (int i = 0; i < crowd.size(); i++) {
            FakeTarget target = crowd.get(i);
            if (probe.overlaps(target.hitbox(), target.x(), target.y())) met.add(i);
        }
        return met;
    }

    private List<Integer> found(Probe probe) {
        List<Integer> met = new ArrayList<>();
        long groups = Targets.mask(5);
        for (int i = targets.first(groups, probe); i != Targets.NONE; i = targets.next(groups, i, probe)) met.add(i);
        return met;
    }
}
