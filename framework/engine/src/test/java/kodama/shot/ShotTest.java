package kodama.shot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import kodama.draw.Image;
import kodama.geom.Bounds;
import kodama.geom.Hitbox;
import kodama.hit.FakeTarget;
import kodama.hit.Targets;
import kodama.shot.look.ShotStyle;
import org.junit.jupiter.api.Test;

/** Handles of shots, steering behaviors, and listeners. */
class ShotTest {
    private static final Bounds SCREEN = Bounds.screen(320, 240);
    private static final ShotStyle DOT = ShotStyle.upright(new Image("dot", 1, 1, new int[] {-1}), 2);
    private static final ShotStyle BALL = ShotStyle.upright(new Image("ball", 1, 1, new int[] {-1}), 7);
    private static final ShotSpec PLAIN = ShotSpec.of(DOT).hits(1).build();

    private final List<String> log = new ArrayList<>();
    private final Targets targets = new Targets();
    private final Shots shots = new Shots(4, (who, error) -> log.add(who + ": " + error.getMessage()));

    /** Logs events, with the y of the shot. */
    private final ShotEventListener listener = new ShotEventListener() {
        @Override
        public void onEnd(Shot shot, ShotEndReason reason) {
            log.add((int) shot.y() + " ended " + reason);
        }

        @Override
        public void onTick(Shot shot) {
            log.add((int) shot.y() + " ticked " + shot.age());
        }

        @Override
        public int tickInterval() {
            return 2;
        }
    };

    private final ShotSpec heard = ShotSpec.of(DOT).hits(1).listener(listener).build();

    private void tick() {
        targets.begin(SCREEN);
        shots.update(SCREEN, targets);
    }

    private Shot keep(ShotSpec spec, double x, double y, double angle, double speed) {
        return Objects.requireNonNull(shots.fireWithHandle(spec, x, y, angle, speed));
    }

    @Test
    void aHandleReturnsTheStateOfItsShot() {
        Shot shot = keep(PLAIN, 10, 20, 90, 3);
        tick();
        assertEquals("shot at 10.0, 23.0", shot.toString());
        assertEquals(90, shot.angle());
        assertEquals(3, shot.speed());
        assertEquals(1, shot.age());
        assertEquals(1, shot.damage());
        assertEquals(DOT, shot.style());
        assertEquals(PLAIN, shots.spec(shot));
        assertTrue(shot.isAlive());
    }

    @Test
    void changesTakeEffectInTheNextTick() {
        Shot shot = keep(PLAIN, 10, 20, 90, 3);
        shot.setAngle(0);
        shot.setSpeed(5);
        shot.setDamage(4);
        shot.moveTo(100, 100);
        FakeTarget ship = new FakeTarget("ship", 105, 110, Hitbox.circle(4), log);
        shot.setStyle(BALL);
        targets.begin(SCREEN);
        targets.add(0, ship);
        shots.update(SCREEN, targets);
        assertEquals(List.of("ship hit 4.0 at 105.0,100.0 by null"), log);
    }

    @Test
    void aHandleFollowsItsShotWhenGapsClose() {
        Shot first = keep(PLAIN, 10, 1, 0, 1);
        Shot second = keep(PLAIN, 10, 2, 0, 1);
        Shot third = keep(PLAIN, 10, 3, 0, 1);
        first.kill();
        tick();
        third.moveTo(50, 3);
        second.kill();
        tick();
        assertEquals(51, third.x());
        assertEquals(1, shots.count());
    }

    @Test
    void anEndedShotReturnsItsLastStateAndCannotBeChanged() {
        Shot shot = keep(PLAIN, 10, 20, 0, 3);
        tick();
        shot.setDamage(2);
        shot.kill();
        shot.kill();
        shots.fire(PLAIN, 7, 7, 0, 0);
        shot.setAngle(90);
        shot.setSpeed(9);
        shot.setDamage(9);
        shot.setStyle(BALL);
        shots.setSpec(
                shot, PLAIN.toBuilder().steering(other -> log.add("steered")).build());
        shot.moveTo(0, 0);
        tick();
        assertFalse(shot.isAlive());
        assertEquals("shot at 13.0, 20.0", shot.toString());
        assertEquals(0, shot.angle());
        assertEquals(3, shot.speed());
        assertEquals(1, shot.age());
        assertEquals(2, shot.damage());
        assertEquals(DOT, shot.style());
        assertEquals(List.of(), log);
        assertEquals(1, shots.count());
    }

    @Test
    void aFullPoolReturnsNoHandleAndAKilledShotMakesRoom() {
        for (int i = 0; i < 3; i++) shots.fire(PLAIN, 9, 9, 0, 0);
        Shot last = keep(PLAIN, 9, 9, 0, 0);
        assertNull(shots.fireWithHandle(PLAIN, 9, 9, 0, 0));
        last.kill();
        assertTrue(shots.fire(PLAIN, 9, 9, 0, 0));
        assertEquals(4, shots.count());
    }

    @Test
    void behaviorsSteerBeforeAnyShotMovesInTheOrderOfFiring() {
        SteeringBehavior behavior = shot -> {
            log.add("steer " + (int) shot.y());
            shot.setSpeed(shot.speed() + 1);
        };
        ShotSpec piloted = ShotSpec.of(DOT).steering(behavior).build();
        shots.fire(piloted, 0, 1, 0, 0);
        Shot second = keep(PLAIN, 0, 2, 0, 0);
        Shot third = keep(piloted, 0, 3, 0, 0);
        shots.setSpec(second, piloted);
        shots.setSpec(third, PLAIN);
        tick();
        tick();
        assertEquals(List.of("steer 1", "steer 2", "steer 1", "steer 2"), log);
        assertEquals(3, second.x());
        assertEquals(0, third.x());
    }

    @Test
    void shotsFiredByABehaviorFirstMoveInTheNextTick() {
        ShotSpec piloted = ShotSpec.of(DOT)
                .steering(shot -> shots.fire(PLAIN, 0, 50, 0, 1))
                .build();
        Shot mother = keep(piloted, 0, 1, 0, 0);
        tick();
        mother.kill();
        shots.forEach((x, y, angle, hits, age) -> log.add(x + "," + y));
        tick();
        shots.forEach((x, y, angle, hits, age) -> log.add(x + "," + y));
        assertEquals(List.of("0.0,50.0", "1.0,50.0"), log);
    }

    @Test
    void aBehaviorThatFailsIsReportedOnceAndTheShotFliesOn() {
        SteeringBehavior bad = steered -> {
            throw new StackOverflowError("asleep");
        };
        Shot shot = keep(PLAIN.toBuilder().steering(bad).build(), 10, 20, 0, 3);
        tick();
        tick();
        assertEquals(List.of("steering behavior of a shot at 10.0, 20.0: asleep"), log);
        assertEquals(16, shot.x());
    }

    @Test
    void aBehaviorThatFailsAfterReplacingTheSpecLeavesTheNewOne() {
        ShotSpec next = PLAIN.toBuilder().damage(7).build();
        List<Shot> steered = new ArrayList<>();
        SteeringBehavior bad = shot -> {
            shots.setSpec(shot, next);
            steered.add(shot);
            throw new IllegalStateException("asleep");
        };
        keep(PLAIN.toBuilder().steering(bad).build(), 10, 20, 0, 3);
        tick();
        assertSame(next, shots.spec(steered.get(0)));
    }

    @Test
    void endsOutsideTheFieldAreReportedInTheOrderOfFiring() {
        shots.fire(heard.toBuilder().margin(5).build(), 5000, 1, 0, 0);
        shots.fire(heard, 5000, 2, 0, 0);
        tick();
        assertEquals(List.of("1 ended LEFT", "2 ended LEFT"), log);
    }

    @Test
    void listenersAreCalledForEndsInOrderThenForTicks() {
        keep(heard, 100, 1, 0, 0).kill();
        shots.fire(heard, 5000, 2, 0, 0);
        shots.fire(heard, 100, 3, 0, 0);
        shots.fire(heard, 100, 4, 0, 0);
        targets.begin(SCREEN);
        targets.add(0, new FakeTarget("ship", 100, 3, Hitbox.box(1, 1), new ArrayList<>()) {
            @Override
            public boolean isAlive() {
                return true;
            }
        });
        shots.update(SCREEN, targets);
        assertEquals(List.of("1 ended KILLED", "3 ended HIT", "4 ended HIT", "2 ended LEFT"), log);
    }

    @Test
    void tickListenersAreCalledAtTheirInterval() {
        shots.fire(heard, 100, 1, 0, 0);
        tick();
        shots.fire(heard, 100, 2, 0, 0);
        for (int i = 0; i < 3; i++) tick();
        shots.clear();
        assertEquals(List.of("1 ticked 2", "2 ticked 2", "1 ticked 4", "1 ended CLEARED", "2 ended CLEARED"), log);
    }

    @Test
    void aListenerMayFireAndEndShotsWhoseEventsFollow() {
        ShotEventListener chain = new ShotEventListener() {
            @Override
            public void onEnd(Shot shot, ShotEndReason reason) {
                log.add((int) shot.y() + " ends");
                if (shot.y() < 3)
                    keep(PLAIN.toBuilder().listener(this).build(), 9, shot.y() + 1, 0, 0)
                            .kill();
                log.add((int) shot.y() + " has ended");
            }
        };
        keep(ShotSpec.of(DOT).listener(chain).build(), 9, 1, 0, 0).kill();
        assertEquals(List.of("1 ends", "1 has ended", "2 ends", "2 has ended", "3 ends", "3 has ended"), log);
    }

    @Test
    void listenersAreCalledForHitsWhenAllShotsHaveHit() {
        FakeTarget ship = new FakeTarget("ship", 100, 1, Hitbox.circle(9), log);
        shots.fire(heard, 100, 1, 0, 0);
        shots.fire(PLAIN, 100, 1, 0, 0);
        targets.begin(SCREEN);
        targets.add(0, ship);
        shots.update(SCREEN, targets);
        String hit = "ship hit 1.0 at 100.0,1.0 by null";
        assertEquals(List.of(hit, hit, "1 ended HIT"), log);
    }

    @Test
    void aShotKeepsItsLookAndUserDataWhenItGetsAnotherSpec() {
        Shot shot = keep(PLAIN.toBuilder().damage(3).build(), 9, 9, 0, 0);
        shot.setUserData("mine");
        shots.setSpec(shot, heard.toBuilder().style(BALL).damage(5).build());
        assertEquals(DOT, shot.style());
        assertEquals(3, shot.damage());
        assertEquals("mine", shot.userData());
        shot.kill();
        assertEquals(List.of("9 ended KILLED"), log);
        assertSame(BALL, shots.spec(shot).style());
    }

    @Test
    void aShotOfAnotherPoolIsRejected() {
        Shot shot = keep(PLAIN, 0, 0, 0, 0);
        Shots other = new Shots(1, (who, error) -> {});
        assertError("the shot belongs to another pool", () -> other.setSpec(shot, PLAIN));
        assertError("the shot belongs to another pool", () -> other.spec(shot));
    }

    @Test
    void aListenerThatFailsIsReportedAndTheOthersAreCalled() {
        ShotEventListener bad = new ShotEventListener() {
            @Override
            public void onEnd(Shot shot, ShotEndReason reason) {
                throw new StackOverflowError("ouch");
            }
        };
        keep(ShotSpec.of(DOT).listener(bad).build(), 9, 1, 0, 0).kill();
        keep(heard, 9, 2, 0, 0).kill();
        tick();
        assertEquals(List.of("listener of a shot at 9.0, 1.0: ouch", "2 ended KILLED"), log);
    }

    @Test
    void wrongNumbersAreErrors() {
        Shot shot = keep(PLAIN, 0, 0, 0, 0);
        assertError("x must be a finite number but was NaN", () -> shot.moveTo(Double.NaN, 0));
        assertError("y must be a finite number but was NaN", () -> shot.moveTo(0, Double.NaN));
        assertError("angle must be a finite number but was NaN", () -> shot.setAngle(Double.NaN));
        assertError("speed must be a finite number but was NaN", () -> shot.setSpeed(Double.NaN));
        assertError("damage must be a finite number but was NaN", () -> shot.setDamage(Double.NaN));
    }

    private static void assertError(String message, Runnable action) {
        assertEquals(
                message,
                assertThrows(IllegalArgumentException.class, action::run).getMessage());
    }
}
