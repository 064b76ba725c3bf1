package kodama.pack.system;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;
import kodama.desktop.KodamaIcon;
import org.junit.jupiter.api.Test;

/** Icons are read back as operating systems read them. */
class IconFilesTest {
    private static final int OUTLINE = 0xFF1E2A26;

    private final IconFiles icons = new IconFiles(KodamaIcon.picture());

    private static BufferedImage picture(byte[] file, int at, int length) throws IOException {
        return ImageIO.read(new ByteArrayInputStream(file, at, length));
    }

    @Test
    void windowsFindsSevenSizes() throws IOException {
        byte[] ico = icons.ico();
        ByteBuffer in = ByteBuffer.wrap(ico).order(ByteOrder.LITTLE_ENDIAN);
        assertEquals(0, in.getShort());
        assertEquals(1, in.getShort());
        List<Integer> sides = new ArrayList<>();
        for (int left = in.getShort(); left > 0; left--) {
            int width = in.get() & 0xFF;
            assertEquals(width, in.get() & 0xFF);
            assertEquals(0, in.getShort());
            assertEquals(1, in.getShort());
            assertEquals(32, in.getShort());
            int length = in.getInt();
            BufferedImage picture = picture(ico, in.getInt(), length);
            assertEquals(width, picture.getWidth() & 0xFF); // 256 is written as 0
            sides.add(picture.getHeight());
        }
        assertEquals(List.of(16, 24, 32, 48, 64, 128, 256), sides);
    }

    @Test
    void macFindsEachSizeUnderItsType() throws IOException {
        byte[] icns = icons.icns();
        ByteBuffer in = ByteBuffer.wrap(icns);
        assertEquals("icns", type(in));
        assertEquals(icns.length, in.getInt());
        List<String> found = new ArrayList<>();
        while (in.hasRemaining()) {
            String type = type(in);
            int length = in.getInt() - 8;
            found.add(type + " " + picture(icns, in.position(), length).getWidth());
            in.position(in.position() + length);
        }
        assertEquals(
                List.of("ic11 32", "ic12 64", "ic07 128", "ic13 256", "ic08 256", "ic14 512", "ic09 512", "ic10 1024"),
                found);
    }

    private static String type(ByteBuffer in) {
        byte[] type = new byte[4];
        in.get(type);
        return new String(type, StandardCharsets.US_ASCII);
    }

    @Test
    void linuxGetsAPictureEnlargedByAWholeNumber() throws IOException {
        byte[] png = icons.png();
        BufferedImage picture = picture(png, 0, png.length);
        assertEquals(256, picture.getWidth());
        assertEquals(0, picture.getRGB(0, 0) >>> 24);
        assertEquals(OUTLINE, picture.getRGB(5 * 16, 16));
        assertEquals(OUTLINE, picture.getRGB(5 * 16 + 15, 31));
    }

    @Test
    void theSamePictureGivesTheSameBytes() {
        assertArrayEquals(icons.icns(), new IconFiles(KodamaIcon.picture()).icns());
        assertArrayEquals(icons.ico(), new IconFiles(KodamaIcon.picture()).ico());
    }
}
