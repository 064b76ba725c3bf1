package kodama.draw;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/**
 * Reads PNG pictures of every color type, depth and interlacing, without AWT.
 *
 * <p>Colors are used as they are in the file: gamma and color profiles are ignored, so that a picture is the same on
 * every machine.
 *
 * @see <a href="https://www.w3.org/TR/png-3/">PNG Specification</a>
 */
final class PngReader {
    /*
     * 1. chunks() checks the signature and collects IHDR, PLTE, tRNS and all IDAT data. Other ancillary chunks are
     *    skipped, and so is each ancillary chunk with a wrong checksum, as in other readers.
     * 2. The pixels are allocated only if the compressed data can be long enough for them.
     * 3. Each pass (one, or seven if interlaced) inflates row by row, reverses the row's filter and stores its pixels.
     */
    private static final long SIGNATURE = 0x89504E470D0A1A0AL;
    private static final int IHDR = 0x49484452;
    private static final int PLTE = 0x504C5445;
    private static final int IDAT = 0x49444154;
    private static final int TRNS = 0x74524E53;
    private static final int IEND = 0x49454E44;

    private static final int GRAY = 0;
    private static final int RGB = 2;
    private static final int INDEXED = 3;
    private static final int GRAY_ALPHA = 4;
    private static final int RGB_ALPHA = 6;

    /** First column, first row, column step and row step of each pass (Adam7). */
    private static final int[][] PASSES = {
        {0, 0, 8, 8}, {4, 0, 8, 8}, {0, 4, 4, 8}, {2, 0, 4, 4}, {0, 2, 2, 4}, {1, 0, 2, 2}, {0, 1, 1, 2}
    };

    private static final int[][] WHOLE = {{0, 0, 1, 1}};

    /** Bit of a chunk's type that is set if the picture can be drawn without the chunk. */
    private static final int ANCILLARY = 0x20000000;

    /** Most bytes that a byte of compressed data can expand to. */
    private static final long MAX_INFLATED = 1032;

    private static final String TOO_LITTLE = "the PNG picture has too little data";

    /** Index of the first pixel of a row, after the byte for the filter. */
    private static final int FIRST = 1;

    private final ByteArrayOutputStream packed = new ByteArrayOutputStream();
    private int width;
    private int height;
    /** Bits per channel, or per index into the palette: 1, 2, 4, 8 or 16. */
    private int depth;

    private int colorType;
    private boolean interlaced;
    /** Three bytes per color: red, green, blue; empty if the file has none. */
    private byte[] palette = {};
    /** Content of the chunk tRNS, whose meaning depends on the color type; empty if the file has none. */
    private byte[] transparency = {};
    /** Colors {@code 0xAARRGGBB}, row-major from the top left; empty until decoded. */
    private int[] pixels = {};

    private PngReader() {}

    static Image read(String name, byte[] file) throws IOException {
        PngReader reader = new PngReader();
        reader.chunks(ByteBuffer.wrap(file));
        reader.decode();
        return new Image(name, reader.width, reader.height, reader.pixels);
    }

    private void chunks(ByteBuffer in) throws IOException {
        if (in.remaining() < 8 || in.getLong() != SIGNATURE) throw new IOException("it is not a PNG picture");
        int type = 0;
        while (type != IEND) {
            if (in.remaining() < 12) throw new IOException("the PNG picture ends too early");
            int length = in.getInt();
            if (length < 0 || length > in.remaining() - 8) throw new IOException("the PNG picture ends too early");
            boolean isWhole = hasRightSum(in, length);
            type = in.getInt();
            if (isWhole) chunk(type, in.slice(in.position(), length));
            else if ((type & ANCILLARY) == 0) throw damaged("wrong checksum in its chunk " + name(type));
            in.position(in.position() + length + Integer.BYTES);
        }
    }

    private static boolean hasRightSum(ByteBuffer in, int length) {
        CRC32 sum = new CRC32();
        sum.update(in.slice(in.position(), 4 + length));
        return in.getInt(in.position() + 4 + length) == (int) sum.getValue();
    }

    private void chunk(int type, ByteBuffer data) throws IOException {
        if (width == 0 && type != IHDR) throw damaged("its first chunk is not the header");
        switch (type) {
            case IHDR -> header(data);
            case PLTE -> palette = bytes(data);
            case TRNS -> transparency = bytes(data);
            case IDAT -> packed.writeBytes(bytes(data));
            case IEND -> {}
            default -> {
                if ((type & ANCILLARY) == 0)
                    throw new IOException("the PNG picture has an unknown chunk " + name(type));
            }
        }
    }

    private static byte[] bytes(ByteBuffer data) {
        byte[] bytes = new byte[data.remaining()];
        data.get(bytes);
        return bytes;
    }

    /** Name of a chunk: four letters; a number if they are not letters. */
    private static String name(int type) {
        byte[] letters = ByteBuffer.allocate(Integer.BYTES).putInt(type).array();
        String name = new String(letters, StandardCharsets.US_ASCII);
        return name.chars().allMatch(Character::isLetter) ? name : "0x%08X".formatted(type);
    }

    private static IOException damaged(String how) {
        return new IOException("the PNG picture is damaged (" + how + ")");
    }

    private void header(ByteBuffer data) throws IOException {
        if (width != 0 || data.remaining() != 13) throw damaged("its header");
        width = data.getInt();
        height = data.getInt();
        depth = data.get();
        colorType = data.get();
        interlaced = data.get(12) != 0;
        if (width < 1 || height < 1 || width > Image.MAX_SIDE || height > Image.MAX_SIDE)
            throw new IOException("the PNG picture is " + width + "x" + height + "; a side may have 1 to "
                    + Image.MAX_SIDE + " pixels");
        if (!isKnownFormat())
            throw new IOException("the PNG picture has color type " + colorType + " at depth " + depth);
        if (data.get(10) != 0 || data.get(11) != 0 || data.get(12) < 0 || data.get(12) > 1)
            throw new IOException("the PNG picture is packed, filtered or interlaced by an unknown method");
    }

    private boolean isKnownFormat() {
        return switch (colorType) {
            case GRAY -> depth == 1 || depth == 2 || depth == 4 || depth == 8 || depth == 16;
            case INDEXED -> depth == 1 || depth == 2 || depth == 4 || depth == 8;
            case RGB, GRAY_ALPHA, RGB_ALPHA -> depth == 8 || depth == 16;
            default -> false;
        };
    }

    private void decode() throws IOException {
        int[][] passes = interlaced ? PASSES : WHOLE;
        long size = 0;
        for (int[] pass : passes) size += passSize(pass);
        if (size > MAX_INFLATED * packed.size()) throw new IOException(TOO_LITTLE);
        pixels = new int[width * height];
        Inflater inflater = new Inflater();
        try {
            inflater.setInput(packed.toByteArray());
            for (int[] pass : passes) decodePass(inflater, pass);
        } catch (DataFormatException e) {
            throw new IOException("the PNG picture is damaged (" + e.getMessage() + ")", e);
        } finally {
            inflater.end();
        }
    }

    private long passSize(int[] pass) {
        int columns = count(width, pass[0], pass[2]);
        return columns == 0 ? 0 : (long) count(height, pass[1], pass[3]) * (1 + rowBytes(columns));
    }

    private static int count(int side, int first, int step) {
        return Math.max(0, (side - first + step - 1) / step);
    }

    private int rowBytes(int columns) {
        return (columns * bitsPerPixel() + 7) / 8;
    }

    private int bitsPerPixel() {
        return switch (colorType) {
            case RGB -> 3 * depth;
            case GRAY_ALPHA -> 2 * depth;
            case RGB_ALPHA -> 4 * depth;
            default -> depth;
        };
    }

    private void decodePass(Inflater inflater, int[] pass) throws IOException, DataFormatException {
        int columns = count(width, pass[0], pass[2]);
        if (columns == 0) return;
        byte[] above = new byte[1 + rowBytes(columns)];
        byte[] row = new byte[above.length];
        for (int y = pass[1]; y < height; y += pass[3]) {
            inflate(inflater, row);
            unfilter(row, above, Math.max(1, bitsPerPixel() / 8));
            for (int i = 0; i < columns; i++) pixels[y * width + pass[0] + i * pass[2]] = color(row, i);
            byte[] next = above;
            above = row;
            row = next;
        }
    }

    private static void inflate(Inflater inflater, byte[] row) throws IOException, DataFormatException {
        for (int done = 0; done < row.length; ) {
            int count = inflater.inflate(row, done, row.length - done);
            if (count == 0) throw new IOException(TOO_LITTLE);
            done += count;
        }
    }

    private static void unfilter(byte[] row, byte[] above, int step) throws IOException {
        for (int i = FIRST; i < row.length; i++) {
            int left = i < FIRST + step ? 0 : row[i - step] & 255;
            int up = above[i] & 255;
            int corner = i < FIRST + step ? 0 : above[i - step] & 255;
            row[i] += (byte)
                    switch (row[0]) {
                        case 0 -> 0;
                        case 1 -> left;
                        case 2 -> up;
                        case 3 -> (left + up) / 2;
                        case 4 -> paeth(left, up, corner);
                        default -> throw damaged("row filter " + (row[0] & 255));
                    };
        }
    }

    private static int paeth(int left, int up, int corner) {
        int toLeft = Math.abs(up - corner);
        int toUp = Math.abs(left - corner);
        int toCorner = Math.abs(left + up - 2 * corner);
        if (toLeft <= toUp && toLeft <= toCorner) return left;
        return toUp <= toCorner ? up : corner;
    }

    private int color(byte[] row, int i) throws IOException {
        return switch (colorType) {
            case GRAY -> gray(sample(row, i));
            case INDEXED -> indexed(sample(row, i));
            case GRAY_ALPHA -> gray8(high(row, 2 * i)) & 0xFFFFFF | high(row, 2 * i + 1) << 24;
            case RGB -> rgb(row, 3 * i) | (isKey(row, 3 * i) ? 0 : 255 << 24);
            default -> rgb(row, 4 * i) | high(row, 4 * i + 3) << 24;
        };
    }

    private int gray(int sample) {
        boolean key = transparency.length >= 2 && sample == key(0);
        int value = depth == 16 ? sample >> 8 : sample * 255 / ((1 << depth) - 1);
        return key ? 0 : gray8(value);
    }

    private static int gray8(int value) {
        return 255 << 24 | value << 16 | value << 8 | value;
    }

    private int indexed(int index) throws IOException {
        if (3 * index + 2 >= palette.length) throw new IOException("the PNG picture uses a color its palette lacks");
        int alpha = index < transparency.length ? transparency[index] & 255 : 255;
        int red = palette[3 * index] & 255;
        int green = palette[3 * index + 1] & 255;
        return alpha << 24 | red << 16 | green << 8 | palette[3 * index + 2] & 255;
    }

    private int rgb(byte[] row, int channel) {
        return high(row, channel) << 16 | high(row, channel + 1) << 8 | high(row, channel + 2);
    }

    private boolean isKey(byte[] row, int channel) {
        return transparency.length >= 6
                && sample(row, channel) == key(0)
                && sample(row, channel + 1) == key(1)
                && sample(row, channel + 2) == key(2);
    }

    private int key(int channel) {
        return (transparency[2 * channel] & 255) << 8 | transparency[2 * channel + 1] & 255;
    }

    /** The upper eight bits of a channel at depth 8 or 16. */
    private int high(byte[] row, int channel) {
        return row[FIRST + (depth == 16 ? 2 * channel : channel)] & 255;
    }

    private int sample(byte[] row, int i) {
        if (depth == 16) return (row[FIRST + 2 * i] & 255) << 8 | row[FIRST + 2 * i + 1] & 255;
        int perByte = 8 / depth;
        int shift = 8 - depth * (1 + i % perByte);
        return row[FIRST + i / perByte] >> shift & (1 << depth) - 1;
    }
}
