package kodama.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.awt.image.BufferedImage;
import java.util.List;
import kodama.draw.Image;
import org.junit.jupiter.api.Test;

class WindowIconsTest {
    private static final int RED = 0xFFFF0000;
    private static final int BLUE = 0xFF0000FF;

    private static Image picture(int width, int height) {
        int[] pixels = new int[width * height];
        for (int i = 0; i < pixels.length; i++) pixels[i] = i % width < width / 2 ? RED : BLUE;
        return new Image("icon", width, height, pixels);
    }

    @Test
    void thereIsAnIconOfEachCommonSize() {
        List<Integer> sides = WindowIcons.of(picture(16, 16)).stream()
                .map(BufferedImage::getWidth)
                .toList();
        assertEquals(List.of(16, 24, 32, 48, 64, 128, 256), sides);
    }

    @Test
    void pixelArtIsEnlargedByIntegersAndCentered() {
        BufferedImage icon = WindowIcons.of(picture(20, 10)).get(3);
        assertEquals(48, icon.getHeight());
        assertEquals(0, icon.getRGB(3, 24), "a border of 4");
        assertEquals(RED, icon.getRGB(4, 24));
        assertEquals(RED, icon.getRGB(23, 24));
        assertEquals(BLUE, icon.getRGB(24, 24));
        assertEquals(0, icon.getRGB(24, 13), "and of 14 above");
    }

    @Test
    void aLargePictureIsMadeSmaller() {
        BufferedImage icon = WindowIcons.of(picture(1024, 1024)).get(0);
        assertEquals(RED, icon.getRGB(2, 8));
        assertEquals(BLUE, icon.getRGB(13, 8));
    }

    @Test
    void kodamaHasAnIconOfItsOwn() {
        Image own = KodamaIcon.picture();
        assertEquals("16x16", own.width() + "x" + own.height());
        assertNotEquals(0, own.pixel(8, 8));
        assertEquals(0, own.pixel(0, 0));
    }
}
