package kodama.shot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import kodama.Seed;
import kodama.base.StateHash;
import kodama.draw.Image;
import kodama.geom.Bounds;
import kodama.geom.FixedPosition;
import kodama.geom.Hitbox;
import kodama.ground.Ground;
import kodama.hit.FakeTarget;
import kodama.hit.Targets;
import kodama.shot.look.ShotStyle;
import org.junit.jupiter.api.Test;

/** Shots that meet walls. */
class ShotWallsTest {
    private static final Bounds SCREEN = Bounds.screen(320, 240);
    private static final ShotStyle DOT = ShotStyle.upright(new Image("dot", 1, 1, new int[] {-1}), 2);
    private static final double NEAR = 0.01;

    /** A room of 20 × 15 cells of 16 pixels, with walls around it. */
    private static final Ground ROOM = TestGround.room(20, 15);

    private final List<String> log = new ArrayList<>();
    private final Targets targets = new Targets();
    private final Shots shots = new Shots(500, (who, error) -> log.add(who + ": " + error.getMessage()));

    private final ShotEventListener listener = new ShotEventListener() {
        @Override
        public void onEnd(Shot shot, ShotEndReason reason) {
            log.add("end " + reason);
        }

        @Override
        public void onBounce(Shot shot, Edge edge) {
            log.add("bounce " + edge);
        }

        @Override
        public void onWall(Shot shot, WallAction action) {
            log.add("wall " + action);
        }
    };

    private void tick(int ticks) {
        for (int i = 0; i < ticks; i++) {
            targets.begin(SCREEN);
            shots.update(SCREEN, targets);
        }
    }

    private ShotSpec.Builder spec(Walls walls) {
        return ShotSpec.of(DOT).hits(Targets.mask(0)).listener(listener).walls(walls);
    }

    private Shot fire(ShotSpec.Builder spec, double x, double y, double angle, double speed) {
        return Objects.requireNonNull(shots.fireWithHandle(spec.build(), x, y, angle, speed));
    }

    private static void assertAt(double x, double y, Shot shot) {
        assertEquals(x, shot.x(), NEAR);
        assertEquals(y, shot.y(), NEAR);
    }

    @Test
    void aShotEndsAtAWall() {
        Shot shot = fire(spec(Walls.end(ROOM)), 290, 100, 0, 5);
        tick(2);
        assertTrue(shot.isAlive());
        tick(1);
        assertFalse(shot.isAlive());
        assertAt(304, 100, shot);
        assertEquals(List.of("end WALL"), log);
        assertEquals(0, shots.count());
    }

    @Test
    void aFastShotDoesNotPassThroughAThinWall() {
        Ground thin = TestGround.of("....................", "..........#.........", "....................");
        Shot shot = fire(spec(Walls.end(thin)), 5, 24, 0, 300);
        tick(1);
        assertAt(160, 24, shot);
        assertFalse(shot.isAlive());
    }

    @Test
    void aShotHitsATargetInFrontOfTheWallButNoneBehindIt() {
        Ground thin = TestGround.of("..........#.........");
        FakeTarget behind = new FakeTarget("behind", 200, 8, Hitbox.circle(4), log);
        targets.begin(SCREEN);
        targets.add(0, behind);
        fire(spec(Walls.end(thin)), 5, 8, 0, 300);
        shots.update(SCREEN, targets);
        FakeTarget before = new FakeTarget("before", 100, 8, Hitbox.circle(4), log);
        targets.begin(SCREEN);
        targets.add(0, behind);
        targets.add(0, before);
        fire(spec(Walls.end(thin)), 5, 8, 0, 300);
        shots.update(SCREEN, targets);
        assertEquals(List.of("end WALL", "before hit 1.0 at 159.99902343750003,8.0 by null", "end HIT"), log);
    }

    @Test
    void aShotBouncesOffWallsAndKeepsItsSpeed() {
        Shot shot = fire(spec(Walls.bounce(ROOM)), 300, 100, 0, 10);
        tick(1);
        assertAt(298, 100, shot);
        assertEquals(180, Math.abs(shot.angle()));
        assertEquals(10, shot.speed());
        shot.setAngle(90);
        tick(13);
        assertAt(298, 218, shot);
        assertEquals(-90, shot.angle());
        assertEquals(List.of("wall BOUNCE", "wall BOUNCE"), log);
    }

    @Test
    void aShotBouncesOffASlope() {
        Ground slope = TestGround.of("......", "../...", "######");
        Shot shot = fire(spec(Walls.bounce(slope)), 20, 24, 0, 10);
        tick(3);
        assertEquals(-90, shot.angle(), 1e-9);
        assertAt(40, 14, shot);
    }

    @Test
    void theFirstPartOfABentPathHits() {
        FakeTarget target = new FakeTarget("target", 298, 100, Hitbox.circle(1), log);
        targets.begin(SCREEN);
        targets.add(0, target);
        Shot shot = fire(spec(Walls.bounce(ROOM)), 290, 100, 0, 100);
        shots.update(SCREEN, targets);
        assertFalse(shot.isAlive());
        assertEquals(List.of("target hit 1.0 at 217.9990234375,100.0 by null", "wall BOUNCE", "end HIT"), log);
    }

    @Test
    void aShotEndsAtTheNextWallAfterItsBounces() {
        fire(spec(new Walls(ROOM, WallAction.BOUNCE, 2, 1)), 300, 100, 0, 100);
        tick(20);
        assertEquals(List.of("wall BOUNCE", "wall BOUNCE", "end WALL"), log);
    }

    @Test
    void aBounceMayTakeSpeed() {
        Shot shot = fire(spec(new Walls(ROOM, WallAction.BOUNCE, Bounce.ALWAYS, 0.5)), 300, 100, 0, 8);
        tick(1);
        assertEquals(4, shot.speed());
        assertAt(302, 100, shot);
    }

    @Test
    void aFallingShotThatLosesSpeedComesToRestOnTheFloor() {
        Walls walls = new Walls(ROOM, WallAction.BOUNCE, Bounce.ALWAYS, 0.6);
        Motion falling = Motion.of().gravity(0.2).build();
        Shot shot = fire(spec(walls).motion(falling), 100, 150, 0, 2);
        tick(400);
        assertEquals(224, shot.y(), 0.5);
        assertEquals(0, shot.speed(), 1e-6);
        assertTrue(log.size() < 12, log::toString);
        double x = shot.x();
        log.clear();
        tick(50);
        assertEquals(x, shot.x(), 1e-6);
        assertEquals(List.of(), log);
    }

    @Test
    void aShotSticksToAWallUntilItIsMovedAgain() {
        Motion motion = Motion.of()
                .accel(0.1)
                .turn(0)
                .gravity(0.5)
                .parent(new FixedPosition(0, 0))
                .build();
        Shot shot = fire(spec(Walls.stick(ROOM)).motion(motion).life(300), 300, 100, 0, 5);
        tick(3);
        double y = shot.y();
        assertAt(304, y, shot);
        assertEquals(0, shot.speed());
        tick(100);
        assertAt(304, y, shot);
        assertEquals(List.of("wall STICK"), log);
        shot.setAngle(180);
        shot.setSpeed(4);
        tick(1);
        assertAt(300, y, shot);
        tick(300);
        assertEquals(List.of("wall STICK", "wall STICK", "end LIFE"), log);
    }

    @Test
    void aShotThatIsFiredInAWallDoesNotLeaveIt() {
        fire(spec(Walls.end(ROOM)), 310, 100, 180, 5);
        fire(spec(Walls.bounce(ROOM)), 310, 100, 180, 5);
        Shot stuck = fire(spec(Walls.stick(ROOM)), 310, 100, 180, 5);
        tick(5);
        assertEquals(List.of("wall STICK", "end WALL", "end WALL"), log);
        assertAt(310, 100, stuck);
    }

    @Test
    void aShotCanBeFiredFromTheSurfaceOfAWall() {
        Shot fromFloor = fire(spec(Walls.end(ROOM)), 100, 224, -45, 5);
        Shot fromCeiling = fire(spec(Walls.end(ROOM)), 100, 16, 5, 2);
        tick(10);
        assertTrue(fromFloor.isAlive() && fromCeiling.isAlive(), log::toString);
    }

    @Test
    void aShotMeetsWallsWhenItsDelayIsOver() {
        Shot shot = fire(spec(Walls.end(ROOM)).delay(10), 303, 100, 0, 5);
        tick(10);
        assertTrue(shot.isAlive());
        tick(1);
        assertFalse(shot.isAlive());
    }

    @Test
    void aShotInOrbitEndsAtWallsButDoesNotBounce() {
        Motion motion = Motion.of()
                .orbit(new Orbit(new FixedPosition(290, 100), 30, 5, 0))
                .build();
        fire(spec(Walls.end(ROOM)).motion(motion), 0, 0, 180, 0);
        fire(spec(Walls.bounce(ROOM)).motion(motion).life(60), 0, 0, 180, 0);
        tick(100);
        assertEquals(List.of("end WALL", "end LIFE"), log);
    }

    @Test
    void aShotBouncesOffWallsAndEdges() {
        Ground pillar = TestGround.of("..........#.........");
        Motion motion = Motion.of().bounce(Bounce.everywhere(Bounce.ALWAYS)).build();
        Shot shot = fire(spec(Walls.bounce(pillar)).motion(motion), 100, 8, 0, 20);
        for (int i = 0; i < 200; i++) {
            tick(1);
            assertTrue(shot.x() >= 0 && shot.x() < 160, shot::toString);
        }
        assertTrue(log.contains("wall BOUNCE") && log.contains("bounce LEFT"), log::toString);
    }

    @Test
    void aShotMeetsAWallBehindTheEdgeWhereItEntersAgain() {
        Ground pillar = TestGround.of("..#.................");
        Motion motion = Motion.of().wraps(true).build();
        Shot shot = fire(spec(Walls.end(pillar)).motion(motion).margin(0), 310, 8, 0, 150);
        tick(2);
        assertAt(32, 8, shot);
        assertEquals(List.of("end WALL"), log);
    }

    @Test
    void otherWallsCanBeGivenToAShotInFlight() {
        Shot shot = fire(ShotSpec.of(DOT).listener(listener), 290, 100, 0, 5);
        shots.setSpec(
                shot,
                shots.spec(shot).toBuilder()
                        .walls(new Walls(ROOM, WallAction.BOUNCE, 1, 1))
                        .build());
        tick(5);
        assertEquals(List.of("wall BOUNCE"), log);
        shots.setSpec(shot, shots.spec(shot).toBuilder().walls(null).build());
        shot.setAngle(0);
        tick(20);
        assertEquals(List.of("wall BOUNCE", "end LEFT"), log);
    }

    @Test
    void bouncesArePartOfTheState() {
        int[] states = new int[2];
        for (int times = 0; times < 2; times++) {
            Shots pool = new Shots(10, (who, error) -> {});
            Shot shot = Objects.requireNonNull(
                    pool.fireWithHandle(spec(Walls.bounce(ROOM)).build(), 300, 100, 0, 4 * times));
            targets.begin(SCREEN);
            pool.update(SCREEN, targets);
            pool.update(SCREEN, targets);
            shot.moveTo(100, 100);
            shot.setAngle(0);
            shot.setSpeed(1);
            StateHash hash = new StateHash();
            pool.writeState(hash);
            states[times] = hash.value();
        }
        assertTrue(states[0] != states[1]);
    }

    /** No shot may be in a wall, or on the other side of one, whatever its speed. */
    @Test
    void noShotEntersAWall(@Seed(0) Random random) {
        for (int game = 0; game < 40; game++) {
            Ground cave = TestGround.cave(random, 20, 15, 0.12);
            List<Shot> flying = new ArrayList<>();
            for (int i = 0; i < 60; i++) {
                double x = 16.5 + random.nextInt(288);
                double y = 16.5 + random.nextInt(208);
                if (!cave.solid(x, y))
                    flying.add(fire(random(random, cave), x, y, random.nextInt(73) * 5, speed(random)));
            }
            for (int t = 0; t < 100; t++) {
                tick(1);
                for (Shot shot : flying) assertFalse(cave.solid(shot.x(), shot.y()), () -> shot + " is in a wall");
            }
            shots.clear();
        }
        assertTrue(log.contains("wall STICK") && log.contains("wall BOUNCE") && log.contains("end WALL"));
    }

    private static double speed(Random random) {
        return random.nextInt(5) == 0 ? random.nextInt(400) : random.nextDouble() * 8;
    }

    private ShotSpec.Builder random(Random random, Ground cave) {
        WallAction action = WallAction.values()[random.nextInt(3)];
        double bounciness = random.nextInt(3) == 0 ? random.nextDouble() : 1;
        int times = random.nextInt(3) == 0 ? random.nextInt(5) : Bounce.ALWAYS;
        Motion.Builder motion = Motion.of();
        if (random.nextInt(3) == 0) motion.gravity(random.nextDouble() * 0.3);
        if (random.nextInt(3) == 0) motion.turn(random.nextInt(20) - 10);
        if (random.nextInt(5) == 0) motion.bounce(Bounce.everywhere(2));
        return spec(new Walls(cave, action, times, bounciness)).motion(motion.build());
    }
}
