package kodama.draw.awt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Random;
import javax.imageio.ImageIO;
import kodama.Seed;
import kodama.draw.Image;
import org.junit.jupiter.api.Test;

class JavaPictureFormatTest {
    private static byte[] file(String format, int type) throws IOException {
        BufferedImage picture = new BufferedImage(16, 8, type);
        for (int x = 0; x < 16; x++)
            for (int y = 0; y < 8; y++) picture.getRaster().setSample(x, y, 0, 0x80);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        assertTrue(ImageIO.write(picture, format, out));
        return out.toByteArray();
    }

    private static Image read(String path, byte[] file) throws IOException {
        return new JavaPictureFormat().read("ship", path, file);
    }

    @Test
    void colorsOfABmpAreExact() throws IOException {
        Image image = read("ship.bmp", file("bmp", BufferedImage.TYPE_INT_RGB));
        assertEquals("image 'ship' 16x8", image.toString());
        assertEquals(0xFF800000, image.pixel(15, 7));
    }

    @Test
    void aGrayJpegKeepsItsBrightness() throws IOException {
        assertEquals(
                0xFF808080,
                read("ship.jpg", file("jpeg", BufferedImage.TYPE_BYTE_GRAY)).pixel(3, 3));
    }

    @Test
    void aPictureThatIsTooLargeIsRefusedBeforeItIsRead() throws IOException {
        byte[] file = file("jpeg", BufferedImage.TYPE_INT_RGB);
        int size = sizeOf(file);
        file[size] = 127;
        assertEquals(
                "ship.jpg: the picture is 16x32520; a side may have 1 to 16384 pixels",
                assertThrows(IOException.class, () -> read("ship.jpg", file)).getMessage());
    }

    /** Returns where the height is: after the mark of the frame, its length and its depth. */
    private static int sizeOf(byte[] jpeg) {
        for (int i = 0; i < jpeg.length - 5; i++) if (jpeg[i] == -1 && jpeg[i + 1] == -64) return i + 5;
        throw new AssertionError("no frame");
    }

    @Test
    void eachDamagedFileIsReadOrRefusedWithASentence(@Seed(74) Random random) throws IOException {
        byte[][] originals = {file("bmp", BufferedImage.TYPE_INT_RGB), file("jpeg", BufferedImage.TYPE_INT_RGB)};
        int mutations = Integer.getInteger("mutations", 500);
        for (int i = 0; i < mutations; i++) {
            byte[] file = originals[i % 2].clone();
            for (int changes = random.nextInt(4); changes >= 0; changes--)
                file[random.nextInt(file.length)] = (byte) random.nextInt(256);
            String path = i % 2 == 0 ? "ship.bmp" : "ship.jpg";
            try {
                read(path, file);
            } catch (IOException refused) {
                assertTrue(refused.getMessage().startsWith(path + ": "), refused.getMessage());
            }
        }
    }
}
