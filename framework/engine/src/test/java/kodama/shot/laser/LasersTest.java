package kodama.shot.laser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.stream.IntStream;
import kodama.Seed;
import kodama.draw.DrawList;
import kodama.draw.FrameBuffer;
import kodama.draw.Image;
import kodama.draw.OffscreenPresenter;
import kodama.draw.Rasterizer;
import kodama.geom.Aim;
import kodama.geom.Bounds;
import kodama.geom.Hitbox;
import kodama.hit.FakeTarget;
import kodama.hit.Targets;
import kodama.shot.Motion;
import kodama.shot.ShotSpec;
import kodama.shot.Shots;
import kodama.shot.TestGround;
import kodama.shot.WallAction;
import kodama.shot.Walls;
import kodama.shot.look.LaserTexture;
import kodama.shot.look.ShotColor;
import kodama.shot.look.ShotShape;
import kodama.shot.look.ShotStyle;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

class LasersTest {
    private static final Bounds SCREEN = Bounds.screen(320, 240);
    private static final int SHIP = 3;

    private final List<String> log = new ArrayList<>();
    private final Shots shots = new Shots(2000, (who, error) -> log.add(who + ": " + error.getMessage()));
    private final Lasers lasers = new Lasers(shots, (who, error) -> log.add(who + ": " + error.getMessage()));
    private final Targets targets = new Targets();
    private final LaserSpec spec =
            new LaserSpec(LaserTexture.of(ShotColor.RED), 8, 2, Targets.mask(SHIP), 1, 6, "owner");
    private final ShotSpec head =
            ShotSpec.of(ShotStyle.of(ShotShape.STAR, ShotColor.RED)).build();

    @BeforeEach
    void drawBetweenTicks() {
        shots.setInterpolated(true);
    }

    private static BeamSpec plan(double length, List<BeamJoint> joints, int bounces) {
        return new BeamSpec(
                length, Double.POSITIVE_INFINITY, 0, 0, 99, 0, List.of(), 0, null, null, joints, SCREEN, bounces, null);
    }

    private void tick(FakeTarget... ships) {
        targets.begin(SCREEN);
        for (FakeTarget ship : ships) targets.add(SHIP, ship);
        shots.update(SCREEN, targets);
        lasers.update(1, targets);
    }

    private static Motion turning(double degrees) {
        return Motion.of().turn(degrees).build();
    }

    private FakeTarget ship(String name, double x, double y) {
        return new FakeTarget(name, x, y, Hitbox.circle(2), log);
    }

    @Test
    void aBeamHitsEachTargetOnceInTheOrderOfAdding() {
        lasers.beam(spec, plan(200, List.of(new BeamJoint(50, 90), new BeamJoint(100, 90)), 0), 10, 10, 0);
        tick(ship("far", 30, 60), ship("near", 20, 10), ship("aside", 20, 30));
        assertEquals(List.of("far hit 1.0 at 10.0,10.0 by owner", "near hit 1.0 at 10.0,10.0 by owner"), log);
    }

    private Laser beamAt(Walls walls, double x, double y, double angle) {
        BeamSpec beam = new BeamSpec(
                1000, Double.POSITIVE_INFINITY, 0, 0, 99, 0, List.of(), 0, null, null, List.of(), null, 0, walls);
        return Objects.requireNonNull(lasers.beam(spec, beam, x, y, angle));
    }

    @Test
    void aBeamEndsAtAWall() {
        Laser beam = beamAt(Walls.end(TestGround.room(20, 15)), 104, 100, 0);
        tick(ship("before", 300, 100), ship("behind", 310, 100));
        assertEquals(200, beam.length(), 0.01);
        assertEquals(List.of("before hit 1.0 at 104.0,100.0 by owner"), log);
    }

    @Test
    void aBeamIsReflectedByWallsAndEndsAtTheNext() {
        Walls walls = new Walls(TestGround.room(20, 15), WallAction.BOUNCE, 2, 1);
        Laser beam = beamAt(walls, 104, 100, 0);
        tick();
        assertEquals(200 + 288 + 288, beam.length(), 0.1);
    }

    @Test
    void aBeamWithoutALimitOfReflectionsEndsInACorner() {
        Laser beam = beamAt(Walls.bounce(TestGround.room(3, 3)), 24, 24, 30);
        tick();
        assertTrue(beam.length() > 900, () -> "length " + beam.length());
        Laser diagonal = beamAt(Walls.bounce(TestGround.room(3, 3)), 24, 24, 45);
        tick();
        assertTrue(Double.isFinite(diagonal.length()), () -> "length " + diagonal.length());
    }

    @Test
    void aBeamInAWallHasNoLengthButOneOnItsSurfaceHas() {
        Laser inside = beamAt(Walls.end(TestGround.room(20, 15)), 310, 100, 180);
        Laser onFloor = beamAt(Walls.end(TestGround.room(20, 15)), 100, 224, -90);
        tick();
        assertEquals(0, inside.length(), 1.01);
        assertEquals(208, onFloor.length(), 0.01);
    }

    @Test
    void aCurvedLaserEndsAtAWall() {
        ShotSpec ending =
                head.toBuilder().walls(Walls.end(TestGround.room(20, 15))).build();
        Laser laser = Objects.requireNonNull(lasers.curve(spec, ending, 10, 287, 100, 0, 7));
        for (int i = 0; i < 4; i++) tick();
        assertEquals(17, laser.length(), 0.01);
        for (int i = 0; i < 12; i++) tick();
        assertFalse(laser.isAlive());
    }

    @Test
    void manyTargetsInOnePlaceAreHitOnceByABeamWithManyCorners() {
        List<BeamJoint> corners = new ArrayList<>();
        for (int i = 1; i < 20; i++) corners.add(new BeamJoint(10 * i, i % 2 * 180));
        lasers.beam(spec, plan(200, corners, 0), 10, 10, 0);
        FakeTarget[] ships = new FakeTarget[100];
        for (int i = 0; i < ships.length; i++) ships[i] = ship("ship " + i, 15, 10);
        tick(ships);
        List<String> expected = new ArrayList<>();
        for (FakeTarget ship : ships) expected.add(ship + " hit 1.0 at 10.0,10.0 by owner");
        assertEquals(expected, log);
        assertTrue(targets.steps() < 20 * ships.length * 100, targets.steps() + " steps");
        tick(ships);
        assertEquals(2 * ships.length, log.size());
    }

    @Test
    void anExceptionOfATargetIsReportedAndTheOthersAreHit() {
        FakeTarget bad = ship("bad", 20, 10);
        bad.whenHit = () -> {
            throw new StackOverflowError("ouch");
        };
        lasers.beam(spec, plan(200, List.of(), 0), 10, 10, 0);
        tick(bad, ship("good", 40, 10));
        assertEquals("hit of bad: ouch", log.get(1));
        assertTrue(log.get(2).startsWith("good hit"));
    }

    @Test
    void aLaserBegunByAHitLivesFromTheNextTick() {
        FakeTarget ship = ship("ship", 20, 10);
        ship.whenHit = () -> lasers.beam(spec, plan(9, List.of(), 0), 200, 200, 0);
        lasers.beam(spec, plan(200, List.of(), 0), 10, 10, 0);
        tick(ship);
        assertEquals(2, lasers.count(-1));
    }

    @Test
    void lasersEndedByAHitInTheSameTickDoNotHit() {
        FakeTarget ship = ship("ship", 20, 10);
        ship.whenHit = () -> lasers.clear(-1);
        for (int i = 0; i < 3; i++) lasers.beam(spec, plan(200, List.of(), 0), 10, 10, 0);
        tick(ship);
        assertEquals(1, log.size());
        assertEquals(0, lasers.count(-1));
    }

    @Test
    void thePathOfAReflectedBeamStaysInTheField(@Seed(30) Random random) {
        for (int i = 0; i < 300; i++) {
            LaserPath way = new LaserPath();
            int bounces = 1 + random.nextInt(6);
            double x = 1 + random.nextInt(318);
            double y = 1 + random.nextInt(238);
            new BeamPathBuilder(plan(400, List.of(), bounces)).build(way, x, y, random.nextInt(360), 400, 8);
            double length = 0;
            for (int c = 1; c < way.count; c++) length += Math.hypot(way.x(c) - way.x(c - 1), way.y(c) - way.y(c - 1));
            assertEquals(400, length, 1e-6);
            for (int c = 0; c < Math.min(way.count - 1, bounces); c++)
                assertTrue(way.x(c) > -1e-6 && way.x(c) < 320 + 1e-6 && way.y(c) > -1e-6 && way.y(c) < 240 + 1e-6);
        }
    }

    @Test
    void aCurvedLaserHitsTargetsNearItsNodes(@Seed(31) Random random) {
        int hits = 0;
        for (int round = 0; round < 200; round++) {
            double turn = random.nextInt(11) - 5;
            ShotSpec turning = head.toBuilder().motion(turning(turn)).build();
            Laser laser = lasers.curve(spec, turning, 20, 160, 120, random.nextInt(360), 3);
            for (int i = 0; i < 25; i++) tick();
            assertNotNull(laser);
            double x = laser.path.x(10) + random.nextInt(17) - 8;
            double y = laser.path.y(10) + random.nextInt(17) - 8;
            log.clear();
            tick(ship("ship", x, y));
            double nearest = nearest(laser.path, x, y, laser);
            if (nearest < 3.5) assertEquals(1, log.size(), "nearest " + nearest);
            if (nearest > 4) assertEquals(0, log.size(), "nearest " + nearest);
            hits += log.size();
            lasers.endScene();
            shots.clear();
        }
        assertTrue(hits > 10, "hits: " + hits);
    }

    /** Returns the smallest distance of the center line from a point, where the laser has its full width. */
    private static double nearest(LaserPath way, double x, double y, Laser laser) {
        double nearest = 1000;
        for (int i = 5; i < way.count - 4; i++) {
            for (double t = 0; t < 1; t += 0.05) {
                double dx = way.x(i - 1) + (way.x(i) - way.x(i - 1)) * t - x;
                double dy = way.y(i - 1) + (way.y(i) - way.y(i - 1)) * t - y;
                nearest = Math.min(nearest, Math.hypot(dx, dy));
            }
        }
        boolean isAtATip = false;
        for (int i = 0; i < way.count; i++)
            isAtATip |= (i < 6 || i > way.count - 6) && Math.hypot(way.x(i) - x, way.y(i) - y) < 5;
        return isAtATip ? 3.75 : nearest;
    }

    @Test
    void wrongNumbersAreErrors() {
        var error = assertThrows(
                IllegalArgumentException.class, () -> lasers.beam(spec, plan(9, List.of(), 0), Double.NaN, 0, 0));
        assertEquals("x must be a finite number but was NaN", error.getMessage());
        error = assertThrows(IllegalArgumentException.class, () -> lasers.curve(spec, head, 0, 0, 0, 0, 1));
        assertEquals("tail must be between 1 and 1000 but was 0", error.getMessage());
        error = assertThrows(IllegalArgumentException.class, () -> lasers.cut(-1, 0, 0, -2));
        assertEquals("radius must be at least 0 but was -2", error.getMessage());
    }

    @Test
    void aFullPoolCreatesNoCurvedLaser() {
        for (int i = 0; i < 2000; i++) shots.fire(head, 1, 1, 0, 0);
        assertEquals(null, lasers.curve(spec, head, 9, 0, 0, 0, 1));
    }

    @Test
    void nanIsRejectedWhereItIsSet() {
        assertNotFinite("width", () -> new LaserSpec(spec.texture(), Double.NaN, 2, 0, 1, 6, null));
        assertNotFinite("damage", () -> new LaserSpec(spec.texture(), 8, 2, 0, Double.POSITIVE_INFINITY, 6, null));
        assertNotFinite("length", () -> plan(Double.POSITIVE_INFINITY, List.of(), 0));
        assertNotFinite("turn", () -> new BeamJoint(1, Double.NaN));
    }

    private static void assertNotFinite(String name, Executable maker) {
        IllegalArgumentException error = assertThrows(IllegalArgumentException.class, maker);
        assertTrue(error.getMessage().startsWith(name + " must be"), error.getMessage());
    }

    /** Returns the lit columns in a row of the picture. */
    private List<Integer> lit(double alpha, int row) {
        DrawList list = new DrawList();
        FrameBuffer frame = new FrameBuffer(320, 240);
        shots.beginInterpolation(alpha);
        lasers.draw(list);
        shots.endInterpolation();
        new Rasterizer().draw(list, frame);
        Image picture = picture(frame);
        return IntStream.range(0, 320)
                .filter(x -> (picture.pixel(x, row) & 0xFFFFFF) != 0)
                .boxed()
                .toList();
    }

    private static Image picture(FrameBuffer frame) {
        OffscreenPresenter screen = new OffscreenPresenter(frame.width(), frame.height());
        screen.present(frame);
        return screen.lastFrame();
    }

    @Test
    void aBeamIsDrawnInterpolatedAndHitsAtItsPosition() {
        Laser beam = lasers.beam(spec, plan(200, List.of(), 0), 60, 10, 90);
        tick();
        List<Integer> before = lit(0.5, 60);
        lasers.beginTick();
        beam.moveTo(80, 10);
        tick(ship("there", 80, 60), ship("between", 70, 60));
        assertEquals(List.of("there hit 1.0 at 80.0,10.0 by owner"), log);
        assertEquals(before.stream().map(x -> x + 10).toList(), lit(0.5, 60));
        assertEquals(before.stream().map(x -> x + 20).toList(), lit(1, 60));
        assertEquals(200, beam.length(), 1e-9);
    }

    @Test
    void anInterpolatedBeamTurnsTheShortWay() {
        Laser beam = lasers.beam(spec, plan(200, List.of(), 0), 160, 10, 450 - 20);
        lasers.beginTick();
        beam.setAngle(90 + 20);
        tick();
        List<Integer> shown = lit(0.5, 60);
        beam.setAngle(90);
        lasers.beginTick();
        tick();
        assertEquals(lit(1, 60), shown);
    }

    @Test
    void aBeamThatWasMovedFarIsNotInterpolated() {
        Laser beam = lasers.beam(spec, plan(200, List.of(), 0), 100, 10, 90);
        lasers.beginTick();
        beam.moveTo(200, 10);
        tick();
        assertEquals(lit(1, 60), lit(0.5, 60));
    }

    @Test
    void onlyTheHeadOfACurvedLaserIsInterpolated() {
        Laser curve = lasers.curve(spec, head, 20, 100, 60, 0, 8);
        for (int i = 0; i < 10; i++) {
            shots.beginTick();
            lasers.beginTick();
            tick();
        }
        List<Integer> whole = lit(1, 60);
        List<Integer> between = lit(0.5, 60);
        assertEquals(whole.get(0), between.get(0));
        assertEquals(whole.get(whole.size() - 1) - 4, between.get(between.size() - 1));
        assertEquals(80, curve.length(), 1e-9);
        assertEquals(whole, lit(1, 60));
    }

    @Test
    void aTickOfManyLasersAllocatesNothing() {
        DrawList list = new DrawList();
        for (int i = 0; i < 100; i++) {
            ShotSpec circling = head.toBuilder().motion(turning(3)).build();
            lasers.curve(spec, circling, 30, 160, 120, i * 7, 2);
            lasers.beam(
                    new LaserSpec(spec.texture(), 8, 2, spec.hits(), 1, 6, null),
                    new BeamSpec(
                            99, 5, 0, 0, 99999, 0, List.of(), Aim.stepX(i), null, null, List.of(), SCREEN, 2, null),
                    160,
                    120,
                    i);
        }
        FakeTarget ship = new FakeTarget("ship", 160, 200, Hitbox.circle(2), new ArrayList<>()) {
            @Override
            public void hit(double damage, double atX, double atY, Object by) {}
        };
        for (int i = 0; i < 300; i++) draw(list, ship);
        long before = allocated();
        for (int i = 0; i < 100; i++) draw(list, ship);
        long bytes = allocated() - before;
        assertTrue(bytes < 100 * 200, bytes + " bytes in 100 ticks");
    }

    private void draw(DrawList list, FakeTarget ship) {
        tick(ship);
        list.clear();
        lasers.draw(list);
    }

    private static long allocated() {
        return ((ThreadMXBean) ManagementFactory.getThreadMXBean()).getCurrentThreadAllocatedBytes();
    }
}
