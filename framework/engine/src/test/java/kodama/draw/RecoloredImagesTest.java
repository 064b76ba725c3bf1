package kodama.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class RecoloredImagesTest {
    private final SpriteLook look = new SpriteLook();
    private final Image image = new Image("pair", 2, 1, new int[] {0xFFFF0000, 0x8000FF00});

    private Image filled(Image image, int rgb) {
        return RecoloredImages.of(image, look.reset().setFill(rgb, 1));
    }

    @Test
    void colorsChangeAndOpacityStays() {
        Image blue = filled(image, 0x0000FF);
        assertEquals(0xFF0000FF, blue.pixel(0, 0));
        assertEquals(0x800000FF, blue.pixel(1, 0));
    }

    @Test
    void theLastFormsAreKept() {
        Image blue = filled(image, 0x0000FF);
        for (int i = 0; i < 15; i++) filled(image, i);
        assertSame(blue, filled(image, 0x0000FF));
        filled(image, 16);
        assertNotSame(blue, filled(image, 0x0000FF));
    }

    @Test
    void ofALargePictureOneFormIsKept() {
        Image large = new Image("large", 1_200, 1_000, new int[1_200_000]);
        Image blue = filled(large, 0x0000FF);
        assertSame(blue, filled(large, 0x0000FF));
        filled(large, 1);
        assertNotSame(blue, filled(large, 0x0000FF));
    }

    @Test
    void aCanvasIsRejected() {
        Image canvas = new CanvasQueue().create("canvas", 2, 2, 0, false).image();
        IllegalArgumentException failed = assertThrows(IllegalArgumentException.class, () -> filled(canvas, 1));
        assertEquals(
                "fill, palette and dissolve need an image that does not change, but this one is a canvas;"
                        + " use canvas:image(), or draw the canvas in these colors on another one",
                failed.getMessage());
    }
}
