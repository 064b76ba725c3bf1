package kodama.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import kodama.Seed;
import org.junit.jupiter.api.Test;

class AdditiveImageTest {
    private static final int SIDE = 30;

    private final Random random;
    private final DrawList list = new DrawList();

    AdditiveImageTest(@Seed(3) Random random) {
        this.random = random;
    }

    @Test
    void eachChannelStopsAt255() {
        assertEquals(0xFFFFFF80, Colors.add(0xFFF0FF40, 0x00200140));
        for (int i = 0; i < 10_000; i++) {
            int under = random.nextInt();
            int light = random.nextInt() & 0xFFFFFF;
            int expected = 0;
            for (int bit = 0; bit < 32; bit += 8)
                expected |= Math.min(255, (under >>> bit & 255) + (light >>> bit & 255)) << bit;
            assertEquals(expected, Colors.add(under, light));
        }
    }

    /** Some pixels are opaque, some translucent, most are empty. */
    private Image picture() {
        int[] pixels = new int[12 * 9];
        for (int i = 0; i < pixels.length; i++) if (random.nextInt(3) == 0) pixels[i] = random.nextInt();
        return new Image("picture", 12, 9, pixels);
    }

    @Test
    void aPartOfAPictureIsAddedPixelByPixel() {
        for (int i = 0; i < 300; i++) {
            Image image = picture();
            int sx = random.nextInt(12);
            int sy = random.nextInt(9);
            int sw = 1 + random.nextInt(12 - sx);
            int sh = 1 + random.nextInt(9 - sy);
            int flips = random.nextInt(4);
            int left = random.nextInt(40) - 10;
            int top = random.nextInt(40) - 10;
            list.clear();
            list.fill(0xFF406080);
            list.clip(3, 4, 20, 19);
            Sprites.part(list, image, sx, sy, sw, sh, left, top, 0, 0, 1, 1, 0, flips, BlendMode.ADD, Colors.WHITE, 1);
            FrameBuffer frame = new FrameBuffer(SIDE, SIDE);
            new Rasterizer().draw(list, frame);
            for (int at = 0; at < SIDE * SIDE; at++) {
                int x = at % SIDE - left;
                int y = at / SIDE - top;
                boolean seen = at % SIDE >= 3 && at % SIDE < 23 && at / SIDE >= 4 && at / SIDE < 23;
                boolean in = seen && x >= 0 && y >= 0 && x < sw && y < sh;
                int fromX = (flips & Sprites.FLIP_X) != 0 ? sw - 1 - x : x;
                int fromY = (flips & Sprites.FLIP_Y) != 0 ? sh - 1 - y : y;
                int color = in ? image.pixel(sx + fromX, sy + fromY) : 0;
                assertEquals(Colors.add(0xFF406080, color, color >>> 24), frame.pixels()[at]);
            }
        }
    }
}
