package kodama.shot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import kodama.draw.Image;
import kodama.geom.Bounds;
import kodama.geom.Hitbox;
import kodama.hit.FakeTarget;
import kodama.hit.HitTarget;
import kodama.hit.Targets;
import kodama.shot.look.ShotStyle;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class ShotsTest {
    private static final int SHIP = 0;
    private static final int ENEMY = 1;
    private static final Bounds SCREEN = Bounds.screen(320, 240);
    private static final ShotStyle DOT = ShotStyle.upright(new Image("dot", 1, 1, new int[] {-1}), 2);

    private final List<String> log = new ArrayList<>();
    private final Targets targets = new Targets();
    private final Shots shots = new Shots(4, (who, error) -> log.add(who + ": " + error.getMessage()));

    private FakeTarget target(String name, double x, double y) {
        return new FakeTarget(name, x, y, Hitbox.circle(5), log);
    }

    private void tick(HitTarget... ships) {
        targets.begin(SCREEN);
        for (HitTarget ship : ships) targets.add(SHIP, ship);
        shots.update(SCREEN, targets);
    }

    private boolean add(ShotStyle style, int group, double x, double y, double angle, double speed) {
        return add(style, group, x, y, angle, speed, 1, false, null);
    }

    private boolean add(
            ShotStyle style,
            int group,
            double x,
            double y,
            double angle,
            double speed,
            double damage,
            boolean piercing,
            @Nullable Object owner) {
        ShotSpec spec = ShotSpec.of(style)
                .hits(Targets.mask(group))
                .damage(damage)
                .piercing(piercing)
                .owner(owner)
                .build();
        return shots.fire(spec, x, y, angle, speed);
    }

    private static ShotFilter hitting(int group) {
        return ShotFilter.ALL.hitting(Targets.mask(group));
    }

    private List<String> places() {
        List<String> places = new ArrayList<>();
        shots.forEach((x, y, angle, hits, age) -> places.add(x + "," + y));
        return places;
    }

    @Test
    void outlinesAreThoseOfShotsThatCanHit() {
        shots.fire(ShotSpec.of(DOT).delay(2).build(), 10, 20, 0, 3);
        shots.fire(ShotSpec.of(DOT).build(), 30, 20, 0, 0);
        shots.forEachOutline((x, y, radius, stepX, stepY) -> log.add(x + "," + y));
        assertEquals(List.of("30.0,20.0"), log);
        tick();
        tick();
        shots.forEachOutline((x, y, radius, stepX, stepY) -> log.add(x + "," + y));
        assertEquals(List.of("30.0,20.0", "10.0,20.0", "30.0,20.0"), log);
    }

    @Test
    void shotMovesItsSpeedEachTick() {
        add(DOT, SHIP, 10, 20, 0, 3);
        add(DOT, SHIP, 10, 20, 90, 1.5);
        tick();
        tick();
        assertEquals(List.of("16.0,20.0", "10.0,23.0"), places());
    }

    @Test
    void allShotsFlyAtTheTimeScaleOfThePool() {
        add(DOT, SHIP, 10, 20, 0, 3);
        shots.setTimeScale(0.5);
        tick();
        assertEquals(List.of("11.5,20.0"), places());
        shots.setTimeScale(0);
        tick();
        assertEquals(List.of("11.5,20.0"), places());
    }

    @Test
    void aSlowedShotOnlyHitsTargetsOnItsWay() {
        add(DOT, SHIP, 10, 100, 0, 200);
        shots.setTimeScale(0.25);
        tick(target("ship", 100, 100));
        assertEquals(List.of(), log);
        tick(target("ship", 100, 100));
        assertEquals(1, log.size(), log.toString());
    }

    @Test
    void aNegativeTimeScaleIsRejected() {
        IllegalArgumentException refused = assertThrows(IllegalArgumentException.class, () -> shots.setTimeScale(-1));
        assertEquals("time scale must be at least 0 but was -1", refused.getMessage());
    }

    @Test
    void shotKnowsAngleGroupAndAge() {
        add(DOT, ENEMY, 10, 20, 450, 1);
        tick();
        shots.forEach((x, y, angle, hits, age) -> log.add(angle + " " + hits + " " + age));
        assertEquals(List.of("450.0 2 1"), log);
    }

    @Test
    void shotHitsATargetOfItsGroupAndVanishes() {
        add(DOT, SHIP, 90, 100, 0, 6, 3, false, "enemy");
        tick(target("ship", 100, 100));
        assertEquals(List.of("ship hit 3.0 at 96.0,100.0 by enemy"), log);
        assertEquals(0, shots.count());
    }

    @Test
    void shotPassesTargetsOfOtherGroups() {
        add(DOT, ENEMY, 100, 100, 0, 0);
        tick(target("ship", 100, 100));
        assertEquals(List.of(), log);
        assertEquals(1, shots.count());
    }

    @Test
    void fastShotDoesNotPassThroughItsTarget() {
        add(DOT, SHIP, 10, 100, 0, 200);
        tick(target("ship", 100, 100));
        assertEquals(1, log.size());
    }

    @Test
    void shotHitsOnItsWayOutOfTheBounds() {
        add(DOT, SHIP, 310, 100, 0, 500);
        tick(target("ship", 318, 100));
        assertEquals(1, log.size());
    }

    @Test
    void targetOutsideTheScreenIsHit() {
        shots.setMargin(1000);
        add(DOT, SHIP, -500, 800, 0, 1);
        tick(target("ship", -500, 800));
        assertEquals(1, log.size());
    }

    @Test
    void aTargetIsHitByBothOfTwoShots() {
        add(DOT, SHIP, 100, 100, 0, 0, 1, false, "first");
        add(DOT, SHIP, 100, 100, 0, 0, 1, false, "second");
        tick(target("ship", 100, 100));
        assertEquals(List.of("ship hit 1.0 at 100.0,100.0 by first", "ship hit 1.0 at 100.0,100.0 by second"), log);
    }

    @Test
    void shotHitsTheTargetAddedFirst() {
        add(DOT, SHIP, 100, 100, 0, 0);
        tick(target("far", 106, 100), target("near", 100, 100));
        assertEquals(List.of("far hit 1.0 at 100.0,100.0 by null"), log);
    }

    @Test
    void deadTargetIsSkipped() {
        FakeTarget first = target("first", 100, 100);
        first.life = 1;
        add(DOT, SHIP, 100, 100, 0, 0);
        add(DOT, SHIP, 100, 100, 0, 0);
        tick(first, target("second", 100, 100));
        assertEquals(List.of("first hit 1.0 at 100.0,100.0 by null", "second hit 1.0 at 100.0,100.0 by null"), log);
    }

    @Test
    void piercingShotHitsAllAndFliesOn() {
        add(DOT, SHIP, 100, 100, 0, 1, 1, true, null);
        FakeTarget a = target("a", 100, 100);
        FakeTarget b = target("b", 102, 100);
        tick(a, b);
        tick(b, a);
        assertEquals(
                List.of(
                        "a hit 1.0 at 101.0,100.0 by null",
                        "b hit 1.0 at 101.0,100.0 by null",
                        "b hit 1.0 at 102.0,100.0 by null",
                        "a hit 1.0 at 102.0,100.0 by null"),
                log);
        assertEquals(1, shots.count());
    }

    @Test
    void shotVanishesBeyondTheMargin() {
        shots.setMargin(10);
        add(DOT, SHIP, 325, 100, 0, 5);
        tick();
        assertEquals(1, shots.count());
        tick();
        assertEquals(0, shots.count());
    }

    @Test
    void gapsCloseInTheOrderOfFiring() {
        add(DOT, SHIP, 1, 1, 0, 0);
        add(DOT, SHIP, 100, 100, 0, 0);
        add(DOT, SHIP, 3, 3, 0, 0);
        tick(target("ship", 100, 100));
        add(DOT, SHIP, 4, 4, 0, 0);
        assertEquals(List.of("1.0,1.0", "3.0,3.0", "4.0,4.0"), places());
    }

    @Test
    void fullPoolDropsCountsAndReportsOnce() {
        for (int i = 0; i < 4; i++) assertTrue(add(DOT, SHIP, 9, 9, 0, 0));
        assertFalse(add(DOT, SHIP, 9, 9, 0, 0));
        assertFalse(add(DOT, SHIP, 9, 9, 0, 0));
        assertEquals(4, shots.count());
        assertEquals(2, shots.dropped());
        assertEquals(List.of("shots: all 4 shots are in flight; further ones are dropped"), log);
    }

    @Test
    void clearRemovesTheShotsOfAGroup() {
        add(DOT, SHIP, 1, 1, 0, 0);
        add(DOT, ENEMY, 2, 2, 0, 0);
        add(DOT, SHIP, 3, 3, 0, 0);
        assertEquals(2, shots.count(hitting(SHIP)));
        shots.clear(hitting(SHIP));
        assertEquals(List.of("2.0,2.0"), places());
        assertEquals(0, shots.count(hitting(SHIP)));
        shots.clear();
        assertEquals(0, shots.count());
    }

    @Test
    void shotClearedByAHitOfTheSameTickDoesNotHit() {
        FakeTarget ship = target("ship", 100, 100);
        ship.whenHit = () -> shots.clear(hitting(SHIP));
        add(DOT, SHIP, 100, 100, 0, 0);
        add(DOT, SHIP, 100, 100, 0, 0);
        add(DOT, ENEMY, 7, 7, 0, 0);
        tick(ship);
        assertEquals(1, log.size());
        assertEquals(List.of("7.0,7.0"), places());
    }

    @Test
    void piercingShotClearedByItsFirstHitDoesNotHitAgain() {
        FakeTarget first = target("first", 100, 100);
        first.whenHit = shots::clear;
        add(DOT, SHIP, 100, 100, 0, 0, 1, true, null);
        tick(first, target("second", 100, 100));
        assertEquals(1, log.size());
    }

    @Test
    void shotFiredByAHitMovesFromTheNextTick() {
        FakeTarget ship = target("ship", 100, 100);
        ship.whenHit = () -> add(DOT, ENEMY, 50, 50, 0, 1);
        add(DOT, SHIP, 100, 100, 0, 0);
        tick(ship);
        assertEquals(List.of("50.0,50.0"), places());
        tick(ship);
        assertEquals(List.of("51.0,50.0"), places());
    }

    @Test
    void targetAddedByAHitCountsFromTheNextUpdate() {
        FakeTarget ship = target("ship", 100, 100);
        FakeTarget late = target("late", 100, 100);
        ship.life = 1;
        ship.whenHit = () -> targets.add(SHIP, late);
        for (int i = 0; i < 3; i++) add(DOT, SHIP, 100, 100, 0, 0);
        tick(ship);
        assertEquals(1, log.size());
        shots.update(SCREEN, targets);
        assertEquals(3, log.size());
    }

    @Test
    void aShotThatATargetMovesIsTestedWhereItIsThenHoweverManyShotsThereAre() {
        for (int count : new int[] {2, 300}) {
            Shots many = new Shots(count, (who, error) -> {});
            FakeTarget ship = target("ship", 100, 100);
            FakeTarget other = target("other", 200, 100);
            many.fire(ShotSpec.of(DOT).hits(1).build(), 100, 100, 0, 0);
            Shot last = null;
            for (int i = 1; i < count; i++)
                last = many.fireWithHandle(ShotSpec.of(DOT).hits(1).build(), 20, 20, 0, 0);
            Shot moved = Objects.requireNonNull(last);
            ship.whenHit = () -> moved.moveTo(200, 100);
            targets.begin(SCREEN);
            targets.add(SHIP, ship);
            targets.add(SHIP, other);
            many.update(SCREEN, targets);
            assertEquals(List.of("ship hit 1.0 at 100.0,100.0 by null", "other hit 1.0 at 200.0,100.0 by null"), log);
            log.clear();
        }
    }

    @Test
    void allShotsThatATargetMovesAreTestedWhereTheyAreThen() {
        Shots many = new Shots(300, (who, error) -> {});
        FakeTarget ship = target("ship", 100, 100);
        List<Shot> others = new ArrayList<>();
        many.fire(ShotSpec.of(DOT).hits(1).build(), 100, 100, 0, 0);
        for (int i = 1; i < 300; i++)
            others.add(many.fireWithHandle(ShotSpec.of(DOT).hits(1).build(), 20, 20, 0, 0));
        ship.whenHit = () -> others.forEach(shot -> shot.moveTo(100, 100));
        targets.begin(SCREEN);
        targets.add(SHIP, ship);
        many.update(SCREEN, targets);
        assertEquals(300, log.size());
    }

    @Test
    void exceptionOfATargetIsReportedAndTheOthersAreHit() {
        FakeTarget bad = target("bad", 100, 100);
        bad.whenHit = () -> {
            throw new StackOverflowError("ouch");
        };
        add(DOT, SHIP, 100, 100, 0, 0);
        add(DOT, SHIP, 200, 100, 0, 0);
        tick(bad, target("good", 200, 100));
        assertEquals("hit of bad: ouch", log.get(1));
        assertEquals("good hit 1.0 at 200.0,100.0 by null", log.get(2));
        assertEquals(0, shots.count());
    }

    @Test
    void updateFromInsideAnUpdateIsAnError() {
        FakeTarget ship = target("ship", 100, 100);
        ship.whenHit = () -> shots.update(SCREEN, targets);
        add(DOT, SHIP, 100, 100, 0, 0);
        tick(ship);
        assertEquals("hit of ship: update() called from inside update()", log.get(1));
        add(DOT, SHIP, 1, 1, 0, 0);
        tick();
    }

    @Test
    void updateDuringAnIterationIsAnError() {
        add(DOT, SHIP, 1, 1, 0, 0);
        var error = assertThrows(
                IllegalStateException.class,
                () -> shots.forEach((x, y, angle, hits, age) -> shots.update(SCREEN, targets)));
        assertEquals("update() called from inside forEach()", error.getMessage());
    }

    @Test
    void iterationMayReplaceShots() {
        add(DOT, SHIP, 1, 1, 0, 0);
        add(DOT, SHIP, 2, 2, 0, 0);
        shots.forEach((x, y, angle, hits, age) -> add(DOT, ENEMY, x * 10, y * 10, 0, 0));
        shots.clear(hitting(SHIP));
        assertEquals(List.of("10.0,10.0", "20.0,20.0"), places());
    }

    @Test
    void iterationThatClearsEndsThere() {
        for (int i = 0; i < 3; i++) add(DOT, SHIP, i, i, 0, 0);
        shots.forEach((x, y, angle, hits, age) -> {
            log.add("saw " + x);
            shots.clear();
        });
        assertEquals(List.of("saw 0.0"), log);
        assertEquals(0, shots.count());
    }

    @Test
    void aShotMayHitSeveralGroupsInTheOrderOfAdding() {
        ShotSpec spec = ShotSpec.of(DOT)
                .hits(Targets.mask(ENEMY) | Targets.mask(SHIP) | Targets.mask(63))
                .piercing(true)
                .build();
        shots.fire(spec, 100, 100, 0, 0);
        targets.begin(SCREEN);
        targets.add(ENEMY, target("enemy", 100, 100));
        targets.add(63, target("last", 100, 100));
        targets.add(SHIP, target("ship", 100, 100));
        targets.add(2, target("other", 100, 100));
        shots.update(SCREEN, targets);
        assertEquals(
                List.of(
                        "enemy hit 1.0 at 100.0,100.0 by null",
                        "last hit 1.0 at 100.0,100.0 by null",
                        "ship hit 1.0 at 100.0,100.0 by null"),
                log);
        assertEquals(1, shots.count(hitting(63)));
        shots.clear(hitting(ENEMY));
        assertEquals(0, shots.count());
    }

    @Test
    void wrongNumbersAreErrors() {
        assertError("capacity must be at least 1 but was 0", () -> new Shots(0, (who, error) -> {}));
        assertError("margin must be at least 0 but was -1", () -> shots.setMargin(-1));
        assertError("group must be between 0 and 63 but was 64", () -> add(DOT, 64, 0, 0, 0, 0));
        assertError("x must be a finite number but was NaN", () -> add(DOT, 0, Double.NaN, 0, 0, 0));
        assertError("damage must be a finite number but was NaN", () -> ShotSpec.of(DOT)
                .damage(Double.NaN));
        assertError("speed must be a finite number but was Infinity", () -> add(DOT, 0, 0, 0, 0, 1 / 0.0));
        assertEquals(0, shots.count());
    }

    private static void assertError(String message, Runnable action) {
        assertEquals(
                message,
                assertThrows(IllegalArgumentException.class, action::run).getMessage());
    }
}
