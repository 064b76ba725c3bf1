package kodama.hit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import kodama.geom.Bounds;
import kodama.geom.Hitbox;
import org.junit.jupiter.api.Test;

class DamageSourcesTest {
    private static final int SHIP = 3;
    private static final long AT_SHIP = Targets.mask(SHIP);

    private final List<String> log = new ArrayList<>();
    private final Targets targets = new Targets();
    private final DamageSources sources = new DamageSources((who, error) -> log.add(who + ": " + error.getMessage()));
    private final FakeTarget enemy = body("enemy", 100);
    private final FakeTarget ship = body("ship", 105);

    DamageSourcesTest() {
        targets.begin(Bounds.screen(320, 240));
    }

    private FakeTarget body(String name, double x) {
        return new FakeTarget(name, x, 50, Hitbox.circle(4), log);
    }

    @Test
    void bothSidesAreNotifiedOfATouch() {
        targets.add(SHIP, ship);
        sources.add(enemy, AT_SHIP);
        sources.update(targets);
        assertEquals(List.of("ship hit 2.0 at 100.0,50.0 by enemy", "enemy touched ship"), log);
    }

    @Test
    void anAttackerTouchesFromWhereItWasAdded() {
        targets.add(SHIP, ship);
        sources.add(enemy, AT_SHIP);
        enemy.x = 300;
        sources.update(targets);
        assertEquals("ship hit 2.0 at 100.0,50.0 by enemy", log.get(0));
    }

    @Test
    void attackerOfAnotherGroupTouchesNothing() {
        targets.add(SHIP, ship);
        sources.add(enemy, Targets.mask(SHIP + 1));
        sources.update(targets);
        assertEquals(List.of(), log);
    }

    @Test
    void nothingTouchesItself() {
        targets.add(SHIP, enemy);
        sources.add(enemy, AT_SHIP);
        sources.update(targets);
        assertEquals(List.of(), log);
    }

    @Test
    void attackerTouchesAllInTheirOrder() {
        targets.add(SHIP, ship);
        targets.add(SHIP, body("option", 99));
        sources.add(enemy, AT_SHIP);
        sources.update(targets);
        assertEquals(
                List.of(
                        "ship hit 2.0 at 100.0,50.0 by enemy",
                        "enemy touched ship",
                        "option hit 2.0 at 100.0,50.0 by enemy",
                        "enemy touched option"),
                log);
    }

    @Test
    void attackerKilledByItsVictimTouchesNoMore() {
        ship.whenHit = () -> enemy.life = 0;
        targets.add(SHIP, ship);
        targets.add(SHIP, body("option", 99));
        sources.add(enemy, AT_SHIP);
        sources.update(targets);
        assertEquals(List.of("ship hit 2.0 at 100.0,50.0 by enemy"), log);
    }

    @Test
    void deadTargetIsNotTouched() {
        ship.life = 0;
        targets.add(SHIP, ship);
        sources.add(enemy, AT_SHIP);
        sources.update(targets);
        assertEquals(List.of(), log);
    }

    @Test
    void boxMeetsCircle() {
        targets.add(SHIP, ship);
        sources.add(new FakeTarget("wall", 115, 60, Hitbox.box(14, 20), log), AT_SHIP);
        sources.update(targets);
        assertEquals(2, log.size());
    }

    @Test
    void exceptionOfABodyIsReportedAndTheOthersContinue() {
        ship.whenHit = () -> {
            throw new StackOverflowError("ouch");
        };
        targets.add(SHIP, ship);
        targets.add(SHIP, body("option", 99));
        sources.add(enemy, AT_SHIP);
        sources.update(targets);
        assertEquals("enemy touching ship: ouch", log.get(1));
        assertEquals("enemy touched option", log.get(3));
    }

    @Test
    void beginForgetsTheAttackersOfTheLastTick() {
        targets.add(SHIP, ship);
        sources.add(enemy, AT_SHIP);
        sources.begin();
        sources.update(targets);
        assertEquals(List.of(), log);
    }

    @Test
    void attackersOfTheLastTickDoNotTouch() {
        targets.add(SHIP, ship);
        sources.add(enemy, AT_SHIP);
        sources.add(body("other", 101), AT_SHIP);
        sources.update(targets);
        log.clear();
        sources.begin();
        sources.add(enemy, AT_SHIP);
        sources.update(targets);
        assertEquals(List.of("ship hit 2.0 at 100.0,50.0 by enemy", "enemy touched ship"), log);
    }

    @Test
    void manyAttackersGrowTheSet() {
        targets.add(SHIP, ship);
        for (int i = 0; i < 50; i++) sources.add(enemy, AT_SHIP);
        sources.update(targets);
        assertEquals(100, log.size());
    }

    @Test
    void attackerOfTwoGroupsTouchesBothInTheOrderOfAdding() {
        targets.add(SHIP + 1, body("wall", 99));
        targets.add(SHIP, ship);
        targets.add(SHIP + 1, body("door", 98));
        sources.add(enemy, AT_SHIP | Targets.mask(SHIP + 1));
        sources.update(targets);
        assertEquals(
                List.of("enemy touched wall", "enemy touched ship", "enemy touched door"),
                log.stream().filter(line -> line.contains("touched")).toList());
    }
}
