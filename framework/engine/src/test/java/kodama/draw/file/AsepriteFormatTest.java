package kodama.draw.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.util.List;
import kodama.draw.Image;
import kodama.draw.PlayDirection;
import kodama.draw.SheetAnimation;
import kodama.draw.SheetLayout;
import kodama.draw.SpriteSheet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AsepriteFormatTest {
    private static final int[] RED = {255, 0, 0, 255};
    private static final int[] BLUE = {0, 0, 255, 255};

    private static SpriteSheet sheet(AsepriteSample sample) throws IOException {
        return SpriteSheet.of(new AsepriteFormat().read("ship", "ship.aseprite", sample.file()));
    }

    private static String failure(AsepriteSample sample) {
        return failure(sample.file());
    }

    private static String failure(byte[] file) {
        return assertThrows(IOException.class, () -> new AsepriteFormat().read("ship", "ship.aseprite", file))
                .getMessage();
    }

    private static int pixel(AsepriteSample sample) throws IOException {
        return sheet(sample).frame(0).pixel(0, 0);
    }

    private static AsepriteSample rgba() {
        return new AsepriteSample(1, 1, 32).frame(100);
    }

    @Test
    void colorsAreThoseOfTheFile() throws IOException {
        Image frame = sheet(new AsepriteSample(2, 1, 32).frame(50).layer("a").cel(0, 1, 0, 1, 1, 0, 1, 2, 3, 128))
                .frame(0);
        assertEquals(0, frame.pixel(0, 0));
        assertEquals(0x80010203, frame.pixel(1, 0));
    }

    @Test
    void uncompressedPixelsAreRead() throws IOException {
        assertEquals(0xFFFF0000, pixel(rgba().layer("a").rawCel(0, 0, 0, 1, 1, RED)));
    }

    @Test
    void grayPixelsHaveAlpha() throws IOException {
        assertEquals(
                0x40777777,
                pixel(new AsepriteSample(1, 1, 16).frame(1).layer("a").cel(0, 0, 0, 1, 1, 0, 0x77, 0x40)));
    }

    @Test
    void indexedPixelsAreColorsOfThePalette() throws IOException {
        AsepriteSample sample = new AsepriteSample(3, 1, 8, 1, 1).frame(1).palette(0xFF102030, 0xFF000001, 0x80112233);
        Image frame = sheet(sample.layer("a").cel(0, 0, 0, 3, 1, 0, 0, 1, 2)).frame(0);
        assertEquals(0xFF102030, frame.pixel(0, 0));
        assertEquals(0, frame.pixel(1, 0));
        assertEquals(0x80112233, frame.pixel(2, 0));
    }

    @Test
    void theTransparentIndexIsAColorOnTheBackground() throws IOException {
        AsepriteSample sample = new AsepriteSample(1, 1, 8, 1, 0).frame(1).palette(0xFF102030);
        assertEquals(0xFF102030, pixel(sample.layer("back", 0, 0, 1 | 8, 0, 255).cel(0, 0, 0, 1, 1, 0, 0)));
    }

    @ParameterizedTest
    @CsvSource({"4, 10, 20, 30, FF0A141E", "17, 63, 32, 0, FFFF8200"})
    void oldPalettesAreRead(int type, int red, int green, int blue, String color) throws IOException {
        AsepriteSample sample = new AsepriteSample(1, 1, 8, 1, 5).frame(1).oldPalette(type, red, green, blue);
        assertEquals(
                Integer.parseUnsignedInt(color, 16), pixel(sample.layer("a").cel(0, 0, 0, 1, 1, 0, 0)));
    }

    @Test
    void anOldPaletteAfterANewOneIsIgnored() throws IOException {
        AsepriteSample sample =
                new AsepriteSample(1, 1, 8, 1, 5).frame(1).palette(0xFF010203).oldPalette(4, 9, 9, 9);
        assertEquals(0xFF010203, pixel(sample.layer("a").cel(0, 0, 0, 1, 1, 0, 0)));
    }

    @Test
    void linkedCelsShowTheFrameThatTheyAreLinkedTo() throws IOException {
        AsepriteSample sample = rgba().layer("a").cel(0, 0, 0, 1, 1, 0, RED);
        SpriteSheet sheet = sheet(sample.frame(1).linkedCel(0, 0).frame(1).linkedCel(0, 1));
        assertEquals(3, sheet.count());
        assertEquals(0xFFFF0000, sheet.frame(2).pixel(0, 0));
    }

    @Test
    void hiddenLayersHiddenGroupsAndReferencesAreNotShown() throws IOException {
        AsepriteSample sample = rgba().layer("a")
                .layer("hidden", 0, 0, 0, 0, 255)
                .layer("group", 1, 0, 0, 0, 255)
                .layer("inner", 0, 1, 1, 0, 255)
                .layer("reference", 0, 0, 1 | 64, 0, 255);
        sample.cel(0, 0, 0, 1, 1, 0, RED).cel(1, 0, 0, 1, 1, 0, BLUE).cel(3, 0, 0, 1, 1, 0, BLUE);
        assertEquals(0xFFFF0000, pixel(sample.cel(4, 0, 0, 1, 1, 0, BLUE)));
    }

    @Test
    void layersAreBlendedWithTheirOpacity() throws IOException {
        AsepriteSample sample = rgba().layer("a").layer("b", 0, 0, 1, 0, 128);
        assertEquals(0xFF7F0080, pixel(sample.cel(0, 0, 0, 1, 1, 0, RED).cel(1, 0, 0, 1, 1, 0, BLUE)));
    }

    @Test
    void withoutTheFlagOfTheHeaderLayersAreOpaque() throws IOException {
        AsepriteSample sample = new AsepriteSample(1, 1, 32, 0, 0).frame(1).layer("a", 0, 0, 1, 0, 128);
        assertEquals(0xFFFF0000, pixel(sample.cel(0, 0, 0, 1, 1, 0, RED)));
    }

    @Test
    void groupsAreBlendedAsAWholeIfTheHeaderSaysSo() throws IOException {
        for (int flags : new int[] {1, 3}) {
            AsepriteSample sample = new AsepriteSample(1, 1, 32, flags, 0).frame(1);
            sample.layer("group", 1, 0, 1, 0, 128).layer("a", 0, 1, 1, 0, 255);
            assertEquals(flags == 1 ? 0xFFFF0000 : 0x80FF0000, pixel(sample.cel(1, 0, 0, 1, 1, 0, RED)));
        }
    }

    @Test
    void aCelWithAHigherZIndexIsInFront() throws IOException {
        AsepriteSample sample = rgba().layer("a").layer("b");
        assertEquals(0xFFFF0000, pixel(sample.cel(0, 0, 0, 1, 1, 2, RED).cel(1, 0, 0, 1, 1, 0, BLUE)));
    }

    @Test
    void tilesAreMirrored() throws IOException {
        AsepriteSample sample =
                new AsepriteSample(4, 4, 8, 1, 0).frame(1).palette(0, 0xFF000001, 0xFF000002, 0xFF000003);
        sample.tileset(2, 2, 2, 0, 0, 0, 0, 1, 2, 3, 3).layer("map", 2, 0, 1, 0, 255);
        Image frame = sheet(sample.tiles(0, 2, 2, 1, 1 | 0x2000_0000, 1 | 0x4000_0000, 0))
                .frame(0);
        assertEquals(List.of(1, 2, 2, 1), row(frame, 0));
        assertEquals(List.of(3, 3, 3, 3), row(frame, 1));
        assertEquals(List.of(3, 3, 0, 0), row(frame, 2));
        assertEquals(List.of(1, 2, 0, 0), row(frame, 3));
    }

    private static List<Integer> row(Image image, int y) {
        return List.of(blue(image, 0, y), blue(image, 1, y), blue(image, 2, y), blue(image, 3, y));
    }

    private static int blue(Image image, int x, int y) {
        return image.pixel(x, y) & 255;
    }

    @Test
    void durationsTagsAndSlicesAreRead() throws IOException {
        AsepriteSample sample = rgba().tag("walk", 0, 1, 3, 2).slice("hitbox").frame(40);
        SpriteSheet sheet = sheet(sample);
        assertEquals(100, sheet.millis(0));
        assertEquals(40, sheet.millis(1));
        SheetAnimation walk = new SheetAnimation("walk", List.of(0, 1), PlayDirection.PING_PONG_REVERSE, 2);
        assertEquals(walk, sheet.animation("walk"));
        assertEquals(
                List.of(new SheetLayout.Slice(
                        "hitbox",
                        0,
                        new SheetLayout.Bounds(1, 2, 5, 6),
                        new SheetLayout.Bounds(1, 1, 3, 4),
                        new SheetLayout.Point(2, 3))),
                sheet.slices());
    }

    @Test
    void theWholePictureHasAllFramesInAGrid() throws IOException {
        AsepriteSample sample = new AsepriteSample(2, 1, 32);
        for (int i = 0; i < 5; i++) sample.frame(1);
        Image whole = sheet(sample).whole();
        assertEquals("image 'ship' 4x3", whole.toString());
    }

    @Test
    void unknownChunksAreSkipped() throws IOException {
        AsepriteSample sample = rgba().layer("a")
                .chunk(0x2020, new AsepriteSample.Bytes().u32(1).text("user data"));
        assertEquals(0xFFFF0000, pixel(sample.cel(0, 0, 0, 1, 1, 0, RED)));
    }

    @Test
    void errorsNameFileFrameAndLayer() {
        assertEquals(
                "ship.aseprite: frame 2, layer 'body': there is too little compressed data",
                failure(rgba().layer("body").frame(1).cel(0, 0, 0, 900, 900, 0, RED)));
        assertEquals(
                "ship.aseprite: frame 1, layer 'body': it is linked to frame 1, which is not an earlier one",
                failure(rgba().layer("body").linkedCel(0, 0)));
        assertEquals(
                "ship.aseprite: frame 1, chunk 1: there is no layer 1", failure(rgba().cel(0, 0, 0, 1, 1, 0, RED)));
        assertEquals(
                "ship.aseprite: layer 1: layer 'a' has the unknown blend mode 19",
                failure(rgba().layer("a", 0, 0, 1, 19, 255)));
        assertEquals(
                "ship.aseprite: tag 1: tag 'walk' has the frames 1 to 3 of 1", failure(rgba().tag("walk", 0, 2, 0, 0)));
        assertEquals(
                "ship.aseprite: frame 1, layer 'map': there is no tileset 0",
                failure(rgba().layer("map", 2, 0, 1, 0, 255).tiles(0, 1, 1, 1)));
    }

    @Test
    void errorsNameHeadersThatCannotBeTrue() {
        assertEquals("ship.aseprite: header: the file is not of Aseprite: it is too short", failure(new byte[9]));
        assertEquals("ship.aseprite: header: the file is not of Aseprite", failure(new byte[200]));
        assertEquals(
                "ship.aseprite: header: the color depth must be 8, 16 or 32 but was 24",
                failure(new AsepriteSample(1, 1, 24).frame(1)));
        assertEquals("ship.aseprite: header: there are no frames", failure(new AsepriteSample(1, 1, 32)));
        assertEquals(
                "ship.aseprite: header: the picture is 0x1; a side may have 1 to 16384 pixels",
                failure(new AsepriteSample(0, 1, 32).frame(1)));
        assertEquals(
                "ship.aseprite: header: 1 frames of 16000x16000 have more than 16,777,216 pixels together",
                failure(new AsepriteSample(16_000, 16_000, 32).frame(1)));
    }
}
