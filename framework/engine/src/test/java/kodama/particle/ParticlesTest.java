package kodama.particle;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import kodama.draw.BlendMode;
import kodama.draw.DrawList;
import kodama.draw.FrameBuffer;
import kodama.draw.Image;
import kodama.draw.Rasterizer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

class ParticlesTest {
    private static final int SIDE = 64;
    private static final int WHITE = 0xFFFFFFFF;

    private final Image dot = new Image("dot", 1, 1, new int[] {WHITE});
    private final ParticleLimit limit = new ParticleLimit(100);
    private final Particles particles = new Particles(limit);

    private static ParticleKind.Builder still(Image picture) {
        return ParticleKind.of(picture).speed(Range.of(0)).life(Range.of(20));
    }

    private int[] picture(double back) {
        DrawList list = new DrawList();
        particles.draw(list, back);
        FrameBuffer frame = new FrameBuffer(SIDE, SIDE);
        new Rasterizer().draw(list, frame);
        return frame.pixels();
    }

    private int[] picture() {
        return picture(0);
    }

    private void update(int ticks) {
        for (int i = 0; i < ticks; i++) particles.update(1);
    }

    private void assertDot(int x, int y) {
        int[] expected = new int[SIDE * SIDE];
        Arrays.fill(expected, 0xFF000000);
        expected[y * SIDE + x] = WHITE;
        assertArrayEquals(expected, picture());
    }

    @Test
    void aParticleFliesInItsDirectionAndFallsByGravity() {
        ParticleKind kind = ParticleKind.of(dot)
                .speed(Range.of(2))
                .direction(0, 0)
                .gravity(0.5)
                .build();
        particles.burst(kind, 10.5, 10.5, 1, 0);
        assertDot(10, 10);
        update(4);
        assertDot(18, 15);
    }

    @Test
    void dragSlowsAndTheTurnChangesTheDirection() {
        ParticleKind kind = ParticleKind.of(dot)
                .speed(Range.of(8))
                .direction(-90, 0)
                .drag(0.5)
                .build();
        particles.burst(kind, 10.5, 10.5, 1, 180);
        update(2);
        assertDot(10, 16);
    }

    @Test
    void framesBetweenTicksShowParticlesFurtherBack() {
        ParticleKind kind =
                ParticleKind.of(dot).speed(Range.of(4)).direction(0, 0).build();
        particles.burst(kind, 10.5, 10.5, 1, 0);
        update(1);
        assertEquals(WHITE, picture(0.5)[10 * SIDE + 12]);
    }

    @Test
    void particlesEndAfterTheirLifeAndReturnTheirPlaces() {
        particles.burst(still(dot).life(Range.of(3)).build(), 5, 5, 60, 0);
        particles.burst(still(dot).life(Range.of(5)).build(), 5, 5, 30, 0);
        update(2);
        assertEquals(90, particles.count());
        update(1);
        assertEquals(30, particles.count());
        assertEquals(30, limit.used());
        update(2);
        assertEquals(0, limit.used());
    }

    @Test
    void noMoreParticlesAppearThanTheLimitAllows() {
        assertEquals(100, particles.burst(still(dot).build(), 0, 0, 150, 0));
        assertEquals(0, new Particles(limit).burst(still(dot).build(), 0, 0, 1, 0));
        particles.clear();
        assertEquals(1, particles.burst(still(dot).build(), 0, 0, 1, 0));
    }

    @Test
    void theSameParticlesFollowAfterClearing() {
        ParticleKind kind = still(dot).area(Area.DISC, 60, 60).build();
        particles.burst(kind, 32, 32, 20, 0);
        int[] first = picture();
        particles.burst(kind, 32, 32, 20, 0);
        assertNotEquals(Arrays.hashCode(first), Arrays.hashCode(picture()));
        particles.clear();
        particles.burst(kind, 32, 32, 20, 0);
        assertArrayEquals(first, picture());
    }

    @Test
    void sizeColorAndOpacityChangeOverTheLife() {
        Image square = new Image("square", 2, 2, new int[] {WHITE, WHITE, WHITE, WHITE});
        ParticleKind kind = still(square)
                .sizes(2, 1)
                .colors(0xFF0000, 0x0000FF)
                .alphas(1, 0)
                .build();
        particles.burst(kind, 10, 10, 1, 0);
        assertEquals(0xFFFF0000, picture()[8 * SIDE + 8]);
        update(10);
        int middle = picture()[9 * SIDE + 9];
        assertTrue((middle & 255) > 40 && (middle >> 16 & 255) > 40, Integer.toHexString(middle));
        update(9);
        assertEquals(0xFF000000, picture()[10 * SIDE + 10]);
    }

    @Test
    void framesFollowOneAnotherOrAreChosenAtRandom() {
        Image red = new Image("red", 1, 1, new int[] {0xFFFF0000});
        Image green = new Image("green", 1, 1, new int[] {0xFF00FF00});
        particles.burst(still(red).frames(List.of(red, green), false).build(), 3.5, 3.5, 1, 0);
        assertEquals(0xFFFF0000, picture()[3 * SIDE + 3]);
        update(10);
        assertEquals(0xFF00FF00, picture()[3 * SIDE + 3]);
        particles.clear();
        particles.burst(
                still(red)
                        .frames(List.of(red, green), true)
                        .area(Area.BOX, 60, 60)
                        .build(),
                32,
                32,
                20,
                0);
        int[] colors = Arrays.stream(picture()).distinct().sorted().toArray();
        assertArrayEquals(new int[] {0xFF000000, 0xFF00FF00, 0xFFFF0000}, colors);
    }

    @Test
    void anAlignedPictureFacesTheDirectionOfFlight() {
        Image bar = new Image("bar", 5, 1, new int[] {WHITE, WHITE, WHITE, WHITE, WHITE});
        ParticleKind kind = ParticleKind.of(bar)
                .speed(Range.of(0.01))
                .direction(90, 0)
                .aligned(true)
                .build();
        particles.burst(kind, 10.5, 10.5, 1, 0);
        for (int y = 8; y <= 12; y++) assertEquals(WHITE, picture()[y * SIDE + 10], "row " + y);
    }

    @Test
    void particlesOfARingFlyOutward() {
        ParticleKind kind = ParticleKind.of(dot)
                .area(Area.RING, 20, 20)
                .outward(true)
                .speed(Range.of(5))
                .build();
        particles.burst(kind, 32, 32, 30, 0);
        update(2);
        int[] seen = picture();
        for (int i = 0; i < seen.length; i++)
            if (seen[i] == WHITE) assertEquals(20, Math.hypot(i % SIDE + 0.5 - 32, i / SIDE + 0.5 - 32), 1.5);
    }

    @Test
    void addedParticlesBrightenEachOther() {
        Image gray = new Image("gray", 1, 1, new int[] {0xFF404040});
        particles.burst(still(gray).blend(BlendMode.ADD).build(), 1.5, 1.5, 2, 0);
        assertEquals(0xFF808080, picture()[SIDE + 1]);
    }

    @Test
    void anEmitterAddsUpFractionsAndLeavesNoGaps() {
        Emitter emitter = new Emitter(particles, still(dot).rate(0.5).build(), 0.5, 0.5);
        emitter.emit(1);
        assertEquals(0, particles.count());
        emitter.emit(1);
        assertEquals(1, particles.count());
        particles.clear();
        emitter.setRate(4);
        emitter.moveTo(40.5, 0.5);
        emitter.emit(1);
        for (int x = 10; x <= 40; x += 10) assertEquals(WHITE, picture()[x]);
        particles.clear();
        emitter.jumpTo(0.5, 8.5);
        emitter.emit(1);
        assertDot(0, 8);
    }

    @Test
    void aPrewarmedEmitterHasParticlesOfAllAges() {
        ParticleKind kind = ParticleKind.of(dot)
                .rate(1)
                .life(Range.of(10))
                .speed(Range.of(2))
                .direction(90, 0)
                .build();
        new Emitter(particles, kind, 5.5, 0.5).prewarm(100);
        assertEquals(10, particles.count());
        for (int y = 0; y < 20; y += 2) assertEquals(WHITE, picture()[y * SIDE + 5], "row " + y);
    }

    @Test
    void aScaledKindIsLargerAndFaster() {
        ParticleKind kind =
                ParticleKind.of(dot).speed(Range.of(1)).direction(0, 0).build().scaled(3);
        particles.burst(kind, 10.5, 10.5, 1, 0);
        update(2);
        assertEquals(9, Arrays.stream(picture()).filter(c -> c == WHITE).count());
        assertEquals(WHITE, picture()[10 * SIDE + 16]);
    }

    @Test
    void allBuiltInParticlesAreVisible() {
        BuiltInParticles all = new BuiltInParticles();
        assertEquals(12, all.names().size());
        for (String name : all.names()) {
            Particles own = new Particles(new ParticleLimit(1_000));
            for (ParticleKind kind : all.named(name)) own.burst(kind, 32, 20, kind.count(), 0);
            for (int i = 0; i < 8; i++) own.update(1);
            DrawList list = new DrawList();
            own.draw(list, 0);
            FrameBuffer frame = new FrameBuffer(SIDE, SIDE);
            new Rasterizer().draw(list, frame);
            assertTrue(Arrays.stream(frame.pixels()).anyMatch(c -> c != 0xFF000000), name);
        }
    }

    @Test
    void wrongValuesAreRejectedByName() {
        ParticleKind.Builder builder = ParticleKind.of(dot);
        assertMessage("life of particles must be between 1 and 36000 but was 0", () -> builder.life(Range.of(0)));
        assertMessage("drag of particles must be between 0 and 1 but was 2", () -> builder.drag(2));
        assertMessage("size of particles must be between 0 and 16 but was 17", () -> builder.sizes(1, 17));
        assertMessage("spread of particles must be between 0 and 360 but was 400", () -> builder.direction(0, 400));
        assertMessage("count of particles must be between 1 and 20000 but was 0", () -> builder.count(0));
        assertMessage("rate of particles must be between 0 and 20000 but was -1", () -> builder.rate(-1));
        assertMessage("number of colors of particles must be at least 1 but was 0", () -> builder.colors());
        assertMessage("largest value of a range must be at least 2 but was 1", () -> new Range(2, 1));
    }

    private static void assertMessage(String message, Executable wrong) {
        assertEquals(
                message, assertThrows(IllegalArgumentException.class, wrong).getMessage());
    }
}
