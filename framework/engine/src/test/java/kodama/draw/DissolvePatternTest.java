package kodama.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class DissolvePatternTest {
    private static Image white(int width, int height) {
        int[] pixels = new int[width * height];
        Arrays.fill(pixels, -1);
        return new Image("white", width, height, pixels);
    }

    /** Returns how many pixels of a picture are left. */
    private static int left(DissolvePattern pattern, Image image, double amount) {
        DrawList list = new DrawList();
        list.sprite(image, 0, 0, new SpriteLook().setOrigin(0, 0).setDissolve(pattern.dissolve(image, amount)));
        FrameBuffer frame = new FrameBuffer(image.width, image.height);
        new Rasterizer().draw(list, frame);
        return (int) Arrays.stream(frame.toImage("frame").pixels)
                .filter(pixel -> (pixel & 0xFFFFFF) != 0)
                .count();
    }

    @ParameterizedTest
    @EnumSource
    void eachShapeTakesAwayMoreAndMoreUntilNothingIsLeft(DissolveShape shape) {
        DissolvePattern pattern = DissolvePattern.of(shape);
        Image image = white(32, 32);
        int before = 32 * 32;
        assertEquals(before, left(pattern, image, 0));
        for (int step = 1; step <= 16; step++) {
            int left = left(pattern, image, step / 16.0);
            assertTrue(left <= before, shape + " at " + step);
            before = left;
        }
        assertEquals(0, before);
    }

    @ParameterizedTest
    @EnumSource
    void aboutHalfIsLeftInTheMiddle(DissolveShape shape) {
        int left = left(DissolvePattern.of(shape), white(64, 64), 0.5);
        assertEquals(0.5, left / 4096.0, 0.12, shape.toString());
    }

    @Test
    void theSameAmountOfTheSameSizeIsMadeOnce() {
        DissolvePattern pattern = DissolvePattern.of(DissolveShape.DOTS);
        Dissolve first = pattern.dissolve(white(8, 4), 0.25);
        assertSame(first, pattern.dissolve(white(8, 4), 0.2501));
        pattern.dissolve(white(4, 8), 0.25);
        assertSame(first, pattern.dissolve(white(8, 4), 0.25));
    }

    @Test
    void amountsOutOfRangeAreLimited() {
        DissolvePattern pattern = DissolvePattern.of(DissolveShape.NOISE);
        assertNull(pattern.dissolve(white(2, 2), -9));
        assertNull(pattern.dissolve(white(2, 2), 0.001));
        assertEquals(256, Objects.requireNonNull(pattern.dissolve(white(2, 2), Double.POSITIVE_INFINITY)).level);
    }

    @Test
    void theDarkestPixelsOfAPictureVanishFirst() {
        Image gray = new Image("gray", 2, 1, new int[] {0xFF404040, 0xFFC0C0C0});
        DissolvePattern pattern = DissolvePattern.of(gray);
        assertEquals(gray, pattern.picture());
        assertEquals(2, left(pattern, white(2, 1), 0.25));
        assertEquals(1, left(pattern, white(2, 1), 0.5));
        assertEquals(0, left(pattern, white(2, 1), 0.76));
    }

    @Test
    void largePicturesAreCoveredByStretchedThresholds() {
        DissolvePattern pattern = DissolvePattern.of(DissolveShape.DOWN);
        Image large = white(1, 2000);
        assertEquals(1000, left(pattern, large, 0.5), 8);
        for (int i = 1; i < 600; i++) pattern.dissolve(white(600, i), 0.5); // more than is kept
        assertEquals(1000, left(pattern, large, 0.5), 8);
    }
}
