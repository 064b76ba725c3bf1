package kodama.capture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.ImageInputStream;
import kodama.draw.FrameBuffer;
import kodama.draw.OffscreenPresenter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GifFileTest {
    private static final int WIDTH = 40;
    private static final int HEIGHT = 30;

    private final OffscreenPresenter screen = new OffscreenPresenter(WIDTH, HEIGHT);

    /** The captured frames, to compare with the file. */
    private final List<FrameBuffer> shown = new ArrayList<>();

    /** The pictures of the GIF as a viewer composes them; their durations follow. */
    private final List<BufferedImage> pictures = new ArrayList<>();

    private final List<Integer> hundredths = new ArrayList<>();
    private boolean repeats;

    @TempDir
    private Path folder;

    /** Shows a square that moves a pixel per tick, in a number of shades. */
    private void show(int tick, int shades) {
        FrameBuffer frame = new FrameBuffer(WIDTH, HEIGHT);
        for (int i = 0; i < 100; i++) {
            int place = (5 + i / 10) * WIDTH + (tick + i % 10) % WIDTH;
            frame.pixels()[place] = 0xFF000000 | 0x40A0F0 + 0x10305 * (i % shades);
        }
        screen.present(frame);
        shown.add(frame);
    }

    private String film(int rate, int ticks, int shades) throws IOException {
        Path file = folder.resolve("a.gif");
        String logged;
        try (GifFile film = new GifFile(file, rate)) {
            film.check();
            for (int tick = 0; tick < ticks; tick++) {
                show(tick, shades);
                film.add(screen);
            }
            logged = film.finish();
        }
        read(file);
        return logged.replace(file.toString(), "a.gif");
    }

    private void read(Path file) throws IOException {
        ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
        try (ImageInputStream in = ImageIO.createImageInputStream(file.toFile())) {
            reader.setInput(in);
            BufferedImage canvas = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_RGB);
            for (int i = 0; i < reader.getNumImages(true); i++) {
                IIOMetadataNode tree =
                        (IIOMetadataNode) reader.getImageMetadata(i).getAsTree("javax_imageio_gif_image_1.0");
                canvas = copy(canvas, reader.read(i), node(tree, "ImageDescriptor"));
                pictures.add(canvas);
                hundredths.add(number(node(tree, "GraphicControlExtension"), "delayTime"));
                repeats |= tree.getElementsByTagName("ApplicationExtension").getLength() == 1;
            }
        } finally {
            reader.dispose();
        }
    }

    private static BufferedImage copy(BufferedImage before, BufferedImage patch, IIOMetadataNode place) {
        BufferedImage canvas = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = canvas.createGraphics();
        graphics.drawImage(before, 0, 0, null);
        graphics.drawImage(patch, number(place, "imageLeftPosition"), number(place, "imageTopPosition"), null);
        graphics.dispose();
        return canvas;
    }

    private static IIOMetadataNode node(IIOMetadataNode tree, String name) {
        return (IIOMetadataNode) tree.getElementsByTagName(name).item(0);
    }

    private static int number(IIOMetadataNode node, String name) {
        return Integer.parseInt(node.getAttribute(name));
    }

    private int farthest(int picture, int tick) {
        int[] expected = shown.get(tick).pixels();
        int farthest = 0;
        for (int i = 0; i < expected.length; i++) {
            int found = pictures.get(picture).getRGB(i % WIDTH, i / WIDTH);
            for (int shift = 0; shift <= 16; shift += 8)
                farthest = Math.max(farthest, Math.abs((found >> shift & 255) - (expected[i] >> shift & 255)));
        }
        return farthest;
    }

    @Test
    void aPictureWithFewColorsKeepsThem() throws IOException {
        assertEquals("wrote 20 pictures to a.gif", film(30, 20, 100));
        assertEquals(20, pictures.size());
        for (int i = 0; i < 20; i++) assertEquals(0, farthest(i, i), "picture " + i);
        assertTrue(repeats);
    }

    @ParameterizedTest
    @CsvSource({
        "50, 1, 50, 100",
        "30, 1, 30, 100",
        "25, 1, 25, 100",
        "24, 1, 24, 100",
        "60, 2, 30, 100",
        "120, 3, 40, 100",
        "144, 3, 48, 100"
    })
    void aSecondLastsASecondAndNoPictureIsTooShort(int rate, int ticksPerPicture, int count, int all)
            throws IOException {
        String logged = film(rate, rate, 3);
        assertEquals(ticksPerPicture > 1, logged.contains("one for " + ticksPerPicture + " ticks"), logged);
        assertEquals(count, pictures.size());
        assertEquals(all, hundredths.stream().mapToInt(Integer::intValue).sum());
        assertTrue(hundredths.stream().allMatch(each -> each >= 2), hundredths.toString());
        for (int i = 0; i < count; i++) assertEquals(0, farthest(i, i * ticksPerPicture));
    }

    @Test
    void tooManyColorsAreApproximated() throws IOException {
        FrameBuffer rainbow = new FrameBuffer(WIDTH, HEIGHT);
        for (int i = 0; i < WIDTH * HEIGHT; i++)
            rainbow.pixels()[i] = 0xFF000000 | i % WIDTH * 6 << 16 | i / WIDTH * 8 << 8 | 0x40;
        Path file = folder.resolve("a.gif");
        try (GifFile film = new GifFile(file, 30)) {
            screen.present(rainbow);
            shown.add(rainbow);
            film.add(screen);
            film.finish();
        }
        read(file);
        assertTrue(farthest(0, 0) <= 24, "off by " + farthest(0, 0));
    }

    @Test
    void unchangedPixelsAreNotWritten() throws IOException {
        Path file = folder.resolve("a.gif");
        try (GifFile film = new GifFile(file, 30)) {
            show(1, 50);
            for (int i = 0; i < 100; i++) film.add(screen);
            film.finish();
        }
        read(file);
        assertEquals(100, pictures.size());
        assertTrue(Files.size(file) < 6_000, Files.size(file) + " bytes");
    }

    @Test
    void anEnlargedPictureIsScaledToTheSizeOfTheOthers() throws IOException {
        Path file = folder.resolve("a.gif");
        try (GifFile film = new GifFile(file, 30)) {
            show(1, 5);
            film.add(screen);
            FrameBuffer large = new FrameBuffer(2 * WIDTH, 2 * HEIGHT);
            for (int i = 0; i < large.pixels().length; i++)
                large.pixels()[i] = shown.get(0).pixels()[i / 2 / WIDTH / 2 * WIDTH + i % (2 * WIDTH) / 2];
            screen.present(large);
            film.add(screen);
            film.finish();
        }
        read(file);
        assertEquals(0, farthest(1, 0));
    }

    @Test
    void theFileAppearsOnlyWhenItIsComplete() throws IOException {
        Path file = folder.resolve("a.gif");
        Files.writeString(file, "old");
        try (GifFile film = new GifFile(file, 30)) {
            show(1, 5);
            film.add(screen);
            assertEquals("old", Files.readString(file));
        }
        assertEquals("old", Files.readString(file));
        try (var files = Files.list(folder)) {
            assertEquals(List.of(file), files.toList());
        }
    }
}
