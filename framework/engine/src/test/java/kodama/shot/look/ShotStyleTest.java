package kodama.shot.look;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import kodama.draw.DrawList;
import kodama.draw.FrameBuffer;
import kodama.draw.Image;
import kodama.draw.Rasterizer;
import org.junit.jupiter.api.Test;

class ShotStyleTest {
    private static final int RED = 0xFFFF0000;
    private static final int BLUE = 0xFF0000FF;

    /** A needle with a red tail and a blue tip. */
    private static final Image NEEDLE = new Image("needle", 4, 2, new int[] {RED, RED, RED, BLUE, RED, RED, RED, BLUE});

    private static final List<String> RIGHT =
            List.of("........", "........", ".rrrb...", ".rrrb...", "........", "........");
    private static final List<String> DOWN =
            List.of("........", "..rr....", "..rr....", "..rr....", "..bb....", "........");
    private static final List<String> LEFT =
            List.of("........", "........", ".brrr...", ".brrr...", "........", "........");

    private static List<String> picture(ShotStyle style, double angle) {
        DrawList list = new DrawList();
        style.look().draw(list, 3, 3, angle, 0);
        FrameBuffer frame = new FrameBuffer(8, 6);
        new Rasterizer().draw(list, frame);
        return rows(frame.toImage("frame"));
    }

    private static List<String> rows(Image image) {
        List<String> rows = new ArrayList<>();
        for (int y = 0; y < image.height(); y++) {
            StringBuilder row = new StringBuilder();
            for (int x = 0; x < image.width(); x++) row.append(letter(image.pixel(x, y)));
            rows.add(row.toString());
        }
        return rows;
    }

    private static char letter(int argb) {
        return argb == RED ? 'r' : argb == BLUE ? 'b' : '.';
    }

    @Test
    void uprightStyleShowsItsPictureAroundItsPlace() {
        assertEquals(RIGHT, picture(ShotStyle.upright(NEEDLE, 1), 0));
        assertEquals(RIGHT, picture(ShotStyle.upright(NEEDLE, 1), 90));
    }

    @Test
    void turningStylePointsWhereItFlies() {
        ShotStyle style = ShotStyle.turning(NEEDLE, 1);
        assertEquals(RIGHT, picture(style, 0));
        assertEquals(DOWN, picture(style, 90));
        assertEquals(LEFT, picture(style, -180));
        assertEquals(LEFT, picture(style, 540));
    }

    @Test
    void directionBetweenTwoPicturesTakesTheNearer() {
        ShotStyle style = ShotStyle.turning(NEEDLE, 1);
        assertEquals(RIGHT, picture(style, 2.8));
        assertEquals(RIGHT, picture(style, -2.8));
        assertEquals(DOWN, picture(style, 450 + 2.8));
    }

    @Test
    void largePictureTurnsToo() {
        int[] pixels = new int[40 * 2];
        java.util.Arrays.fill(pixels, RED);
        ShotStyle style = ShotStyle.turning(new Image("laser", 40, 2, pixels), 1);
        assertEquals("..rr....", picture(style, 90).get(0));
        assertEquals("..rr....", picture(style, 90).get(5));
    }

    @Test
    void partOfAnImageIsShownAlone() {
        ShotStyle style = ShotStyle.of(NEEDLE, 2, 0, 2, 2, false, 1);
        assertEquals("..rb....", picture(style, 0).get(2));
    }

    @Test
    void rectangleOutsideTheImageIsAnError() {
        var error = assertThrows(IllegalArgumentException.class, () -> ShotStyle.of(NEEDLE, 3, 0, 2, 2, false, 1));
        assertEquals("part 3,0 2x2 reaches outside image 'needle' (4x2)", error.getMessage());
    }

    @Test
    void negativeRadiusIsAnError() {
        var error = assertThrows(IllegalArgumentException.class, () -> ShotStyle.upright(NEEDLE, -2));
        assertEquals("radius must be at least 0 but was -2", error.getMessage());
    }
}
