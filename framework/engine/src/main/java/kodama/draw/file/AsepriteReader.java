package kodama.draw.file;

import java.io.IOException;
import java.util.Arrays;
import kodama.draw.PictureFormat;
import kodama.draw.PlayDirection;
import kodama.draw.SheetLayout;
import kodama.draw.file.AsepriteFile.Cel;
import kodama.draw.file.AsepriteFile.CelPixels;
import kodama.draw.file.AsepriteFile.Frame;
import kodama.draw.file.AsepriteFile.Layer;
import kodama.draw.file.AsepriteFile.TileMasks;
import kodama.draw.file.AsepriteFile.Tileset;
import org.jspecify.annotations.Nullable;

/**
 * Reads the chunks of a file of Aseprite. Unknown chunks are skipped.
 *
 * @see <a href="https://github.com/aseprite/aseprite/blob/main/docs/ase-file-specs.md">Aseprite file format</a>
 */
final class AsepriteReader {
    private static final int FILE_MAGIC = 0xA5E0;
    private static final int FRAME_MAGIC = 0xF1FA;
    private static final int HEADER = 128;
    private static final int FRAME_HEADER = 16;
    private static final int CHUNK_HEADER = 6;

    private static final int OLD_PALETTE = 0x0004;
    /** Colors of 6 bits per channel. */
    private static final int OLDER_PALETTE = 0x0011;

    private static final int LAYER = 0x2004;
    private static final int CEL = 0x2005;
    private static final int TAGS = 0x2018;
    private static final int PALETTE = 0x2019;
    private static final int SLICE = 0x2022;
    private static final int TILESET = 0x2023;

    /** Colors that pixels can have; palettes of pictures without a palette may have more. */
    private static final int MAX_COLORS = 256;

    private static final int MAX_LAYERS = 10_000;
    private static final int MAX_DEPTH = 100;
    private static final int MAX_SLICES = 10_000;

    private final ByteReader in;
    private final AsepriteFile file = new AsepriteFile();
    private boolean hasNewPalette;
    private int[] palette = {};
    /** Whether {@link #palette} belongs to an earlier frame, too, so that a change needs a copy. */
    private boolean isPaletteShared;

    /** What is being read, for messages. */
    private String place = "header";

    private AsepriteReader(byte[] bytes) {
        in = new ByteReader(bytes);
    }

    /**
     * Reads a file.
     *
     * @throws IOException if it is damaged; the message names the frame
     */
    static AsepriteFile read(byte[] bytes) throws IOException {
        AsepriteReader reader = new AsepriteReader(bytes);
        try {
            reader.header();
            for (int i = 0; i < reader.file.frameCount; i++) reader.frame(i);
            return reader.file;
        } catch (IOException damaged) {
            throw new IOException(reader.place + ": " + damaged.getMessage(), damaged);
        }
    }

    private void header() throws IOException {
        if (in.remaining() < HEADER) throw new IOException("the file is not of Aseprite: it is too short");
        ByteReader header = in.part(HEADER);
        header.skip(4);
        if (header.u16() != FILE_MAGIC) throw new IOException("the file is not of Aseprite");
        file.frameCount = header.u16();
        file.width = header.u16();
        file.height = header.u16();
        file.depth = header.u16();
        int flags = header.s32();
        file.hasLayerOpacity = (flags & 1) != 0;
        file.hasGroupOpacity = (flags & 2) != 0;
        file.hasLayerIds = (flags & 4) != 0;
        header.skip(10);
        file.transparentIndex = header.u8();
        if (file.depth != 8 && file.depth != 16 && file.depth != 32)
            throw new IOException("the color depth must be 8, 16 or 32 but was " + file.depth);
        if (file.frameCount == 0) throw new IOException("there are no frames");
        if (file.frameCount > in.remaining() / FRAME_HEADER)
            throw new IOException("there is too little data for " + file.frameCount + " frames");
        SheetPacker.checkSize(file.width, file.height, file.frameCount);
    }

    private void frame(int index) throws IOException {
        place = "frame " + (index + 1);
        long size = in.u32();
        ByteReader data = in.part(size - 4);
        if (data.u16() != FRAME_MAGIC) throw new IOException("the frame has no header");
        int oldCount = data.u16();
        int millis = data.u16();
        data.skip(2);
        long newCount = data.u32();
        Frame frame = new Frame();
        frame.millis = millis;
        file.frames.add(frame);
        isPaletteShared = true;
        chunks(data, newCount == 0 ? oldCount : newCount, index, frame);
        frame.palette = palette;
    }

    private void chunks(ByteReader data, long count, int index, Frame frame) throws IOException {
        for (long i = 0; i < count; i++) {
            place = "frame " + (index + 1) + ", chunk " + (i + 1);
            long size = data.u32();
            int type = data.u16();
            ByteReader chunk = data.part(size - CHUNK_HEADER);
            chunk(type, chunk, index, frame);
        }
    }

    private void chunk(int type, ByteReader data, int index, Frame frame) throws IOException {
        switch (type) {
            case LAYER -> layer(data);
            case CEL -> cel(data, index, frame);
            case PALETTE -> palette(data);
            case OLD_PALETTE -> oldPalette(data, 8);
            case OLDER_PALETTE -> oldPalette(data, 6);
            case TAGS -> tags(data);
            case SLICE -> slice(data);
            case TILESET -> tileset(data);
            default -> {}
        }
    }

    private void layer(ByteReader data) throws IOException {
        int index = file.layers.size();
        place = "layer " + (index + 1);
        if (index == MAX_LAYERS) throw new IOException("there are more than " + MAX_LAYERS + " layers");
        int flags = data.u16();
        int type = data.u16();
        int depth = data.u16();
        if (depth > MAX_DEPTH) throw new IOException("it is in more than " + MAX_DEPTH + " groups");
        data.skip(4);
        int blend = data.u16();
        int opacity = data.u8();
        data.skip(3);
        String name = data.text();
        int tileset = type == AsepriteFile.LAYER_TILEMAP ? data.s32() : 0;
        if (blend >= AsepriteBlend.MODES)
            throw new IOException("layer '" + name + "' has the unknown blend mode " + blend);
        boolean hasOpacity = type == AsepriteFile.LAYER_GROUP ? file.hasGroupOpacity : file.hasLayerOpacity;
        boolean hasBlend = type != AsepriteFile.LAYER_GROUP || file.hasGroupOpacity;
        file.layers.add(new Layer(
                index,
                name,
                type,
                flags,
                hasBlend ? blend : AsepriteBlend.NORMAL,
                hasOpacity ? opacity : 255,
                tileset,
                parent(depth),
                depth));
    }

    /** The last layer that is less deep is the group of the next layer. */
    private @Nullable Layer parent(int depth) {
        int last = file.layers.size() - 1;
        @Nullable Layer parent = last < 0 ? null : file.layers.get(last);
        while (parent != null && parent.depth() >= depth) parent = parent.parent();
        return parent;
    }

    private void cel(ByteReader data, int index, Frame frame) throws IOException {
        int number = data.u16();
        if (number >= file.layers.size()) throw new IOException("there is no layer " + (number + 1));
        Layer layer = file.layers.get(number);
        place = "frame " + (index + 1) + ", layer '" + layer.name() + "'";
        int x = data.s16();
        int y = data.s16();
        int opacity = data.u8();
        int type = data.u16();
        int zIndex = data.s16();
        data.skip(5);
        if (type == AsepriteFile.CEL_LINKED) {
            int linked = data.u16();
            if (linked >= index)
                throw new IOException("it is linked to frame " + (linked + 1) + ", which is not an earlier one");
            frame.add(new Cel(
                    layer, x, y, opacity, zIndex, file.frames.get(linked).pixels(layer)));
            return;
        }
        if (type > AsepriteFile.CEL_TILEMAP) throw new IOException("its pixels are stored in the unknown way " + type);
        int width = data.u16();
        int height = data.u16();
        TileMasks masks = type == AsepriteFile.CEL_TILEMAP ? tileMasks(data) : null;
        CelPixels pixels = new CelPixels(type, width, height, data.copy(), masks);
        frame.add(new Cel(layer, x, y, opacity, zIndex, pixels));
    }

    private static TileMasks tileMasks(ByteReader data) throws IOException {
        int bits = data.u16();
        if (bits != 32) throw new IOException("a tile must have 32 bits but has " + bits);
        TileMasks masks = new TileMasks(data.s32(), data.s32(), data.s32(), data.s32());
        data.skip(10);
        return masks;
    }

    /** Makes room for a number of colors; new ones are opaque black. */
    private void changePalette(int size) {
        if (!isPaletteShared && size <= palette.length) return;
        int before = palette.length;
        palette = Arrays.copyOf(palette, Math.max(before, size));
        Arrays.fill(palette, before, palette.length, 0xFF000000);
        isPaletteShared = false;
    }

    private void palette(ByteReader data) throws IOException {
        if (file.depth != 8) return;
        hasNewPalette = true;
        long size = data.u32();
        long first = data.u32();
        long last = data.u32();
        data.skip(8);
        long end = Math.min(last + 1, MAX_COLORS);
        changePalette((int) Math.min(MAX_COLORS, Math.max(size, end)));
        for (int i = (int) Math.min(first, end); i < end; i++) {
            boolean hasName = (data.u16() & 1) != 0;
            int rgb = data.u8() << 16 | data.u8() << 8 | data.u8();
            palette[i] = data.u8() << 24 | rgb;
            if (hasName) data.skip(data.u16());
        }
    }

    private void oldPalette(ByteReader data, int bits) throws IOException {
        if (hasNewPalette || file.depth != 8) return;
        int packets = data.u16();
        int first = 0;
        for (int i = 0; i < packets; i++) {
            first += data.u8();
            int count = data.u8();
            if (count == 0) count = 256;
            int end = Math.min(MAX_COLORS, first + count);
            changePalette(end);
            for (int at = first; at < end; at++)
                palette[at] = 0xFF000000 | channel(data, bits) << 16 | channel(data, bits) << 8 | channel(data, bits);
        }
    }

    private static int channel(ByteReader data, int bits) throws IOException {
        int value = data.u8();
        return bits == 8 ? value : (value << 2 | value >> 4) & 255;
    }

    private void tags(ByteReader data) throws IOException {
        int count = data.u16();
        data.skip(8);
        for (int i = 0; i < count; i++) {
            place = "tag " + (i + 1);
            int from = data.u16();
            int to = data.u16();
            PlayDirection direction = direction(data.u8());
            int repeat = data.u16();
            data.skip(10);
            String name = data.text();
            if (from > to || to >= file.frameCount)
                throw new IOException("tag '" + name + "' has the frames " + (from + 1) + " to " + (to + 1) + " of "
                        + file.frameCount);
            file.tags.add(name, from, to, direction, repeat);
        }
    }

    private static PlayDirection direction(int number) throws IOException {
        PlayDirection[] all = {
            PlayDirection.FORWARD, PlayDirection.REVERSE, PlayDirection.PING_PONG, PlayDirection.PING_PONG_REVERSE
        };
        if (number < all.length) return all[number];
        throw new IOException("unknown direction " + number);
    }

    private void slice(ByteReader data) throws IOException {
        long keys = data.u32();
        int flags = data.s32();
        data.skip(4);
        String name = data.text();
        place = "slice '" + name + "'";
        for (long i = 0; i < keys; i++) {
            if (file.slices.size() == MAX_SLICES)
                throw new IOException("there are more than " + MAX_SLICES + " slices");
            int frame = (int) Math.min(SheetLayout.MAX_FRAMES, data.u32());
            SheetLayout.Bounds bounds = bounds(data);
            SheetLayout.Bounds center = (flags & 1) != 0 ? bounds(data) : null;
            SheetLayout.Point pivot = (flags & 2) != 0 ? new SheetLayout.Point(data.s32(), data.s32()) : null;
            file.slices.add(new SheetLayout.Slice(name, frame, bounds, center, pivot));
        }
    }

    private static SheetLayout.Bounds bounds(ByteReader data) throws IOException {
        return new SheetLayout.Bounds(data.s32(), data.s32(), data.s32(), data.s32());
    }

    private void tileset(ByteReader data) throws IOException {
        int id = data.s32();
        int flags = data.s32();
        long count = data.u32();
        int width = data.u16();
        int height = data.u16();
        data.skip(16);
        place = "tileset '" + data.text() + "'";
        if ((flags & 1) != 0) data.skip(8);
        boolean isInside = (flags & 2) != 0;
        ByteReader pixels = isInside ? data.part(data.u32()) : null;
        if (count < 1 || width < 1 || height < 1)
            throw new IOException("it has " + count + " tiles of " + width + "x" + height);
        if ((long) width * height > PictureFormat.MAX_PIXELS / count)
            throw new IOException("its tiles have more than %,d pixels".formatted(PictureFormat.MAX_PIXELS));
        file.tilesets.put(id, new Tileset((int) count, width, height, (flags & 4) != 0, pixels));
    }
}
