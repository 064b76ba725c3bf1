package kodama.draw.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import kodama.draw.Image;
import kodama.draw.PlayDirection;
import kodama.draw.SheetAnimation;
import kodama.draw.SpriteSheet;
import kodama.draw.file.AsepriteSample.Bytes;
import org.junit.jupiter.api.Test;

class GifFormatTest {
    private static final int RED = 0xFFFF0000;
    private static final int GREEN = 0xFF00FF00;
    private static final int BLUE = 0xFF0000FF;

    /** A picture of 2 by 1 pixels and the colors red, green, blue, white. */
    static Bytes header(int width, int height) {
        Bytes bytes = new Bytes()
                .raw("GIF89a".getBytes(StandardCharsets.ISO_8859_1))
                .u16(width)
                .u16(height);
        return bytes.u8(0x81).u8(0).u8(0).all(255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 255);
    }

    static Bytes control(Bytes bytes, int disposal, int hundredths, int transparent) {
        bytes.all(0x21, 0xF9, 4, disposal << 2 | (transparent < 0 ? 0 : 1)).u16(hundredths);
        return bytes.u8(Math.max(0, transparent)).u8(0);
    }

    static Bytes loop(Bytes bytes, int count) {
        bytes.all(0x21, 0xFF, 11).raw("NETSCAPE2.0".getBytes(StandardCharsets.ISO_8859_1));
        return bytes.all(3, 1).u16(count).u8(0);
    }

    /** Adds uncompressed pixels: a code to clear the table before each. */
    static Bytes part(Bytes bytes, int x, int y, int width, int height, int flags, int... pixels) {
        bytes.u8(0x2C).u16(x).u16(y).u16(width).u16(height).u8(flags).u8(2);
        int[] codes = new int[2 * pixels.length + 1];
        for (int i = 0; i < pixels.length; i++) {
            codes[2 * i] = 4;
            codes[2 * i + 1] = pixels[i];
        }
        codes[codes.length - 1] = 5;
        byte[] packed = new byte[(codes.length * 3 + 7) / 8];
        for (int i = 0; i < 3 * codes.length; i++)
            if ((codes[i / 3] >> i % 3 & 1) != 0) packed[i / 8] |= (byte) (1 << i % 8);
        return bytes.u8(packed.length).raw(packed).u8(0);
    }

    private static SpriteSheet sheet(Bytes bytes) throws IOException {
        return SpriteSheet.of(
                new GifFormat().read("ship", "ship.gif", bytes.u8(0x3B).toByteArray()));
    }

    private static String failure(byte[] file) {
        return assertThrows(IOException.class, () -> new GifFormat().read("ship", "ship.gif", file))
                .getMessage();
    }

    private static List<Integer> colors(Image image) {
        Integer[] colors = new Integer[image.width() * image.height()];
        for (int i = 0; i < colors.length; i++) colors[i] = image.pixel(i % image.width(), i / image.width());
        return Arrays.asList(colors);
    }

    @Test
    void aPictureIsOneFrameWithoutAnimation() throws IOException {
        SpriteSheet sheet = sheet(part(header(2, 1), 0, 0, 2, 1, 0, 0, 2));
        assertEquals(1, sheet.count());
        assertEquals(List.of(RED, BLUE), colors(sheet.frame(0)));
        assertEquals(List.of(), sheet.animations());
    }

    @Test
    void framesAreComposedAndShownForTheirDurations() throws IOException {
        Bytes bytes = control(loop(header(2, 1), 0), 1, 25, -1);
        part(bytes, 0, 0, 2, 1, 0, 0, 0);
        SpriteSheet sheet = sheet(part(control(bytes, 1, 1, -1), 1, 0, 1, 1, 0, 1));
        assertEquals(List.of(RED, RED), colors(sheet.frame(0)));
        assertEquals(List.of(RED, GREEN), colors(sheet.frame(1)));
        assertEquals(250, sheet.millis(0));
        assertEquals(100, sheet.millis(1));
        assertEquals(List.of(new SheetAnimation("all", List.of(0, 1), PlayDirection.FORWARD, 0)), sheet.animations());
    }

    @Test
    void transparentPixelsKeepWhatIsBelow() throws IOException {
        Bytes bytes = part(header(2, 1), 0, 0, 2, 1, 0, 0, 0);
        SpriteSheet sheet = sheet(part(control(bytes, 0, 5, 3), 0, 0, 2, 1, 0, 3, 2));
        assertEquals(List.of(RED, BLUE), colors(sheet.frame(1)));
    }

    @Test
    void framesAreClearedOrRestoredAfterTheyWereShown() throws IOException {
        for (int disposal : new int[] {2, 3}) {
            Bytes bytes = part(header(2, 1), 0, 0, 2, 1, 0, 0, 0);
            part(control(bytes, disposal, 5, -1), 0, 0, 1, 1, 0, 2);
            SpriteSheet sheet = sheet(part(bytes, 1, 0, 1, 1, 0, 1));
            assertEquals(List.of(BLUE, RED), colors(sheet.frame(1)));
            assertEquals(List.of(disposal == 2 ? 0 : RED, GREEN), colors(sheet.frame(2)));
        }
    }

    @Test
    void interlacedRowsAreSorted() throws IOException {
        SpriteSheet sheet = sheet(part(header(1, 5), 0, 0, 1, 5, 0x40, 0, 1, 2, 3, 3));
        assertEquals(List.of(RED, 0xFFFFFFFF, BLUE, 0xFFFFFFFF, GREEN), colors(sheet.frame(0)));
    }

    @Test
    void partsOutsideOfTheFrameAreCut() throws IOException {
        assertEquals(
                List.of(0, RED),
                colors(sheet(part(header(2, 1), 1, 0, 2, 1, 0, 0, 2)).frame(0)));
    }

    @Test
    void aFileWithALoopCountIsRepeatedOnceMore() throws IOException {
        Bytes bytes = part(loop(header(1, 1), 2), 0, 0, 1, 1, 0, 0);
        assertEquals(3, sheet(part(bytes, 0, 0, 1, 1, 0, 1)).animations().get(0).repeat());
    }

    @Test
    void errorsNameThePlace() {
        assertEquals("ship.gif: it is not a GIF picture", failure(new byte[3]));
        assertEquals("ship.gif: the file has no image", failure(header(1, 1).toByteArray()));
        assertEquals(
                "ship.gif: byte 25: unknown block 7", failure(header(1, 1).u8(7).toByteArray()));
        assertEquals(
                "ship.gif: frame 2: there is too little data",
                failure(part(part(header(2, 1), 0, 0, 1, 1, 0, 0), 0, 0, 2, 1, 0, 0)
                        .toByteArray()));
        assertEquals(
                "ship.gif: 1 frames of 16000x16000 have more than 16,777,216 pixels together",
                failure(part(header(16_000, 16_000), 0, 0, 1, 1, 0, 0).toByteArray()));
        assertEquals(
                "ship.gif: frame 1: the compressed data is damaged",
                failure(header(1, 1)
                        .all(0x2C)
                        .zeros(4)
                        .u16(1)
                        .u16(1)
                        .all(0, 2, 1, 0x34, 0)
                        .toByteArray()));
    }
}
