package kodama.draw.file;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import kodama.draw.Image;
import kodama.draw.PlayDirection;
import kodama.draw.SheetLayout;

/**
 * Reads one GIF file: all frames are composed as web browsers do it.
 *
 * @see <a href="https://www.w3.org/Graphics/GIF/spec-gif89a.txt">GIF89a Specification</a>
 */
final class GifReader {
    private static final int IMAGE = 0x2C;
    private static final int EXTENSION = 0x21;
    private static final int TRAILER = 0x3B;
    private static final int CONTROL = 0xF9;
    private static final int APPLICATION = 0xFF;

    private static final int CLEAR = 2;
    private static final int RESTORE = 3;

    /** Frames that are shorter last this long in web browsers, too; in milliseconds. */
    private static final int SHORTEST = 20;

    private static final long MAX_WORK = 1L << 30;

    private final ByteReader in;
    private int width;
    private int height;
    private int[] globalColors = {};
    private final List<Part> parts = new ArrayList<>();
    private int repeat = 1;
    private long work;

    // of the next picture
    private int disposal;
    private int millis = SheetLayout.DEFAULT_MILLIS;
    private int transparent = -1;

    /**
     * A picture of the file, which covers a part of a frame.
     *
     * @param data its compressed pixels, before them the size of the first codes
     */
    private record Part(
            int x,
            int y,
            int width,
            int height,
            boolean isInterlaced,
            int[] colors,
            int transparent,
            int disposal,
            int millis,
            ByteReader data) {}

    GifReader(byte[] file) {
        in = new ByteReader(file);
    }

    Image image(String name) throws IOException {
        header();
        blocks();
        if (parts.isEmpty()) throw new IOException("the file has no image");
        if (width == 0 || height == 0) {
            width = parts.get(0).width;
            height = parts.get(0).height;
        }
        SheetPacker packer = new SheetPacker(width, height, parts.size());
        int[] canvas = new int[width * height];
        for (int i = 0; i < parts.size(); i++) {
            try {
                canvas = addFrame(packer, canvas, parts.get(i));
            } catch (IOException damaged) {
                throw new IOException("frame " + (i + 1) + ": " + damaged.getMessage(), damaged);
            }
        }
        AnimationList animations = new AnimationList();
        if (parts.size() > 1) animations.add(SheetLayout.ALL, 0, parts.size() - 1, PlayDirection.FORWARD, repeat);
        return packer.image(name, animations.all, List.of());
    }

    private void header() throws IOException {
        String signature = in.remaining() < 6 ? "" : new String(in.bytes(6), StandardCharsets.ISO_8859_1);
        if (!signature.equals("GIF87a") && !signature.equals("GIF89a"))
            throw new IOException("it is not a GIF picture");
        width = in.u16();
        height = in.u16();
        int flags = in.u8();
        in.skip(2);
        if ((flags & 0x80) != 0) globalColors = colors(flags);
    }

    private int[] colors(int flags) throws IOException {
        int[] colors = new int[2 << (flags & 7)];
        for (int i = 0; i < colors.length; i++) colors[i] = 0xFF000000 | in.u8() << 16 | in.u8() << 8 | in.u8();
        return colors;
    }

    /** Some programs omit the last byte of a file. */
    private void blocks() throws IOException {
        while (in.remaining() > 0) {
            int at = in.position();
            int type = in.u8();
            if (type == TRAILER) return;
            try {
                block(type);
            } catch (IOException damaged) {
                throw new IOException("byte " + at + ": " + damaged.getMessage(), damaged);
            }
        }
    }

    private void block(int type) throws IOException {
        if (type == IMAGE) part();
        else if (type == EXTENSION) extension();
        else if (type != 0) throw new IOException("unknown block " + type);
    }

    private void extension() throws IOException {
        int type = in.u8();
        if (type == CONTROL) control();
        if (type == APPLICATION) application();
        skipBlocks();
    }

    private void control() throws IOException {
        ByteReader data = in.part(in.u8());
        int flags = data.u8();
        disposal = flags >> 2 & 7;
        int shown = data.u16() * 10;
        millis = shown < SHORTEST ? SheetLayout.DEFAULT_MILLIS : shown;
        int index = data.u8();
        transparent = (flags & 1) != 0 ? index : -1;
    }

    private void application() throws IOException {
        String name = new String(in.bytes(in.u8()), StandardCharsets.ISO_8859_1);
        if (!name.equals("NETSCAPE2.0") && !name.equals("ANIMEXTS1.0")) return;
        int size = in.u8();
        ByteReader data = in.part(size);
        if (size == 3 && data.u8() == 1) {
            int again = data.u16();
            repeat = again == 0 ? 0 : again + 1;
        }
        if (size == 0) in.back(1);
    }

    private void skipBlocks() throws IOException {
        for (int size = in.u8(); size > 0; size = in.u8()) in.skip(size);
    }

    private void part() throws IOException {
        int x = in.u16();
        int y = in.u16();
        int partWidth = in.u16();
        int partHeight = in.u16();
        int flags = in.u8();
        int[] colors = (flags & 0x80) != 0 ? colors(flags) : globalColors;
        ByteReader data = in.copy();
        in.skip(1);
        skipBlocks();
        if (parts.size() == SheetLayout.MAX_FRAMES)
            throw new IOException("there are more than " + SheetLayout.MAX_FRAMES + " frames");
        boolean isInterlaced = (flags & 0x40) != 0;
        parts.add(new Part(x, y, partWidth, partHeight, isInterlaced, colors, transparent, disposal, millis, data));
        disposal = 0;
        millis = SheetLayout.DEFAULT_MILLIS;
        transparent = -1;
    }

    /** Adds the frame that a part completes; returns the canvas for the next one. */
    private int[] addFrame(SheetPacker packer, int[] canvas, Part part) throws IOException {
        int[] before = part.disposal == RESTORE ? canvas.clone() : canvas;
        work += (long) part.width * part.height;
        if (work > MAX_WORK) throw new IOException("the frames have more than %,d pixels together".formatted(MAX_WORK));
        draw(canvas, part);
        packer.add("", canvas, part.millis);
        if (part.disposal == CLEAR) clear(canvas, part);
        return before;
    }

    private void clear(int[] canvas, Part part) {
        int right = Math.min(width, part.x + part.width);
        for (int y = part.y; y < Math.min(height, part.y + part.height); y++)
            if (part.x < right) Arrays.fill(canvas, y * width + part.x, y * width + right, 0);
    }

    private void draw(int[] canvas, Part part) throws IOException {
        if (part.width == 0 || part.height == 0) return;
        ByteReader data = part.data.copy();
        int codeSize = data.u8();
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        for (int size = data.u8(); size > 0; size = data.u8()) packed.writeBytes(data.bytes(size));
        PartWriter writer = new PartWriter(canvas, part);
        new LzwDecoder(codeSize, packed.toByteArray()).decode(writer::put, (long) part.width * part.height);
    }

    /** Receives the pixels of a part in the order of the file. */
    private final class PartWriter {
        /** First row and distance of the rows in each pass of an interlaced picture. */
        private static final int[][] PASSES = {{0, 8}, {4, 8}, {2, 4}, {1, 2}};

        private final int[] canvas;
        private final Part part;
        private int column;
        private int row;
        private int pass;

        PartWriter(int[] canvas, Part part) {
            this.canvas = canvas;
            this.part = part;
        }

        void put(int index) {
            int x = part.x + column;
            int y = part.y + row;
            boolean isSeen = index != part.transparent && x < width && y < height && index < part.colors.length;
            if (isSeen) canvas[y * width + x] = part.colors[index];
            if (++column == part.width) nextRow();
        }

        private void nextRow() {
            column = 0;
            if (!part.isInterlaced) {
                row++;
                return;
            }
            row += PASSES[pass][1];
            while (row >= part.height && pass < PASSES.length - 1) row = PASSES[++pass][0];
        }
    }
}
