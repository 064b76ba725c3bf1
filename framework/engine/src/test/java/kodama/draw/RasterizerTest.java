package kodama.draw;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import kodama.Seed;
import org.junit.jupiter.api.Test;

class RasterizerTest {
    private static final int WHITE = 0xFFFFFFFF;
    private static final int RED = 0xFFFF0000;
    private static final int BLUE = 0xFF0000FF;

    private final DrawList list = new DrawList();
    private final Image arrow = FrameRows.image(
            "r..", //
            "###", "b#.");

    private List<String> rows(int width, int height) {
        FrameBuffer frame = new FrameBuffer(width, height);
        frame.clear(0x123456);
        new Rasterizer().draw(list, frame);
        return FrameRows.of(frame);
    }

    private void shows(String... rows) {
        assertEquals(String.join("\n", rows), String.join("\n", rows(rows[0].length(), rows.length)));
    }

    private void sprite(double scaleX, double scaleY, double rotation, int flags) {
        Sprites.part(
                list, arrow, 0, 0, 3, 3, 3, 3, 1.5, 1.5, scaleX, scaleY, rotation, flags, BlendMode.NORMAL, WHITE, 1);
    }

    @Test
    void anEmptyListIsBlack() {
        shows("...", "...");
    }

    @Test
    void aSpriteIsPositionedByItsTopLeft() {
        list.sprite(arrow, 1, 1);
        shows(
                ".....", //
                ".r...", ".###.", ".b#..", ".....");
    }

    @Test
    void positionsAreRoundedToTheNearestPixel() {
        list.sprite(arrow, 0.5, -0.4);
        shows(
                ".r...", //
                ".###.", ".b#..", ".....");
    }

    @Test
    void aCenteredSpriteIsCenteredOnItsPosition() {
        list.spriteCentered(arrow, 2.5, 1.5);
        shows(
                ".r...", //
                ".###.", ".b#..");
    }

    @Test
    void partsOutsideAreCutOff() {
        list.sprite(arrow, -1, -1);
        list.sprite(arrow, 3, 3);
        list.sprite(arrow, 50, 0);
        list.sprite(arrow, 0, -50);
        shows(
                "##...", //
                "#....", ".....", "...r.", "...##");
    }

    private int[] discOf(double radius) {
        FrameBuffer frame = new FrameBuffer(65, 65);
        list.clear();
        list.disc(32, 32, radius, WHITE);
        new Rasterizer().draw(list, frame);
        return frame.pixels().clone();
    }

    @Test
    void discsHaveNoSinglePixelAtTheirEnds() {
        for (int tenths = 20; tenths <= 300; tenths++) {
            int[] pixels = discOf(tenths / 10.0);
            int top = 0;
            while (pixels[top * 65 + 32] != WHITE) top++;
            assertEquals(WHITE, pixels[top * 65 + 31], "top, radius " + tenths / 10.0);
            assertEquals(WHITE, pixels[31 * 65 + top], "left, radius " + tenths / 10.0);
        }
    }

    @Test
    void largerDiscsCoverSmallerOnes() {
        int[] smaller = discOf(0);
        for (int tenths = 1; tenths <= 300; tenths++) {
            int[] larger = discOf(tenths / 10.0);
            for (int i = 0; i < larger.length; i++)
                if (smaller[i] == WHITE) assertEquals(WHITE, larger[i], "radius " + tenths / 10.0);
            smaller = larger;
        }
    }

    @Test
    void discsOfHalfAPixelMoreAreRound() {
        list.disc(2, 2, 2.5, WHITE);
        shows(".###.", "#####", "#####", "#####", ".###.");
        list.clear();
        list.disc(4, 4, 4.5, WHITE);
        shows(
                "..#####..", //
                ".#######.",
                "#########",
                "#########",
                "#########",
                "#########",
                "#########",
                ".#######.",
                "..#####..");
        list.clear();
        list.circle(4, 4, 4.5, WHITE);
        shows(
                "..#####..", //
                ".#.....#.",
                "#.......#",
                "#.......#",
                "#.......#",
                "#.......#",
                "#.......#",
                ".#.....#.",
                "..#####..");
    }

    @Test
    void nonFinitePositionsDrawNothing() {
        for (double place :
                new double[] {Double.NaN, 1e300, -1e300, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY}) {
            list.sprite(arrow, place, 0);
            Sprites.part(list, arrow, 0, 0, 3, 3, place, place, 1, 1, 2, 2, 30, 0, BlendMode.NORMAL, WHITE, 1);
            list.rect(place, 0, 2, 2, WHITE);
            list.frame(place, 0, 2, 2, WHITE);
            list.line(place, 0, 2, 2, WHITE);
            list.circle(place, 0, 2, WHITE);
            list.disc(place, 0, 2, WHITE);
            list.text("x", place, 0, WHITE);
            list.circle(0, 0, -1, WHITE);
            list.disc(0, 0, Double.NaN, WHITE);
            Sprites.part(
                    list, arrow, 0, 0, 3, 3, 1, 1, 1, 1, place, place, place, 0, BlendMode.NORMAL, WHITE, Double.NaN);
        }
        shows("....", "....");
    }

    @Test
    void aRectangleOfAPictureIsDrawn() {
        Sprites.part(list, arrow, 1, 1, 2, 2, 0, 0, 0, 0, 1, 1, 0, 0, BlendMode.NORMAL, WHITE, 1);
        shows("##.", "#..");
    }

    @Test
    void flippingSwapsSides() {
        sprite(1, 1, 0, Sprites.FLIP_X);
        shows(
                "......", //
                "......", "....r.", "..###.", "...#b.", "......");
        list.clear();
        sprite(1, 1, 0, Sprites.FLIP_Y);
        shows(
                "......", //
                "......", "..b#..", "..###.", "..r...", "......");
    }

    @Test
    void flippedSpritesAreCutOffOnTheRightSide() {
        Sprites.part(
                list,
                arrow,
                0,
                0,
                3,
                3,
                -1,
                -1,
                0,
                0,
                1,
                1,
                0,
                Sprites.FLIP_X | Sprites.FLIP_Y,
                BlendMode.NORMAL,
                WHITE,
                1);
        shows(
                "##.", //
                ".r.", "...");
    }

    @Test
    void integerScalesRepeatPixels() {
        Sprites.part(list, arrow, 0, 0, 3, 3, 0, 0, 0, 0, 2, 2, 0, 0, BlendMode.NORMAL, WHITE, 1);
        shows(
                "rr.....", //
                "rr.....", "######.", "######.", "bb##...", "bb##...");
    }

    @Test
    void fractionalScalesKeepAllOfThePicture() {
        Sprites.part(list, arrow, 0, 0, 3, 3, 0, 0, 0, 0, 4 / 3.0, 1, 0, 0, BlendMode.NORMAL, WHITE, 1);
        shows(
                "r....", //
                "####.", "b##..");
    }

    @Test
    void negativeScalesFlipAroundTheOrigin() {
        sprite(-1, 1, 0, 0);
        List<String> mirrored = rows(6, 6);
        list.clear();
        sprite(1, 1, 0, Sprites.FLIP_X);
        assertEquals(mirrored, rows(6, 6));
        list.clear();
        Sprites.part(list, arrow, 0, 0, 3, 3, 3, 0, 0, 0, -1, 1, 0, 0, BlendMode.NORMAL, WHITE, 1);
        shows(
                "..r.", //
                "###.", ".#b.");
    }

    @Test
    void scaledAwaySpritesVanish() {
        sprite(0, 1, 0, 0);
        sprite(0.1, 0.1, 45, 0);
        shows("......", "......");
    }

    @Test
    void aQuarterTurnIsExact() {
        sprite(1, 1, 90, 0);
        shows(
                "......", //
                "......", "..b#r.", "..##..", "...#..", "......");
    }

    @Test
    void aHalfTurnEqualsBothFlips() {
        sprite(1, 1, 180, 0);
        List<String> turned = rows(6, 6);
        list.clear();
        sprite(1, 1, 0, Sprites.FLIP_X | Sprites.FLIP_Y);
        assertEquals(rows(6, 6), turned);
    }

    @Test
    void turnsContinueBeyondAFullCircle() {
        sprite(2, 2, -270 + 3600, 0);
        List<String> turned = rows(9, 9);
        list.clear();
        sprite(2, 2, 90, 0);
        assertEquals(rows(9, 9), turned);
    }

    @Test
    void anEighthTurnOfASquareIsADiamond() {
        Image square = FrameRows.image("####", "####", "####", "####");
        Sprites.part(list, square, 0, 0, 4, 4, 4, 4, 2, 2, 1.5, 1.5, 45, 0, BlendMode.NORMAL, WHITE, 1);
        shows(
                "...##...", //
                "..####..",
                ".######.",
                "########",
                "########",
                ".######.",
                "..####..",
                "...##...");
    }

    @Test
    void turnedSpritesFlipBeforeTheyTurn() {
        sprite(1, 1, 90, Sprites.FLIP_X);
        shows(
                "......", //
                "......", "...#..", "..##..", "..b#r.", "......");
    }

    @Test
    void turnedSpritesAreCutOffByTheClip() {
        list.clip(2, 3, 2, 1);
        sprite(1, 1, 90, 0);
        shows(
                "......", //
                "......", "......", "..##..", "......", "......");
    }

    @Test
    void everyWayToDrawAnUprightSpriteGivesTheSamePixels(@Seed(7) Random random) {
        Image noise = noise(random, 9, 7);
        for (int i = 0; i < 200; i++) {
            int x = random.nextInt(30) - 10;
            int y = random.nextInt(30) - 10;
            int flags = random.nextInt(4);
            FrameBuffer plain = draw(
                    l -> Sprites.part(l, noise, 1, 1, 7, 5, x, y, 0, 0, 1, 1, 0, flags, BlendMode.NORMAL, WHITE, 1));
            FrameBuffer turned = draw(
                    l -> Sprites.part(l, noise, 1, 1, 7, 5, x, y, 0, 0, 1, 1, 0.02, flags, BlendMode.NORMAL, WHITE, 1));
            FrameBuffer cut = draw(l -> Sprites.part(
                    l,
                    noise.part(1, 1, 7, 5),
                    0,
                    0,
                    7,
                    5,
                    x + 3,
                    y + 2,
                    3,
                    2,
                    1 + 1e-12,
                    1,
                    360,
                    flags,
                    BlendMode.NORMAL,
                    WHITE,
                    1));
            assertArrayEquals(plain.pixels(), turned.pixels());
            assertArrayEquals(plain.pixels(), cut.pixels());
        }
    }

    private static FrameBuffer draw(Drawable drawable) {
        DrawList list = new DrawList();
        drawable.draw(list);
        FrameBuffer frame = new FrameBuffer(20, 20);
        new Rasterizer().draw(list, frame);
        return frame;
    }

    private static Image noise(Random random, int width, int height) {
        int[] pixels = new int[width * height];
        for (int i = 0; i < pixels.length; i++)
            pixels[i] = random.nextInt(3) == 0 ? 0 : 0xFF000000 | random.nextInt(1 << 24);
        return new Image("noise", width, height, pixels);
    }

    @Test
    void turnedSpritesMatchTheLongWayRound(@Seed(3) Random random) {
        Image image = noise(random, 6, 9);
        for (int i = 0; i < 300; i++) {
            double angle = random.nextInt(720) - 360;
            double scale = 0.5 + random.nextInt(8) / 4.0;
            int x = random.nextInt(24) - 2;
            int y = random.nextInt(24) - 2;
            FrameBuffer fast =
                    draw(l -> Sprites.centered(l, image, x, y, scale, scale, angle, 0, BlendMode.NORMAL, WHITE, 1));
            FrameBuffer slow = slowly(image, x, y, scale, angle);
            int different = 0;
            for (int at = 0; at < 400; at++) if (fast.pixels()[at] != slow.pixels()[at]) different++;
            // pixels whose center is on the border between two pixels of the picture may have either color
            if (different > 4)
                assertEquals(FrameRows.of(slow), FrameRows.of(fast), "angle " + angle + " scale " + scale);
        }
    }

    private static FrameBuffer slowly(Image image, int x, int y, double scale, double angle) {
        FrameBuffer frame = new FrameBuffer(20, 20);
        double size = Math.max(image.width(), image.height()) * Math.max(1, scale);
        double turn = AngleTable.of(angle, size) * 2 * Math.PI / 16384;
        double pivotX = Math.floor(x - image.width() / 2.0 * scale + 0.5) + image.width() / 2.0 * scale;
        double pivotY = Math.floor(y - image.height() / 2.0 * scale + 0.5) + image.height() / 2.0 * scale;
        for (int at = 0; at < 400; at++) {
            double dx = at % 20 + 0.5 - pivotX;
            double dy = at / 20 + 0.5 - pivotY;
            int u = (int) Math.floor(image.width() / 2.0 + (Math.cos(turn) * dx + Math.sin(turn) * dy) / scale);
            int v = (int) Math.floor(image.height() / 2.0 + (Math.cos(turn) * dy - Math.sin(turn) * dx) / scale);
            boolean inside = u >= 0 && v >= 0 && u < image.width() && v < image.height();
            if (inside && image.pixel(u, v) != 0) frame.pixels()[at] = image.pixel(u, v);
        }
        return frame;
    }

    @Test
    void halfAlphaMixesHalf() {
        list.fill(BLUE);
        Sprites.part(list, FrameRows.image("r"), 0, 0, 1, 1, 0, 0, 0, 0, 1, 1, 0, 0, BlendMode.NORMAL, WHITE, 0.5);
        assertEquals(0xFF80007E, pixel());
    }

    @Test
    void zeroAlphaAddsNothingToTheList() {
        Sprites.centered(list, arrow, 0, 0, 1, 1, 0, 0, BlendMode.NORMAL, WHITE, 0);
        assertEquals(0, list.size());
    }

    @Test
    void pixelsOfThePictureMayBeHalfTransparent() {
        list.fill(BLUE);
        list.sprite(new Image("glass", 1, 1, new int[] {0x80FF0000}), 0, 0);
        assertEquals(0xFF80007E, pixel());
    }

    @Test
    void tintMultipliesTheColors() {
        Sprites.centered(
                list,
                new Image("gray", 1, 1, new int[] {0xFF808080}),
                0.5,
                0.5,
                1,
                1,
                0,
                0,
                BlendMode.NORMAL,
                0xFF8000,
                1);
        assertEquals(0xFF804000, pixel());
    }

    @Test
    void addedColorsAreLimited() {
        list.fill(0xFF80C010);
        Image light = new Image("light", 1, 1, new int[] {0xFFA02008});
        Sprites.centered(list, light, 0.5, 0.5, 1, 1, 0, 0, BlendMode.ADD, WHITE, 1);
        assertEquals(0xFFFFE018, pixel());
        Sprites.centered(list, light, 0.5, 0.5, 1, 1, 0, 0, BlendMode.ADD, 0x0000FF, 1);
        assertEquals(0xFFFFE020, pixel());
    }

    private int pixel() {
        FrameBuffer frame = new FrameBuffer(1, 1);
        new Rasterizer().draw(list, frame);
        return frame.pixels()[0];
    }

    @Test
    void rectanglesMeetWithoutGapOrOverlap() {
        list.rect(0.4, 0, 1.3, 1, RED);
        list.rect(1.7, 0, 1.6, 1, WHITE);
        list.rect(5, 0, -2, 1, BLUE);
        shows("rr#....");
    }

    @Test
    void aFrameIsHollow() {
        list.frame(0, 0, 4, 3, WHITE);
        list.frame(5, 1, 1, 1, RED);
        list.frame(5, 0, 0, 1, BLUE);
        shows(
                "####...", //
                "#..#.r.", "####...");
    }

    @Test
    void halfTransparentFramesCoverEachPixelOnce() {
        list.frame(0, 0, 2, 2, 0x80FFFFFF);
        FrameBuffer frame = new FrameBuffer(2, 2);
        new Rasterizer().draw(list, frame);
        assertEquals(1, Arrays.stream(frame.pixels()).distinct().count());
    }

    @Test
    void linesIncludeBothEnds() {
        list.line(0, 0, 4, 2, WHITE);
        shows(
                "#....", //
                ".##..", "...##");
    }

    @Test
    void aLineIsTheSameFromEitherEnd() {
        list.line(4, 2, 0, 0, WHITE);
        shows(
                "#....", //
                ".##..", "...##");
        list.clear();
        list.line(2, 0, 0, 3, WHITE);
        List<String> steep = rows(3, 4);
        list.clear();
        list.line(0, 3, 2, 0, WHITE);
        assertEquals(steep, rows(3, 4));
    }

    @Test
    void clippingDoesNotShiftALine() {
        list.line(-1000, -499, 1000, 501, WHITE);
        List<String> whole = rows(8, 6);
        list.clear();
        list.clip(3, 0, 2, 6);
        list.line(-1000, -499, 1000, 501, WHITE);
        for (int y = 0; y < 6; y++)
            assertEquals(
                    "..." + whole.get(y).substring(3, 5) + "...", rows(8, 6).get(y));
    }

    @Test
    void aDiscIsRoundAndACircleIsItsEdge() {
        list.disc(3, 3, 3, WHITE);
        shows(
                "..###..", //
                ".#####.", "#######", "#######", "#######", ".#####.", "..###..");
        list.clear();
        list.circle(3, 3, 3, WHITE);
        shows(
                "..###..", //
                ".#...#.", "#.....#", "#.....#", "#.....#", ".#...#.", "..###..");
    }

    @Test
    void theSmallestCirclesArePoints() {
        list.circle(0, 0, 0, WHITE);
        list.disc(2, 0, 0, WHITE);
        shows("#.#", "...");
    }

    @Test
    void halfTransparentCirclesCoverEachPixelOnce() {
        list.circle(8, 8, 7, 0x80FFFFFF);
        FrameBuffer frame = new FrameBuffer(17, 17);
        new Rasterizer().draw(list, frame);
        assertEquals(2, Arrays.stream(frame.pixels()).distinct().count());
    }

    @Test
    void fillKeepsWithinTheClip() {
        list.clip(1, 1, 2, 1);
        list.fill(RED);
        list.unclip();
        list.rect(3, 2, 1, 1, WHITE);
        shows(
                "....", //
                ".rr.", "...#");
    }

    @Test
    void anEmptyClipHidesEverything() {
        list.clip(2, 2, 0, 5);
        list.fill(RED);
        list.clip(2, 2, -5, -5);
        list.sprite(arrow, 0, 0);
        list.clip(90, 90, 5, 5);
        list.text("abc", 0, 0, WHITE);
        shows("....", "....");
    }

    @Test
    void theCameraMovesEverythingExceptFillAndClip() {
        list.camera(10, 20.4);
        list.clip(1, 0, 9, 9);
        list.sprite(arrow, 10, 20);
        list.rect(14, 21, 1, 1, RED);
        shows(
                ".....", //
                ".##.r", ".#...");
    }

    @Test
    void textIsWrittenInTheBuiltInFont() {
        list.text("A\nb", 0, -1, WHITE);
        shows(
                ".##.##....", //
                "##...##...",
                "##...##...",
                "#######...",
                "##...##...",
                "##...##...",
                "..........",
                "..........",
                "..........",
                "##........",
                "##........",
                "######....",
                "##...##...");
    }

    @Test
    void enlargedTextIsThePlainOneWithLargerDots() {
        list.text("R♥", 0, 0, WHITE, 1);
        List<String> plain = rows(16, 8);
        list.clear();
        list.text("R♥", 0, 0, WHITE, 3);
        List<String> large = rows(48, 24);
        for (int y = 0; y < 24; y++)
            for (int x = 0; x < 48; x++)
                assertEquals(plain.get(y / 3).charAt(x / 3), large.get(y).charAt(x));
    }

    @Test
    void bandsGiveTheSamePictureAsTheWhole(@Seed(5) Random random) {
        scatter(random);
        FrameBuffer whole = new FrameBuffer(64, 48);
        new Rasterizer().draw(list, whole);
        FrameBuffer banded = new FrameBuffer(64, 48);
        new ParallelRasterizer(null, 3).draw(list, banded);
        assertArrayEquals(whole.pixels(), banded.pixels());
    }

    @Test
    void aScatteredPictureIsTheSameOnEveryMachine() {
        scatter(new Random(5));
        FrameBuffer frame = new FrameBuffer(64, 48);
        new Rasterizer().draw(list, frame);
        assertEquals(537733100, Arrays.hashCode(frame.pixels()));
    }

    private void scatter(Random random) {
        Image image = noise(random, 13, 11);
        for (int i = 0; i < 60; i++) {
            double x = random.nextInt(80) - 8;
            double y = random.nextInt(60) - 8;
            int argb = random.nextInt();
            Sprites.centered(
                    list,
                    image,
                    x,
                    y,
                    1 + i % 3 * 0.4,
                    1 + i % 2,
                    i * 13,
                    i & 3,
                    (i & 4) == 0 ? BlendMode.NORMAL : BlendMode.ADD,
                    argb,
                    0.3 + i % 8 * 0.1);
            list.line(x, y, random.nextInt(64), random.nextInt(48), argb);
            list.circle(y, x, i % 9, argb);
            list.disc(x, x, i % 5, argb);
            list.frame(y, y, 9, 4, argb);
            list.text("Kodama", x - y, y, argb, 1 + i % 2);
        }
    }
}
