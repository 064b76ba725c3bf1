package kodama.draw;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import java.util.function.Consumer;
import kodama.Seed;
import org.junit.jupiter.api.Test;

class BatchRasterizerTest {
    private static final int WIDTH = 77;
    private static final int HEIGHT = 61;

    private final Random random;
    private final DrawList batched = new DrawList();
    private final DrawList single = new DrawList();

    BatchRasterizerTest(@Seed(15) Random random) {
        this.random = random;
    }

    private Image picture() {
        boolean keyed = random.nextBoolean();
        int width = 1 + random.nextInt(random.nextBoolean() ? 10 : 70);
        int height = 1 + random.nextInt(random.nextBoolean() ? 10 : 70);
        int[] pixels = new int[width * height];
        for (int i = 0; i < pixels.length; i++)
            if (!keyed || random.nextInt(3) > 0) pixels[i] = Colors.opaque(random.nextInt());
        return new Image("picture", width, height, pixels);
    }

    /** The other list gets commands in between that draw nothing, so that none of its sprites are batched. */
    private void sprite(Image image, double x, double y) {
        batched.sprite(image, x, y);
        single.sprite(image, x, y);
        single.rect(0, 0, 0, 0, 0);
    }

    private void both(Consumer<DrawList> command) {
        command.accept(batched);
        command.accept(single);
    }

    private void scene(int sprites) {
        batched.clear();
        single.clear();
        Image[] pictures = {picture(), picture(), picture(), picture()};
        int color = random.nextInt();
        both(list -> list.fill(color));
        double cameraX = random.nextInt(200) - 100 + random.nextInt(3) / 2.0;
        if (random.nextBoolean()) both(list -> list.camera(cameraX, 5));
        double left = random.nextInt(WIDTH);
        double top = random.nextInt(HEIGHT);
        if (random.nextBoolean()) both(list -> list.clip(left, top, 30, 20));
        double cluster = random.nextInt(100);
        for (int i = 0; i < sprites; i++) {
            double x = batched.cameras().get(0).x() + random.nextDouble() * cluster * 2 - 70;
            sprite(pictures[random.nextInt(4)], x, batched.cameras().get(0).y() + random.nextDouble() * 140 - 70);
        }
    }

    private int[] drawn(DrawList list, int bands) {
        FrameBuffer frame = new FrameBuffer(WIDTH, HEIGHT);
        new ParallelRasterizer(null, bands).draw(list, frame);
        return frame.pixels();
    }

    @Test
    void aBatchLooksLikeItsSpritesDrawnOneByOne() {
        for (int i = 0; i < 300; i++) {
            scene(1 + random.nextInt(1 + i));
            int[] expected = drawn(single, 1);
            for (int bands = 1; bands < 6; bands += 2) assertArrayEquals(expected, drawn(batched, bands));
        }
    }

    @Test
    void spritesFarOffTheScreenAreNotDrawn() {
        Image image = picture();
        both(list -> list.rect(10, 10, 20, 20, Colors.WHITE));
        for (int i = 0; i < 1000; i++) sprite(image, (i - 500) * 1e9, i % 3 * 1e300 - 1e300 + Double.NaN);
        assertArrayEquals(drawn(single, 1), drawn(batched, 2));
    }

    @Test
    void aBatchOutsideTheClipDrawsNothing() {
        both(list -> list.clip(30, 30, 0, 9));
        Image image = picture();
        for (int i = 0; i < 1000; i++) sprite(image, 28, 28);
        assertArrayEquals(new FrameBuffer(WIDTH, HEIGHT).pixels(), drawn(batched, 1));
    }

    @Test
    void otherCommandsKeepTheirOrderBetweenTheSprites() {
        for (int round = 0; round < 50; round++) {
            Image light = FrameRows.image("r..", ".#.");
            scene(200);
            for (int i = 0; i < 20; i++) {
                int x = random.nextInt(WIDTH);
                both(list -> list.spriteCentered(light, x, 30, BlendMode.ADD));
                for (int j = 0; j < 60; j++) sprite(light, random.nextInt(WIDTH), random.nextInt(HEIGHT));
                both(list -> list.disc(x, 20, 9, 0x8000FF00));
            }
            assertArrayEquals(drawn(single, 1), drawn(batched, 3));
        }
    }

    @Test
    void aBatchEndsWhereAListIsAppended() {
        Image image = picture();
        for (int i = 0; i < 500; i++) sprite(image, random.nextInt(WIDTH), random.nextInt(HEIGHT));
        DrawList whole = new DrawList();
        whole.sprite(image, 3, 3);
        whole.append(batched);
        whole.sprite(image, 9, 9);
        sprite(image, 9, 9);
        assertEquals(502, whole.size());
        DrawList one = new DrawList();
        one.sprite(image, 3, 3);
        one.append(single);
        assertArrayEquals(drawn(one, 1), drawn(whole, 1));
    }
}
