package kodama.particle;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import kodama.draw.DrawList;
import kodama.draw.FrameBuffer;
import kodama.draw.Image;
import kodama.draw.Rasterizer;
import kodama.geom.Position;
import org.junit.jupiter.api.Test;

class ParticleLayersTest {
    private static final int SIDE = 32;
    private static final int WHITE = 0xFFFFFFFF;
    private static final int RED = 0xFFFF0000;

    /** A task that can move and end. */
    private static final class Ship implements Position {
        double x = 4;
        boolean alive = true;

        @Override
        public double x() {
            return x;
        }

        @Override
        public double y() {
            return 0.5;
        }

        @Override
        public boolean isAlive() {
            return alive;
        }
    }

    private final ParticleLayers layers = new ParticleLayers();
    private final Ship ship = new Ship();

    private static List<ParticleKind> still(int color) {
        return List.of(ParticleKind.of(new Image("dot", 1, 1, new int[] {color}))
                .speed(Range.of(0))
                .life(Range.of(10))
                .rate(1)
                .count(1)
                .build());
    }

    private RunningEmitter emit(double x, double y) {
        return Objects.requireNonNull(layers.emit(still(WHITE), x, y, 0.5));
    }

    private int[] picture() {
        DrawList list = new DrawList();
        layers.beginPicture(1);
        layers.endPicture(list);
        return pixels(list);
    }

    private static int[] pixels(DrawList list) {
        FrameBuffer frame = new FrameBuffer(SIDE, 1);
        new Rasterizer().draw(list, frame);
        return frame.pixels();
    }

    private String dots() {
        StringBuilder dots = new StringBuilder();
        IntStream.of(picture()).forEach(color -> dots.append(color == WHITE ? '#' : color == RED ? 'r' : '.'));
        return dots.toString().replaceAll("\\.+$", "");
    }

    @Test
    void aBurstIsDrawnUntilItsLifeEnds() {
        assertTrue(layers.burst(still(WHITE), 2.5, 0.5, 0, Double.NaN, 0.5));
        layers.update(9);
        assertEquals("..#", dots());
        layers.update(1);
        assertEquals("", dots());
        assertEquals(0, layers.count());
    }

    @Test
    void aPlainBurstHasTheNumbersOfItsKinds() {
        List<ParticleKind> explosion = new BuiltInParticles().named("explosion");
        assertTrue(layers.burst(explosion, 9, 9, 0.5));
        assertEquals(explosion.stream().mapToInt(ParticleKind::count).sum(), layers.count());
    }

    @Test
    void burstsOfSeveralKindsShareTheirCount() {
        List<ParticleKind> both = List.of(
                still(WHITE).get(0).toBuilder().count(10).build(),
                still(RED).get(0).toBuilder().count(30).build());
        layers.burst(both, 0, 0, 0, Double.NaN, 0.5);
        assertEquals(40, layers.count());
        layers.burst(both, 0, 0, 8, Double.NaN, 0.5);
        assertEquals(48, layers.count());
    }

    @Test
    void particlesAreDrawnOverTheTasksOfTheirPriority() {
        layers.burst(still(WHITE), 0.5, 0.5, 0, Double.NaN, 0.5);
        layers.burst(still(RED), 1.5, 0.5, 0, Double.NaN, 0.2);
        Objects.requireNonNull(layers.emit(still(WHITE), 2.5, 0.5, 0.3));
        layers.update(1);
        DrawList list = new DrawList();
        layers.beginPicture(1);
        layers.drawBelow(0.2, list);
        assertTrue(list.isEmpty());
        layers.drawBelow(0.4, list);
        assertEquals(2, list.size());
        assertTrue(layers.isPending());
        layers.drawBelow(0.5, list);
        assertEquals(2, list.size());
        layers.endPicture(list);
        assertEquals(3, list.size());
        assertFalse(layers.isPending());
    }

    @Test
    void anEmitterFollowsATaskAndStopsWhenItEnds() {
        RunningEmitter emitter = emit(1, 0);
        emitter.follow(ship);
        layers.update(1);
        ship.x = 8;
        layers.update(1);
        assertEquals(".....#...#", dots());
        ship.alive = false;
        layers.update(1);
        assertFalse(emitter.isAlive());
        assertEquals(".....#...#", dots());
        layers.update(10);
        assertEquals("", dots());
    }

    @Test
    void attachedParticlesMoveWithTheirEmitter() {
        RunningEmitter emitter = emit(0, 0);
        emitter.follow(ship);
        emitter.setLocal();
        layers.update(1);
        ship.x = 8;
        layers.update(1);
        assertEquals("........#", dots());
    }

    @Test
    void particlesAppearAlongTheWayOfAnEmitter() {
        RunningEmitter emitter = emit(0.5, 0.5);
        emitter.setRate(4);
        emitter.moveTo(12.5, 0.5);
        layers.update(1);
        assertEquals("...#..#..#..#", dots());
    }

    @Test
    void anEmitterWithATimeOfItsOwnCanBePaused() {
        RunningEmitter emitter = emit(0.5, 0.5);
        double[] scale = {1};
        emitter.setTime(() -> scale[0]);
        layers.update(1);
        scale[0] = 0;
        for (int i = 0; i < 20; i++) layers.update(1);
        assertEquals(1, layers.count());
        scale[0] = Double.NaN;
        layers.update(2);
        assertEquals(3, layers.count());
    }

    @Test
    void anEmitterStopsAfterItsDuration() {
        RunningEmitter emitter = emit(0.5, 0.5);
        emitter.setDuration(3);
        for (int i = 0; i < 6; i++) layers.update(1);
        assertFalse(emitter.isAlive());
        assertEquals(3, layers.count());
    }

    @Test
    void killingAnEmitterRemovesItsParticlesOnly() {
        RunningEmitter emitter = emit(0.5, 0.5);
        emit(3.5, 0.5);
        layers.update(1);
        emitter.kill();
        assertEquals("...#", dots());
    }

    @Test
    void aPrewarmedEmitterHasParticlesAtOnce() {
        emit(0.5, 0.5).prewarm(6);
        assertEquals(6, layers.count());
    }

    @Test
    void theAngleReplacesTheDirectionOfTheKind() {
        List<ParticleKind> up = List.of(still(WHITE).get(0).toBuilder()
                .speed(Range.of(3))
                .direction(-90, 0)
                .build());
        layers.burst(up, 0.5, 0.5, 0, 0, 0.5);
        RunningEmitter emitter = Objects.requireNonNull(layers.emit(up, 0.5, 0.5, 0.5));
        emitter.setAngle(0);
        layers.update(1);
        layers.update(1);
        assertEquals("#..#..#", dots());
    }

    @Test
    void thereIsRoomForAThousandEmitters() {
        for (int i = 0; i < ParticleLayers.MAX_EMITTERS; i++) assertNotNull(layers.emit(still(RED), 0, 0, i % 7));
        assertNull(layers.emit(still(RED), 0, 0, 0));
        layers.clear();
        assertNotNull(layers.emit(still(RED), 0, 0, 0));
    }

    @Test
    void aBurstWithoutRoomReturnsFalse() {
        assertTrue(layers.burst(still(RED), 0, 0, ParticleLayers.MAX_PARTICLES, 0, 0));
        assertFalse(layers.burst(still(RED), 0, 0, 1, 0, 0));
        assertEquals(ParticleLayers.MAX_PARTICLES, layers.count());
    }

    @Test
    void anyNumberOfPrioritiesIsPossible() {
        for (int i = 0; i < 2_000; i++) layers.burst(still(WHITE), 0.5, 0.5, 1, 0, i * 0.37 % 5);
        assertEquals(2_000, layers.count());
        assertEquals("#", dots());
    }

    @Test
    void theSameParticlesFollowAfterClearing() {
        List<ParticleKind> wide =
                List.of(still(WHITE).get(0).toBuilder().area(Area.BOX, 20, 0).build());
        layers.burst(wide, 12, 0.5, 5, 0, 0.5);
        int[] first = picture();
        layers.clear();
        layers.burst(wide, 12, 0.5, 5, 0, 0.5);
        assertArrayEquals(first, picture());
    }

    @Test
    void picturesOfParticlesAreLimited() {
        Image large = new Image("large", 200, 200, new int[200 * 200]);
        IllegalArgumentException error = org.junit.jupiter.api.Assertions.assertThrows(
                IllegalArgumentException.class,
                () -> ParticleKind.of(large).spin(Range.of(1)).build());
        assertEquals(
                "the pictures of a particle in all sizes and directions must have at most 8000000 pixels but would have"
                        + " 20480000",
                error.getMessage());
    }

    @Test
    void preparedPicturesAreDiscardedAndMadeAgain() {
        ParticleLimit limit = new ParticleLimit(10);
        Particles particles = new Particles(limit);
        particles.burst(still(WHITE).get(0), 0.5, 0.5, 1, 0);
        DrawList list = new DrawList();
        particles.draw(list, 0);
        limit.addPrepared(1 << 25);
        particles.draw(list, 0);
        assertEquals(2, list.size());
        assertEquals(WHITE, pixels(list)[0]);
    }

    @Test
    void shapesHaveTheirSize() {
        for (ParticleShape shape : ParticleShape.values())
            for (int side : new int[] {1, 2, 7, ParticleShape.MAX_SIDE})
                assertEquals(side, shape.image(side).width(), shape + " " + side);
    }
}
