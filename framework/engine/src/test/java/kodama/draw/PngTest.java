package kodama.draw;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.awt.image.BufferedImage;
import java.awt.image.IndexColorModel;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Random;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import kodama.Seed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PngTest {
    private static final int WIDTH = 13;
    private static final int HEIGHT = 11;

    private final Random random;

    PngTest(@Seed(1) Random random) {
        this.random = random;
    }

    private BufferedImage noise(int type) {
        return fill(new BufferedImage(WIDTH, HEIGHT, type));
    }

    private BufferedImage fill(BufferedImage image) {
        for (int i = 0; i < WIDTH * HEIGHT; i++) image.setRGB(i % WIDTH, i / WIDTH, random.nextInt());
        return image;
    }

    private static byte[] png(BufferedImage image, boolean interlaced) throws IOException {
        ImageWriter writer = ImageIO.getImageWritersByFormatName("png").next();
        ImageWriteParam options = writer.getDefaultWriteParam();
        if (interlaced) options.setProgressiveMode(ImageWriteParam.MODE_DEFAULT);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (var out = new javax.imageio.stream.MemoryCacheImageOutputStream(bytes)) {
            writer.setOutput(out);
            var metadata = writer.getDefaultImageMetadata(new ImageTypeSpecifier(image), options);
            writer.write(null, new IIOImage(image, null, metadata), options);
        }
        return bytes.toByteArray();
    }

    private static void reads(BufferedImage image) throws IOException {
        for (boolean interlaced : new boolean[] {false, true}) {
            Image read = PngReader.read("x", png(image, interlaced));
            int[] expected = image.getRGB(0, 0, WIDTH, HEIGHT, null, 0, WIDTH);
            for (int i = 0; i < expected.length; i++) if (expected[i] >>> 24 == 0) expected[i] = 0;
            assertArrayEquals(expected, read.pixels);
        }
    }

    @Test
    void colorsWithAndWithoutAlphaAreRead() throws IOException {
        reads(noise(BufferedImage.TYPE_INT_RGB));
        reads(noise(BufferedImage.TYPE_INT_ARGB));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 4, 8})
    void palettesOfEveryDepthAreRead(int bits) throws IOException {
        int colors = 1 << bits;
        byte[][] channels = new byte[4][colors];
        for (byte[] channel : channels) random.nextBytes(channel);
        channels[3][0] = 0;
        IndexColorModel palette = new IndexColorModel(bits, colors, channels[0], channels[1], channels[2], channels[3]);
        int type = bits == 8 ? BufferedImage.TYPE_BYTE_INDEXED : BufferedImage.TYPE_BYTE_BINARY;
        BufferedImage image = new BufferedImage(WIDTH, HEIGHT, type, palette);
        for (int i = 0; i < WIDTH * HEIGHT; i++)
            image.getRaster().setSample(i % WIDTH, i / WIDTH, 0, random.nextInt(colors));
        reads(image);
    }

    @Test
    void graysAreNotConverted() throws IOException {
        BufferedImage image = new BufferedImage(2, 1, BufferedImage.TYPE_BYTE_GRAY);
        image.getRaster().setSample(0, 0, 0, 100);
        image.getRaster().setSample(1, 0, 0, 255);
        Image read = PngReader.read("x", png(image, false));
        assertArrayEquals(new int[] {0xFF646464, 0xFFFFFFFF}, read.pixels);
    }

    @Test
    void sixteenBitsAreCutToEight() throws IOException {
        BufferedImage image = new BufferedImage(1, 1, BufferedImage.TYPE_USHORT_GRAY);
        image.getRaster().setSample(0, 0, 0, 0xABCD);
        assertEquals(0xFFABABAB, PngReader.read("x", png(image, true)).pixel(0, 0));
    }

    @Test
    void grayWithAlphaIsRead() throws IOException {
        byte[] file = file(4, 8, new byte[] {0, 50, (byte) 128, 70, 0});
        assertArrayEquals(new int[] {0x80323232, 0}, PngReader.read("x", file).pixels);
    }

    @Test
    void transparentColorsOfPicturesWithoutAlphaAreRead() throws IOException {
        byte[] rgb = file(2, 8, new byte[] {0, 1, 2, 3, 4, 5, 6}, chunk("tRNS", new byte[] {0, 1, 0, 2, 0, 3}));
        assertArrayEquals(new int[] {0, 0xFF040506}, PngReader.read("x", rgb).pixels);
        byte[] gray = file(0, 2, new byte[] {0, (byte) 0b10_01_0000}, chunk("tRNS", new byte[] {0, 2}));
        assertArrayEquals(new int[] {0, 0xFF555555}, PngReader.read("x", gray).pixels);
    }

    @Test
    void brokenPicturesHaveDifferentMessages() {
        broken("it is not a PNG picture", new byte[] {1, 2, 3, 4, 5, 6, 7, 8, 9, 10});
        broken("it is not a PNG picture", new byte[0]);
        byte[] good = file(4, 8, new byte[5]);
        for (int length = 8; length < good.length; length++)
            broken("the PNG picture ends too early", Arrays.copyOf(good, length));
        good[20] ^= 1;
        broken("the PNG picture is damaged (wrong checksum in its chunk IHDR)", good);
        broken("the PNG picture has too little data", file(4, 8, new byte[4]));
        broken("the PNG picture has color type 4 at depth 3", file(4, 3, new byte[5]));
        broken("the PNG picture is damaged (row filter 9)", file(4, 8, new byte[] {9, 0, 0, 0, 0}));
        broken("the PNG picture uses a color its palette lacks", file(3, 8, new byte[] {0, 0, 1}));
    }

    private static byte[] damaged(byte[] chunk) {
        chunk[chunk.length - 1] ^= 1;
        return chunk;
    }

    @ParameterizedTest
    @ValueSource(strings = {"tEXt", "zTXt", "iCCP", "gAMA", "tRNS", "acTL", "abcd"})
    void aWrongCheckSumOfAChunkThatIsNotNeededIsIgnored(String type) throws IOException {
        byte[] file = file(0, 8, new byte[] {0, 1, 2}, damaged(chunk(type, new byte[] {0, 1})));
        assertArrayEquals(new int[] {0xFF010101, 0xFF020202}, PngReader.read("x", file).pixels);
    }

    @ParameterizedTest
    @ValueSource(strings = {"IHDR", "PLTE", "IDAT", "ABCD"})
    void aWrongCheckSumOfAChunkThatIsNeededIsToldByItsName(String type) {
        byte[] file = file(0, 8, new byte[] {0, 1, 2}, damaged(chunk(type, new byte[3])));
        broken("the PNG picture is damaged (wrong checksum in its chunk " + type + ")", file);
    }

    @Test
    void requiredChunksThatAreUnknownOrOutOfOrderAreErrors() {
        broken("the PNG picture has an unknown chunk CgBI", file(0, 8, new byte[3], chunk("CgBI", new byte[4])));
        broken("the PNG picture has an unknown chunk 0x41202F41", file(0, 8, new byte[3], chunk("A /A", new byte[4])));
        byte[] second = file(0, 8, new byte[3], chunk("IHDR", new byte[13]));
        broken("the PNG picture is damaged (its header)", second);
        byte[] headless = ByteBuffer.allocate(20)
                .put(second, 0, 8)
                .put(chunk("IEND", new byte[0]))
                .array();
        broken("the PNG picture is damaged (its first chunk is not the header)", headless);
    }

    @Test
    void dataAfterTheEndIsIgnored() throws IOException {
        byte[] file = file(0, 8, new byte[] {0, 1, 2});
        assertEquals(
                0xFF010101,
                PngReader.read("x", Arrays.copyOf(file, file.length + 99)).pixel(0, 0));
    }

    @Test
    void aSmallFileWithAHugePictureIsRejectedBeforeAllocating() {
        byte[] header = ByteBuffer.allocate(13)
                .putInt(Image.MAX_SIDE)
                .putInt(Image.MAX_SIDE)
                .put((byte) 16)
                .put((byte) 6)
                .array();
        byte[] file = ByteBuffer.allocate(8 + 25 + 12 + 100 + 12)
                .put(file(0, 8, new byte[3]), 0, 8)
                .put(chunk("IHDR", header))
                .put(chunk("IDAT", Arrays.copyOf(deflate(new byte[99]), 100)))
                .put(chunk("IEND", new byte[0]))
                .array();
        broken("the PNG picture has too little data", file);
    }

    private static void broken(String message, byte[] file) {
        assertEquals(
                message,
                assertThrows(IOException.class, () -> PngReader.read("x", file)).getMessage());
    }

    /** A picture of 2x1 pixels. */
    private static byte[] file(int colorType, int depth, byte[] rows, byte[]... extra) {
        ByteBuffer header =
                ByteBuffer.allocate(13).putInt(2).putInt(1).put((byte) depth).put((byte) colorType);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.writeBytes(new byte[] {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'});
        out.writeBytes(chunk("IHDR", header.array()));
        for (byte[] chunk : extra) out.writeBytes(chunk);
        out.writeBytes(chunk("IDAT", deflate(rows)));
        out.writeBytes(chunk("IEND", new byte[0]));
        return out.toByteArray();
    }

    private static byte[] chunk(String type, byte[] data) {
        ByteBuffer chunk = ByteBuffer.allocate(12 + data.length).putInt(data.length);
        chunk.put(type.getBytes()).put(data);
        CRC32 sum = new CRC32();
        sum.update(chunk.array(), 4, 4 + data.length);
        return chunk.putInt((int) sum.getValue()).array();
    }

    private static byte[] deflate(byte[] data) {
        Deflater deflater = new Deflater();
        deflater.setInput(data);
        deflater.finish();
        byte[] packed = new byte[100];
        int length = deflater.deflate(packed);
        deflater.end();
        return Arrays.copyOf(packed, length);
    }

    @Test
    void writtenDataIsReadAgain() throws IOException {
        FrameBuffer frame = new FrameBuffer(WIDTH, HEIGHT);
        for (int i = 0; i < frame.pixels().length; i++) frame.pixels()[i] = 0xFF000000 | random.nextInt(1 << 24);
        byte[] png = PngWriter.write(frame);
        assertArrayEquals(frame.pixels(), PngReader.read("x", png).pixels);
        BufferedImage other = ImageIO.read(new ByteArrayInputStream(png));
        assertArrayEquals(frame.pixels(), other.getRGB(0, 0, WIDTH, HEIGHT, null, 0, WIDTH));
    }
}
