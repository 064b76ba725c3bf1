package kodama.shot.look;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.zip.CRC32;
import kodama.draw.Image;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ShotShapeTest {
    /** The characters of the tones, from the darkest on. */
    private static final String TONES = "-~ox# ";

    private static List<String> rows(Image image) {
        List<String> rows = new ArrayList<>();
        for (int y = 0; y < image.height(); y++) {
            StringBuilder row = new StringBuilder();
            for (int x = 0; x < image.width(); x++) row.append(letter(image.pixel(x, y)));
            rows.add(row.toString());
        }
        return rows;
    }

    private static char letter(int color) {
        for (Tone tone : Tone.values()) if (color == ShotColor.RED.of(tone)) return TONES.charAt(tone.ordinal());
        return '.';
    }

    private static Image red(ShotShape shape) {
        return shape.artwork(ShotColor.RED).upright(1, 1);
    }

    @Test
    void thereAreFortyShapesInEightColors() {
        assertEquals(40, ShotShape.values().length);
        assertEquals(8, ShotColor.values().length);
    }

    @Test
    void aSmallPearlIsABrightCoreWithARim() {
        assertEquals(
                List.of("..----..", ".-oooo-.", "-o####o-", "-o####o-", "-o####o-", "-o####o-", ".-oooo-.", "..----.."),
                rows(red(ShotShape.SMALL_PEARL)));
    }

    @ParameterizedTest
    @EnumSource
    void noShapeIsCutOffAtTheEdgesOfItsPicture(ShotShape shape) {
        Image image = red(shape);
        assertTrue(Math.max(image.width(), image.height()) >= 8, image::toString);
        assertTrue(Math.max(image.width(), image.height()) <= 32, image::toString);
        Image onMoreRoom = shape.artwork(ShotColor.RED).rotated(0, 1, 1);
        assertEquals(pixels(onMoreRoom), pixels(image));
        assertTrue(onMoreRoom.width() >= image.width() - 2, "an empty rim");
        assertTrue(onMoreRoom.height() >= image.height() - 2, "an empty rim");
    }

    @Test
    void eachPictureDiffersFromAllOthers() {
        Set<List<String>> shapes = new HashSet<>();
        for (ShotShape shape : ShotShape.values()) assertTrue(shapes.add(rows(red(shape))), shape.luaName());
        Set<Integer> colors = new HashSet<>();
        for (ShotColor color : ShotColor.values()) assertTrue(colors.add(color.of(Tone.FULL)), color.luaName());
    }

    @ParameterizedTest
    @EnumSource
    void eachHitsWithinItsPictureAndLessThanItLooks(ShotShape shape) {
        Image image = red(shape);
        double half = Math.max(image.width(), image.height()) / 2.0;
        assertTrue(shape.radius() >= 1, "too small to be dodged knowingly");
        assertTrue(shape.radius() < 0.8 * half, "hits where one does not see it");
    }

    @ParameterizedTest
    @EnumSource
    void shapesThatTurnAreSymmetricToTheirDirection(ShotShape shape) {
        Set<ShotShape> lit = EnumSet.of(
                ShotShape.CAPSULE,
                ShotShape.BULLET,
                ShotShape.CRYSTAL,
                ShotShape.LEAF,
                ShotShape.FEATHER,
                ShotShape.DROP,
                ShotShape.KNIFE,
                ShotShape.FLAME);
        if (shape.orientation() != ShotShape.Orientation.TURNS || lit.contains(shape)) return;
        List<String> rows = rows(red(shape));
        for (int i = 0; i < rows.size(); i++) assertEquals(rows.get(i), rows.get(rows.size() - 1 - i), "row " + i);
    }

    @ParameterizedTest
    @EnumSource(names = {"SMALL_PEARL", "PEARL", "BIG_PEARL", "RING", "STAR4", "CROSS"})
    void roundShapesAreTheSameOnAllFourSides(ShotShape shape) {
        Artwork artwork = shape.artwork(ShotColor.RED);
        for (int angle = 90; angle < 360; angle += 90)
            assertEquals(rows(artwork.rotated(0, 1, 1)), rows(artwork.rotated(angle, 1, 1)), angle + " degrees");
    }

    @ParameterizedTest
    @EnumSource(names = {"SMALL_STAR", "STAR", "STAR6", "SNOWFLAKE", "HEART", "SKULL", "EYE"})
    void uprightShapesAreTheSameLeftAndRight(ShotShape shape) {
        List<String> rows = rows(red(shape)).stream()
                .map(row -> row.replaceAll("[^.]", "#"))
                .toList();
        for (String row : rows) assertEquals(new StringBuilder(row).reverse().toString(), row);
    }

    @ParameterizedTest
    @EnumSource
    void aRotatedPictureHasAsManyPixels(ShotShape shape) {
        long upright = pixels(shape.artwork(ShotColor.RED).rotated(0, 1, 1));
        for (int angle = 15; angle < 360; angle += 30)
            assertEquals(
                    upright,
                    pixels(shape.artwork(ShotColor.RED).rotated(angle, 1, 1)),
                    0.16 * upright,
                    angle + " degrees");
    }

    private static long pixels(Image image) {
        return rows(image).stream()
                .mapToLong(row -> row.chars().filter(pixel -> pixel != '.').count())
                .sum();
    }

    @Test
    void picturesAreFoundByTheirNames() {
        Artwork star = ShotShape.byName("kodama.star.red");
        assertNotNull(star);
        assertEquals("kodama.star.red", star.upright(1, 1).name());
        assertEquals(rows(red(ShotShape.STAR)), rows(star.upright(1, 1)));
        assertNull(ShotShape.byName("kodama.star.pink"));
        assertNull(ShotShape.byName("kodama.stars.red"));
        assertNull(ShotShape.byName("kodama.shot"));
        assertNull(ShotShape.byName("star.red"));
    }

    @Test
    void allPicturesAreTheSameOnEveryMachine() {
        CRC32 sum = new CRC32();
        for (ShotShape shape : ShotShape.values())
            for (ShotColor color : ShotColor.values())
                add(sum, shape.artwork(color).rotated(color.ordinal() * 45 + 11, 1, 1));
        assertEquals(SUM, Long.toHexString(sum.getValue()));
    }

    /** After changing the art, look at the pictures and enter the checksum that the test reports. */
    private static final String SUM = "58bc29ed";

    private static void add(CRC32 sum, Image image) {
        for (int y = 0; y < image.height(); y++)
            for (int x = 0; x < image.width(); x++)
                for (int shift = 0; shift < 32; shift += 8) sum.update(image.pixel(x, y) >> shift);
    }

    @Test
    void theMainColorIsThatOfThePicture() {
        for (ShotShape shape : ShotShape.values()) {
            assertMostly(shape.artwork(ShotColor.RED).mainColor(), 16);
            assertMostly(shape.artwork(ShotColor.GREEN).mainColor(), 8);
            assertMostly(shape.artwork(ShotColor.BLUE).mainColor(), 0);
        }
    }

    private static void assertMostly(int color, int shift) {
        assertEquals(255, color >> shift & 255, Integer.toHexString(color));
        assertNotEquals(0xFFFFFF, color);
    }
}
