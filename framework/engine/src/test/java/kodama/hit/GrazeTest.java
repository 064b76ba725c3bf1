package kodama.hit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import kodama.Seed;
import kodama.geom.Bounds;
import kodama.geom.Hitbox;
import org.junit.jupiter.api.Test;

class GrazeTest {
    private static final int SHIP = 3;
    private static final long AT_SHIP = Targets.mask(SHIP);

    private final List<String> log = new ArrayList<>();
    private final Targets targets = new Targets();
    private final Probe probe = new Probe();

    private final class Listener implements Grazer {
        private final String name;
        private final double x;
        boolean isAlive = true;
        Runnable whenGrazed = () -> {};

        Listener(String name, double x) {
            this.name = name;
            this.x = x;
        }

        @Override
        public double x() {
            return x;
        }

        @Override
        public double y() {
            return 50;
        }

        @Override
        public Hitbox grazeBox() {
            return Hitbox.circle(20);
        }

        @Override
        public boolean isAlive() {
            return isAlive;
        }

        @Override
        public void graze(double atX, double atY, int count) {
            log.add(name + " " + count + " at " + atX + "," + atY);
            whenGrazed.run();
        }

        @Override
        public String toString() {
            return name;
        }
    }

    private void begin(Listener... listeners) {
        targets.begin(Bounds.screen(320, 240));
        for (Listener each : listeners) targets.addGrazer(SHIP, each);
        targets.build();
    }

    private int fly(int known, double x) {
        probe.setCircle(x, 45, x, 60, 2);
        return targets.graze(AT_SHIP, known, probe, x, 60);
    }

    private void tell() {
        targets.notifyGrazed((who, error) -> log.add(who + ": " + error.getMessage()));
    }

    @Test
    void grazesOfATickAreReportedTogetherInTheOrderOfAdding() {
        begin(new Listener("one", 100), new Listener("two", 110));
        fly(0, 115);
        fly(0, 95);
        assertEquals(List.of(), log);
        tell();
        assertEquals(List.of("one 2 at 115.0,60.0", "two 2 at 115.0,60.0"), log);
    }

    @Test
    void knownGrazersAreNotCountedAgain() {
        begin(new Listener("one", 100), new Listener("two", 110));
        assertEquals(3, fly(1, 105));
        assertEquals(0, fly(0, 200));
        tell();
        assertEquals(List.of("two 1 at 105.0,60.0"), log);
    }

    @Test
    void theNextTickStartsAtZero() {
        Listener one = new Listener("one", 100);
        begin(one);
        fly(0, 100);
        begin(one);
        tell();
        assertEquals(List.of(), log);
    }

    @Test
    void deadGrazersAreNotNotified() {
        Listener two = new Listener("two", 105);
        Listener one = new Listener("one", 100);
        one.whenGrazed = () -> two.isAlive = false;
        begin(one, two);
        fly(0, 100);
        tell();
        assertEquals(List.of("one 1 at 100.0,60.0"), log);
    }

    @Test
    void exceptionIsReportedAndTheOthersAreNotified() {
        Listener one = new Listener("one", 100);
        one.whenGrazed = () -> {
            throw new StackOverflowError("ouch");
        };
        begin(one, new Listener("two", 105));
        fly(0, 100);
        tell();
        assertEquals(List.of("one 1 at 100.0,60.0", "graze of one: ouch", "two 1 at 100.0,60.0"), log);
    }

    @Test
    void moreGrazersThanBitsShareTheLast() {
        Listener[] many = new Listener[40];
        for (int i = 0; i < many.length; i++) many[i] = new Listener("m" + i, 100);
        begin(many);
        assertEquals(-1, fly(0, 100));
        tell();
        assertEquals(40, log.size());
    }

    @Test
    void whoIsFarFromAllMeetsNoOne(@Seed(22) Random random) {
        int far = 0;
        for (int round = 0; round < 200; round++) {
            begin(new Listener("one", random.nextInt(320)));
            double enemy = random.nextInt(320);
            targets.add(SHIP + 1, new FakeTarget("enemy", enemy, 20, Hitbox.box(9, 3), log));
            targets.build();
            long groups = 1L << SHIP + random.nextInt(2) | 1L << SHIP + random.nextInt(3);
            for (int i = 0; i < 50; i++) {
                double x = random.nextInt(320);
                double y = random.nextInt(100);
                probe.setCircle(x, y, x + 3, y, 2);
                boolean meets =
                        targets.first(groups, probe) != Targets.NONE || targets.graze(groups, 0, probe, x, y) != 0;
                boolean isFar = targets.areFarFrom(groups, x - 2, y - 2, x + 5, y + 2);
                assertFalse(isFar && meets, "shot at " + x + ", " + y);
                if (isFar) far++;
            }
        }
        assertTrue(far > 2000, "far from all: " + far);
    }
}
