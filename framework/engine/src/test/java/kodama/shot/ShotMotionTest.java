package kodama.shot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import kodama.draw.DrawList;
import kodama.draw.FrameBuffer;
import kodama.draw.Image;
import kodama.draw.Rasterizer;
import kodama.geom.Bounds;
import kodama.geom.FixedPosition;
import kodama.geom.Hitbox;
import kodama.geom.Position;
import kodama.hit.FakeTarget;
import kodama.hit.Targets;
import kodama.shot.look.ShotStyle;
import org.junit.jupiter.api.Test;

/** Each kind of motion, with numeric results. */
class ShotMotionTest {
    private static final Bounds SCREEN = Bounds.screen(320, 240);
    private static final ShotStyle DOT = ShotStyle.upright(new Image("dot", 1, 1, new int[] {-1}), 2);

    private final List<String> log = new ArrayList<>();
    private final Targets targets = new Targets();
    private final Shots shots = new Shots(100, (who, error) -> log.add(who + ": " + error.getMessage()));

    /** A place that the test moves. */
    private static final class Walker implements Position {
        double x;
        double y;
        boolean alive = true;

        Walker(double x, double y) {
            this.x = x;
            this.y = y;
        }

        @Override
        public double x() {
            if (Double.isNaN(x)) throw new StackOverflowError("lost");
            return x;
        }

        @Override
        public double y() {
            return y;
        }

        @Override
        public boolean isAlive() {
            return alive;
        }
    }

    private void tick(int ticks) {
        for (int i = 0; i < ticks; i++) {
            targets.begin(SCREEN);
            shots.update(SCREEN, targets);
        }
    }

    private static ShotSpec.Builder moving(Motion.Builder motion) {
        return ShotSpec.of(DOT).hits(1).motion(motion.build());
    }

    private Shot fire(ShotSpec.Builder spec, double x, double y, double angle, double speed) {
        return Objects.requireNonNull(shots.fireWithHandle(spec.build(), x, y, angle, speed));
    }

    private Shot fire(Motion.Builder motion, double x, double y, double angle, double speed) {
        return fire(moving(motion), x, y, angle, speed);
    }

    private static MotionChange.Builder at(int age) {
        return MotionChange.at(Schedule.once(age));
    }

    private static Motion.Builder changing(MotionChange.Builder... changes) {
        List<MotionChange> list = new ArrayList<>();
        for (MotionChange.Builder change : changes) list.add(change.build());
        return Motion.of().changes(list);
    }

    private static void assertAt(double x, double y, Shot shot) {
        assertEquals(x, shot.x(), 1e-9);
        assertEquals(y, shot.y(), 1e-9);
    }

    @Test
    void anAcceleratedShotGetsFasterUpToItsMaximumSpeed() {
        Shot shot = fire(Motion.of().accel(0.5).maxSpeed(2), 10, 20, 0, 1);
        tick(1);
        assertEquals(11.5, shot.x());
        tick(1);
        assertEquals(13.5, shot.x());
        tick(2);
        assertEquals(17.5, shot.x());
        assertEquals(2, shot.speed());
    }

    @Test
    void aSlowingShotFliesBackwardUnlessItHasAMinimumSpeed() {
        Shot back = fire(Motion.of().accel(-1), 100, 20, 0, 1);
        Shot slow = fire(Motion.of().accel(-1).minSpeed(0.25), 100, 30, 0, 1);
        tick(3);
        assertEquals(97, back.x());
        assertEquals(100.75, slow.x());
        assertEquals(0.25, slow.speed());
    }

    @Test
    void aShotAboveItsMaximumSpeedStaysSo() {
        Shot shot = fire(Motion.of().accel(1).maxSpeed(2), 10, 20, 0, 5);
        tick(2);
        assertEquals(20, shot.x());
    }

    @Test
    void aTurningShotFliesACircle() {
        Shot shot = fire(Motion.of().turn(90), 100, 100, 0, 10);
        tick(1);
        assertAt(100, 110, shot);
        tick(1);
        assertAt(90, 110, shot);
        tick(2);
        assertAt(100, 100, shot);
        assertEquals(0, shot.angle());
        tick(36);
        assertAt(100, 100, shot);
    }

    @Test
    void gravityAndWindAddToTheVelocityAndAreLimited() {
        Shot shot = fire(Motion.of().gravity(0.5).wind(-1), 100, 100, -90, 2);
        tick(2);
        assertAt(97, 97.5, shot);
        assertEquals(-90, shot.angle());
        assertEquals(2, shot.speed());
        Shot capped = fire(Motion.of().gravity(1).maxSpeed(1.5), 50, 100, 0, 0);
        tick(3);
        assertAt(50, 104, capped);
    }

    @Test
    void aDelayedShotNeitherMovesNorHitsNorAges() {
        FakeTarget ship = new FakeTarget("ship", 10, 20, Hitbox.circle(1), log);
        Shot shot = fire(ShotSpec.of(DOT).hits(1).delay(2), 10, 20, 0, 50);
        for (int i = 0; i < 2; i++) {
            targets.begin(SCREEN);
            targets.add(0, ship);
            shots.update(SCREEN, targets);
            assertEquals(10, shot.x());
        }
        assertEquals(List.of(), log);
        assertEquals(0, shot.age());
        tick(1);
        assertEquals(60, shot.x());
        assertEquals(1, shot.age());
    }

    @Test
    void changesDuringADelayTakeEffectAfterIt() {
        Shot shot = fire(ShotSpec.of(DOT).delay(2), 10, 20, 0, 1);
        shot.setSpeed(4);
        shot.setAngle(90);
        tick(2);
        assertAt(10, 20, shot);
        tick(1);
        assertAt(10, 24, shot);
    }

    @Test
    void aDelayedShotOutsideStaysUntilItsDelayIsOver() {
        Shot shot = fire(ShotSpec.of(DOT).delay(3), -500, 20, 0, 1);
        tick(3);
        assertTrue(shot.isAlive());
        tick(1);
        assertFalse(shot.isAlive());
    }

    @Test
    void aBehaviorRunsAfterTheDelay() {
        Shot shot = fire(ShotSpec.of(DOT).delay(2).steering(it -> log.add("steered at " + it.age())), 10, 20, 0, 1);
        tick(3);
        assertEquals(List.of("steered at 0"), log);
        assertEquals(11, shot.x());
    }

    @Test
    void aLifeIsCountedInTicksOfFlight() {
        Shot shot = fire(ShotSpec.of(DOT).delay(2).life(3), 10, 20, 0, 1);
        tick(4);
        assertTrue(shot.isAlive());
        tick(1);
        assertFalse(shot.isAlive());
        assertEquals(13, shot.x());
        assertEquals(3, shot.age());
    }

    @Test
    void changesComeAtTheirAgesAbsoluteAndRelative() {
        Shot shot = fire(
                changing(
                        at(2).speed(3).angle(90),
                        at(3).addSpeed(-1).addAngle(-90),
                        at(4).turn(90).accel(1)),
                100,
                100,
                0,
                1);
        tick(2);
        assertAt(102, 100, shot);
        tick(1);
        assertAt(102, 103, shot);
        tick(1);
        assertAt(104, 103, shot);
        tick(1);
        assertAt(104, 106, shot);
        assertEquals(3, shot.speed());
    }

    @Test
    void aChangeAimsAtTheCurrentPositionOfItsTarget() {
        Walker ship = new Walker(100, 200);
        Shot shot = fire(changing(at(1).aim(ship), at(2).aim(ship).angle(90).speed(2)), 100, 100, 0, 5);
        tick(1);
        assertAt(105, 100, shot);
        ship.x = 105;
        tick(1);
        assertAt(105, 105, shot);
        ship.x = 205;
        ship.y = 105;
        tick(1);
        assertAt(105, 107, shot);
    }

    @Test
    void aChangeDoesNotAimAtATargetThatHasEnded() {
        Walker ship = new Walker(100, 200);
        ship.alive = false;
        Shot shot = fire(changing(at(1).aim(ship).speed(2)), 100, 100, 0, 5);
        tick(2);
        assertAt(107, 100, shot);
    }

    @Test
    void aChangeRepeatsANumberOfTimes() {
        MotionChange again = MotionChange.at(new Schedule(2, 2, 3)).addAngle(90).build();
        Shot shot = fire(Motion.of().changes(List.of(again)), 100, 100, 0, 1);
        tick(2);
        assertAt(102, 100, shot);
        tick(2);
        assertAt(102, 102, shot);
        tick(2);
        assertAt(100, 102, shot);
        tick(10);
        assertAt(100, 92, shot);
    }

    @Test
    void shotsThatStopWaitAndAimAgain() {
        Walker ship = new Walker(0, 100);
        Shot shot = fire(changing(at(2).speed(0), at(5).aim(ship).speed(3)).bounce(null), 100, 100, 0, 1);
        tick(5);
        assertAt(102, 100, shot);
        tick(2);
        assertAt(96, 100, shot);
    }

    @Test
    void speedAndDirectionChangeEvenlyAndEndExactly() {
        Shot shot = fire(changing(at(1).speed(0).over(4), at(6).angle(-90).over(3)), 100, 100, 0, 4);
        tick(1);
        assertAt(104, 100, shot);
        List<Double> speeds = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            tick(1);
            speeds.add(shot.speed());
        }
        assertEquals(List.of(3.0, 2.0, 1.0, 0.0), speeds);
        tick(2);
        assertEquals(-30, shot.angle());
        tick(2);
        assertEquals(-90, shot.angle());
        tick(5);
        assertAt(110, 100, shot);
    }

    @Test
    void valuesThatAChangeDoesNotSetStay() {
        ShotStyle ball = ShotStyle.upright(new Image("ball", 1, 1, new int[] {-1}), 7);
        Shot shot = fire(
                changing(
                        at(0).turn(10).accel(1),
                        at(2).speed(0).over(2),
                        at(3).angle(0).over(3),
                        at(3).style(ball)),
                100,
                100,
                0,
                0);
        tick(2);
        assertEquals(20, shot.angle());
        assertEquals(2, shot.speed());
        tick(1);
        assertEquals(30, shot.angle());
        assertEquals(1, shot.speed());
        assertEquals(DOT, shot.style());
        tick(1);
        assertEquals(20, shot.angle());
        assertEquals(0, shot.speed());
        assertEquals(ball, shot.style());
        tick(3);
        assertEquals(10, shot.angle());
        assertEquals(3, shot.speed());
    }

    @Test
    void aDirectionIsReachedTheShortWayButAddedAnglesAreTurnedInFull() {
        Shot shortWay = fire(changing(at(0).angle(10).over(2)), 100, 100, 350, 0);
        Shot allTheWay = fire(changing(at(0).addAngle(720).over(2)), 100, 100, 0, 0);
        tick(1);
        assertEquals(360, shortWay.angle());
        assertEquals(360, allTheWay.angle());
        tick(1);
        assertEquals(370, shortWay.angle());
        assertEquals(720, allTheWay.angle());
    }

    @Test
    void aHomingShotTurnsWithinItsLimitThenFliesAtItsTarget() {
        Walker ship = new Walker(100, 200);
        Shot shot = fire(Motion.of().homing(new Homing(ship, 30, Homing.ALWAYS)), 100, 100, 0, 0);
        tick(2);
        assertEquals(60, shot.angle());
        tick(2);
        assertEquals(90, shot.angle());
        ship.y = 0;
        ship.x = 99;
        tick(1);
        assertEquals(120, shot.angle());
    }

    @Test
    void homingEndsWithItsTimeOrItsTarget() {
        Walker ship = new Walker(100, 200);
        Shot timed = fire(Motion.of().homing(new Homing(ship, 10, 3)), 100, 100, 0, 0);
        Shot left = fire(Motion.of().homing(new Homing(ship, 10, Homing.ALWAYS)), 100, 100, 0, 0);
        tick(4);
        assertEquals(30, timed.angle());
        ship.alive = false;
        tick(3);
        assertEquals(40, left.angle());
        ship.alive = true;
        tick(1);
        assertEquals(40, left.angle());
    }

    @Test
    void aShotBouncesOffAllEdgesAndLeavesAfterItsLastBounce() {
        Shot shot = fire(Motion.of().bounce(Bounce.everywhere(2)), 310, 100, 0, 20);
        tick(1);
        assertAt(310, 100, shot);
        assertEquals(180, shot.angle());
        tick(16);
        assertAt(10, 100, shot);
        tick(16);
        assertAt(330, 100, shot);
        tick(2);
        assertFalse(shot.isAlive());
    }

    @Test
    void aShotBouncesOnlyOffTheGivenEdges() {
        Bounce sides = new Bounce(Bounce.ALWAYS, EnumSet.of(Edge.LEFT, Edge.RIGHT));
        Shot shot = fire(Motion.of().bounce(sides), 10, 10, 225, Math.sqrt(2) * 15);
        tick(1);
        assertAt(5, -5, shot);
        tick(1);
        assertAt(20, -20, shot);
    }

    @Test
    void listenersAreCalledForBounces() {
        ShotEventListener listeners = new ShotEventListener() {
            @Override
            public void onBounce(Shot shot, Edge edge) {
                log.add(edge + " at " + Math.round(shot.x()) + "," + Math.round(shot.y()));
            }
        };
        fire(moving(Motion.of().bounce(Bounce.everywhere(2))).listener(listeners), 5, 235, 135, Math.sqrt(2) * 10);
        tick(2);
        assertEquals(List.of("LEFT at 5,235", "BOTTOM at 5,235"), log);
    }

    @Test
    void aFallingShotKeepsItsFallSpeedInABounce() {
        Shot shot = fire(Motion.of().gravity(10).bounce(Bounce.everywhere(1)), 100, 230, 0, 0);
        tick(2);
        assertAt(100, 220, shot);
        tick(1);
        assertAt(100, 210, shot);
    }

    @Test
    void aShotFromOutsideFliesIntoTheFieldBeforeItBounces() {
        Shot shot = fire(Motion.of().bounce(Bounce.everywhere(1)), 100, -20, 90, 10);
        tick(3);
        assertAt(100, 10, shot);
    }

    @Test
    void aShotThatWrapsEntersOnTheOtherSideBeyondTheMargin() {
        Shot shot = fire(moving(Motion.of().wraps(true)).margin(10), 325, 100, 0, 10);
        tick(1);
        assertAt(-5, 100, shot);
        Shot up = fire(moving(Motion.of().wraps(true)).margin(0), 50, 2, -90, 5);
        tick(1);
        assertAt(50, 237, up);
    }

    @Test
    void aShotWrapsAsOftenAsItsMoveIsLongerThanTheField() {
        Bounds small = new Bounds(0, 0, 30, 30);
        Shot shot = fire(moving(Motion.of().wraps(true)).field(small).margin(0), 15, 15, 0, 80);
        tick(1);
        assertAt(5, 15, shot);
        shot.moveTo(-1000, 15);
        tick(1);
        assertAt(10, 15, shot);
    }

    @Test
    void aShotThatCrossesAnEdgeItDoesNotBounceOffHitsWhatIsOnItsPath() {
        Bounce right = new Bounce(1, EnumSet.of(Edge.RIGHT));
        fire(Motion.of().bounce(right), 300, 5, Math.toDegrees(Math.atan2(-20, 40)), Math.sqrt(2000));
        targets.begin(SCREEN);
        targets.add(0, new FakeTarget("ship", 319, -4.5, Hitbox.circle(0.1), log));
        shots.update(SCREEN, targets);
        assertEquals(1, log.size());
    }

    @Test
    void aShotThatWrapsHitsNothingOnItsWayAcross() {
        FakeTarget ship = new FakeTarget("ship", 160, 100, Hitbox.circle(20), log);
        fire(moving(Motion.of().wraps(true)).margin(0), 319, 100, 0, 2);
        targets.begin(SCREEN);
        targets.add(0, ship);
        shots.update(SCREEN, targets);
        assertEquals(List.of(), log);
    }

    @Test
    void anOrbitBeginsInTheDirectionOfTheShotAndGrows() {
        Walker boss = new Walker(100, 100);
        Shot shot = fire(Motion.of().orbit(new Orbit(boss, 20, 90, 5)), 0, 0, 0, 3);
        assertAt(120, 100, shot);
        tick(1);
        assertAt(100, 125, shot);
        boss.x = 110;
        tick(1);
        assertAt(80, 100, shot);
    }

    @Test
    void anOrbitShrinksToItsMiddle() {
        Shot shot = fire(Motion.of().orbit(new Orbit(new FixedPosition(100, 100), 10, 0, -4)), 0, 0, 0, 3);
        tick(2);
        assertAt(102, 100, shot);
        tick(3);
        assertAt(100, 100, shot);
    }

    @Test
    void aShotFliesStraightOnWhenTheCenterOfItsOrbitHasEnded() {
        Walker boss = new Walker(100, 100);
        Shot shot = fire(Motion.of().orbit(new Orbit(boss, 20, 90, 0)), 0, 0, 0, 3);
        tick(1);
        boss.alive = false;
        tick(1);
        assertAt(80, 140, shot);
        assertEquals(135, shot.angle(), 1e-9);
        assertEquals(Math.sqrt(800), shot.speed(), 1e-9);
    }

    @Test
    void aShotWhoseCenterHadEndedBeforeItsOrbitBeganFliesStraightAtItsOwnSpeed() {
        Walker boss = new Walker(100, 100);
        boss.alive = false;
        Shot shot = fire(Motion.of().orbit(new Orbit(boss, 20, 90, 0)), 0, 0, 90, 3);
        tick(1);
        assertAt(100, 123, shot);
        assertEquals(3, shot.speed());
    }

    @Test
    void aSpeedThatIsSetDuringAnOrbitDoesNotMoveTheShotOffItsPath() {
        Shot shot = fire(Motion.of().orbit(new Orbit(new FixedPosition(100, 100), 20, 90, 0)), 0, 0, 0, 3);
        shots.setTimeScale(0.5);
        tick(1);
        shot.setSpeed(50);
        tick(1);
        assertAt(100, 120, shot);
    }

    @Test
    void aShotStartsHomingWhenItsOrbitEnds() {
        Walker boss = new Walker(100, 100);
        Homing homing = new Homing(new FixedPosition(0, 100), 360, Homing.ALWAYS);
        Shot shot = fire(Motion.of().orbit(new Orbit(boss, 20, 90, 0)).homing(homing), 0, 0, -90, 3);
        tick(1);
        assertAt(120, 100, shot);
        boss.alive = false;
        tick(1);
        assertEquals(180, shot.angle());
        assertAt(120 - Math.sqrt(800), 100, shot);
    }

    @Test
    void aShotFollowsItsParentWhenItsOrbitEnds() {
        Walker boss = new Walker(100, 100);
        Walker wagon = new Walker(0, 0);
        Shot shot = fire(Motion.of().orbit(new Orbit(boss, 20, 0, 0)).parent(wagon), 0, 0, 0, 0);
        wagon.x = 5;
        tick(1);
        assertAt(120, 100, shot);
        boss.alive = false;
        tick(1);
        wagon.x = 8;
        tick(1);
        assertAt(123, 100, shot);
    }

    @Test
    void aShotWithAParentFollowsItInAdditionToItsOwnMotionEvenDuringItsDelay() {
        Walker boss = new Walker(100, 100);
        Shot shot = fire(moving(Motion.of().parent(boss)).delay(1), 50, 50, 0, 2);
        boss.x = 103;
        tick(1);
        assertAt(53, 50, shot);
        boss.y = 96;
        tick(1);
        assertAt(55, 46, shot);
        boss.alive = false;
        boss.y = 0;
        tick(1);
        assertAt(57, 46, shot);
    }

    @Test
    void aShotWithAParentHitsTargetsOnItsWay() {
        Walker boss = new Walker(100, 100);
        fire(Motion.of().parent(boss), 100, 100, 0, 0);
        boss.x = 180;
        targets.begin(SCREEN);
        targets.add(0, new FakeTarget("ship", 140, 100, Hitbox.circle(3), log));
        shots.update(SCREEN, targets);
        assertEquals(1, log.size());
    }

    @Test
    void manyShotsWithAParentHitATargetThatItJumpsOver() {
        Walker boss = new Walker(100, 100);
        for (int i = 0; i < 100; i++) fire(Motion.of().parent(boss), 100, 100, 0, 0);
        boss.x = 180;
        targets.begin(SCREEN);
        targets.add(0, new FakeTarget("ship", 140, 100, Hitbox.circle(3), log));
        shots.update(SCREEN, targets);
        assertEquals(100, log.size());
    }

    @Test
    void aShotUsesItsOwnFieldOrThatOfThePool() {
        shots.setField(new Bounds(0, 0, 100, 100));
        shots.setMargin(10);
        Shot plain = fire(Motion.of(), 95, 50, 0, 10);
        Shot wide = fire(ShotSpec.of(DOT).field(new Bounds(0, 0, 200, 100)), 95, 50, 0, 10);
        Shot near = fire(ShotSpec.of(DOT).margin(0), 95, 50, 0, 10);
        Shot small = fire(ShotSpec.of(DOT).field(new Bounds(0, 0, 50, 50)).margin(5), 50, 20, 0, 6);
        tick(1);
        assertTrue(plain.isAlive());
        assertFalse(near.isAlive());
        assertFalse(small.isAlive());
        tick(1);
        assertFalse(plain.isAlive());
        assertTrue(wide.isAlive());
        shots.setField(null);
        Shot later = fire(Motion.of(), 300, 50, 0, 1);
        tick(1);
        assertTrue(later.isAlive());
    }

    @Test
    void slowedShotsFlyTheSamePathInMoreTicks() {
        List<String> normal = way(1, 24);
        assertEquals(normal, way(0.5, 48));
        assertEquals(normal, way(0.1, 240));
        assertEquals(normal, way(2, 12));
        assertEquals(normal, way(1.5, 16));
    }

    private List<String> way(double pace, int ticks) {
        shots.clear();
        log.clear();
        shots.setTimeScale(pace);
        Walker ship = new Walker(200, 200);
        List<Shot> all = new ArrayList<>();
        SteeringBehavior behavior = shot -> log.add("steered at " + shot.age());
        all.add(fire(Motion.of().accel(0.1).turn(3), 100, 100, 0, 1));
        all.add(fire(Motion.of().gravity(0.1).wind(0.05), 100, 100, 0, 1));
        all.add(fire(changing(at(5).speed(3).over(10), at(9).addAngle(50)), 100, 100, 0, 1));
        all.add(fire(Motion.of().homing(new Homing(ship, 3, 20)), 100, 100, 0, 2));
        all.add(fire(Motion.of().orbit(new Orbit(ship, 30, 7, 1)), 100, 100, 0, 2));
        all.add(fire(Motion.of().bounce(Bounce.everywhere(3)), 300, 230, 30, 9));
        all.add(fire(moving(Motion.of().accel(1)).delay(4).life(17), 100, 100, 0, 0));
        all.add(fire(ShotSpec.of(DOT).steering(behavior), 0, 0, 0, 1));
        tick(ticks);
        for (Shot shot : all)
            log.add("%.6f %.6f %.6f %.6f %d".formatted(shot.x(), shot.y(), shot.angle(), shot.speed(), shot.age()));
        return List.copyOf(log);
    }

    @Test
    void aPlaceThatFailsEndsTheMotionAndIsReportedOnce() {
        Walker boss = new Walker(100, 100);
        Shot homing = fire(Motion.of().homing(new Homing(boss, 9, 99)), 10, 10, 0, 1);
        Shot carried = fire(Motion.of().parent(boss), 10, 20, 0, 1);
        boss.x = Double.NaN;
        tick(3);
        assertEquals(List.of("motion of a shot at 10.0, 10.0: lost", "parent of a shot at 11.0, 20.0: lost"), log);
        assertAt(13, 10, homing);
        assertAt(13, 20, carried);
    }

    @Test
    void aShotMayGetAnotherMotionAndKeepsItsStateWithTheSame() {
        Motion bouncy = Motion.of().bounce(Bounce.everywhere(1)).build();
        ShotSpec spec = ShotSpec.of(DOT).motion(bouncy).build();
        Shot shot = Objects.requireNonNull(shots.fireWithHandle(spec, 315, 100, 0, 10));
        tick(1);
        shots.setSpec(shot, spec.toBuilder().damage(2).build());
        shot.setAngle(0);
        tick(1);
        assertAt(325, 100, shot);
        shots.setSpec(
                shot, spec.toBuilder().motion(Motion.of().accel(1).build()).build());
        shot.moveTo(100, 100);
        tick(1);
        assertAt(111, 100, shot);
        shots.setSpec(shot, spec.toBuilder().motion(Motion.STRAIGHT).build());
        tick(1);
        assertAt(122, 100, shot);
    }

    @Test
    void aFallingShotThatGetsAStraightMotionFliesInItsDirectionAgain() {
        Shot shot = fire(Motion.of().gravity(5), 100, 100, 0, 1);
        tick(1);
        assertAt(101, 105, shot);
        shots.setSpec(shot, ShotSpec.of(DOT).build());
        tick(1);
        assertAt(102, 105, shot);
    }

    @Test
    void shotsThatFallOrOrbitPointInTheirDirectionOfMovement() {
        ShotStyle needle = ShotStyle.turning(new Image("needle", 3, 1, new int[] {-1, -1, 0xFF00FF00}), 1);
        shots.fire(ShotSpec.of(needle).motion(Motion.of().gravity(4).build()).build(), 10, 10, 0, 0);
        tick(1);
        var list = new DrawList();
        shots.draw(list);
        var frame = new FrameBuffer(20, 20);
        new Rasterizer().draw(list, frame);
        assertEquals(0x00FF00, frame.toImage("seen").pixel(10, 15) & 0xFFFFFF);
    }

    @Test
    void wrongNumbersAreErrors() {
        Position here = new FixedPosition(0, 0);
        assertError(
                "accel must be a finite number but was NaN", () -> Motion.of().accel(Double.NaN));
        assertError("ticks must be at least 0 but was -1", () -> new Homing(here, 1, -1));
        assertError("turn must be at least 0 but was -1", () -> new Homing(here, -1, 1));
        assertError("times must be at least 0 but was -1", () -> Bounce.everywhere(-1));
        assertError("radius must be at least 0 but was -1", () -> new Orbit(here, -1, 0, 0));
        assertError("turn must be a finite number but was Infinity", () -> new Orbit(here, 1, 1 / 0.0, 0));
        assertError("grow must be a finite number but was NaN", () -> new Orbit(here, 1, 1, Double.NaN));
        assertError("at must be at least 0 but was -1", () -> Schedule.once(-1));
        assertError("every must be at least 1 but was 0", () -> new Schedule(0, 0, 1));
        assertError("times must be at least 1 but was 0", () -> new Schedule(0, 1, 0));
        assertError("over must be at least 0 but was -1", () -> at(0).over(-1));
        assertError("delay must be between 0 and 1000000 but was -1", () -> ShotSpec.of(DOT)
                .delay(-1));
        assertError("life must be at least 1 but was 0", () -> ShotSpec.of(DOT).life(0));
        assertError(
                "margin must be at least 0 but was -1", () -> ShotSpec.of(DOT).margin(-1));
        assertError("x must be a finite number but was NaN", () -> new FixedPosition(Double.NaN, 0));
    }

    private static void assertError(String message, Runnable action) {
        assertEquals(
                message,
                assertThrows(IllegalArgumentException.class, action::run).getMessage());
    }
}
