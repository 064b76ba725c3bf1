package kodama.draw.file;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.zip.Deflater;

/** Writes files of Aseprite for tests. */
final class AsepriteSample {
    private final int width;
    private final int height;
    private final int depth;
    private final int flags;
    private final int transparentIndex;
    private final List<List<byte[]>> frames = new ArrayList<>();
    private final List<Integer> durations = new ArrayList<>();

    AsepriteSample(int width, int height, int depth) {
        this(width, height, depth, 1, 0);
    }

    /** @param flags those of the header: 1 for opacities of layers, 2 for those of groups */
    AsepriteSample(int width, int height, int depth, int flags, int transparentIndex) {
        this.width = width;
        this.height = height;
        this.depth = depth;
        this.flags = flags;
        this.transparentIndex = transparentIndex;
    }

    AsepriteSample frame(int millis) {
        frames.add(new ArrayList<>());
        durations.add(millis);
        return this;
    }

    AsepriteSample chunk(int type, Bytes data) {
        byte[] content = data.toByteArray();
        Bytes chunk = new Bytes().u32(content.length + 6).u16(type).raw(content);
        frames.get(frames.size() - 1).add(chunk.toByteArray());
        return this;
    }

    AsepriteSample layer(String name) {
        return layer(name, 0, 0, 1, 0, 255);
    }

    /** @param type 0 for pixels, 1 for a group, 2 for tiles of tileset 0 */
    AsepriteSample layer(String name, int type, int depth, int layerFlags, int blend, int opacity) {
        Bytes data = new Bytes()
                .u16(layerFlags)
                .u16(type)
                .u16(depth)
                .u32(0)
                .u16(blend)
                .u8(opacity)
                .zeros(3);
        data.text(name);
        if (type == 2) data.u32(0);
        return chunk(0x2004, data);
    }

    private static Bytes cel(int layer, int x, int y, int type, int zIndex) {
        return new Bytes()
                .u16(layer)
                .u16(x)
                .u16(y)
                .u8(255)
                .u16(type)
                .u16(zIndex)
                .zeros(5);
    }

    /** Adds compressed pixels, as they are in the file. */
    AsepriteSample cel(int layer, int x, int y, int celWidth, int celHeight, int zIndex, int... bytes) {
        return chunk(
                0x2005, cel(layer, x, y, 2, zIndex).u16(celWidth).u16(celHeight).raw(deflated(bytes)));
    }

    AsepriteSample rawCel(int layer, int x, int y, int celWidth, int celHeight, int... bytes) {
        return chunk(0x2005, cel(layer, x, y, 0, 0).u16(celWidth).u16(celHeight).all(bytes));
    }

    AsepriteSample linkedCel(int layer, int frame) {
        return chunk(0x2005, cel(layer, 0, 0, 1, 0).u16(frame));
    }

    /** Adds tiles, each an int as it is in the file. */
    AsepriteSample tiles(int layer, int across, int down, int... tiles) {
        Bytes data = new Bytes();
        for (int tile : tiles) data.u32(tile);
        Bytes cel = cel(layer, 0, 0, 3, 0).u16(across).u16(down).u16(32);
        cel.u32(0x1FFF_FFFF).u32(0x2000_0000).u32(0x4000_0000).u32(0x8000_0000).zeros(10);
        return chunk(0x2005, cel.raw(deflated(data.toByteArray())));
    }

    AsepriteSample tileset(int count, int tileWidth, int tileHeight, int... bytes) {
        byte[] packed = deflated(bytes);
        Bytes data = new Bytes()
                .u32(0)
                .u32(2 | 4)
                .u32(count)
                .u16(tileWidth)
                .u16(tileHeight)
                .zeros(16)
                .text("tiles");
        return chunk(0x2023, data.u32(packed.length).raw(packed));
    }

    AsepriteSample palette(int... argb) {
        Bytes data = new Bytes().u32(argb.length).u32(0).u32(argb.length - 1).zeros(8);
        for (int color : argb)
            data.u16(0).u8(color >> 16).u8(color >> 8).u8(color).u8(color >>> 24);
        return chunk(0x2019, data);
    }

    AsepriteSample oldPalette(int type, int... channels) {
        return chunk(type, new Bytes().u16(1).u8(0).u8(channels.length / 3).all(channels));
    }

    AsepriteSample tag(String name, int from, int to, int direction, int repeat) {
        return chunk(
                0x2018,
                new Bytes()
                        .u16(1)
                        .zeros(8)
                        .u16(from)
                        .u16(to)
                        .u8(direction)
                        .u16(repeat)
                        .zeros(10)
                        .text(name));
    }

    AsepriteSample slice(String name) {
        Bytes data = new Bytes().u32(1).u32(3).u32(0).text(name).u32(0);
        return chunk(
                0x2022,
                data.u32(1)
                        .u32(2)
                        .u32(5)
                        .u32(6)
                        .u32(1)
                        .u32(1)
                        .u32(3)
                        .u32(4)
                        .u32(2)
                        .u32(3));
    }

    private static byte[] deflated(int... bytes) {
        return deflated(new Bytes().all(bytes).toByteArray());
    }

    private static byte[] deflated(byte[] bytes) {
        Deflater deflater = new Deflater();
        deflater.setInput(bytes);
        deflater.finish();
        byte[] buffer = new byte[bytes.length + 100];
        int length = deflater.deflate(buffer);
        deflater.end();
        return Arrays.copyOf(buffer, length);
    }

    byte[] file() {
        Bytes all = new Bytes()
                .u32(0)
                .u16(0xA5E0)
                .u16(frames.size())
                .u16(width)
                .u16(height)
                .u16(depth)
                .u32(flags);
        all.zeros(10).u8(transparentIndex).zeros(99);
        for (int i = 0; i < frames.size(); i++) {
            Bytes chunks = new Bytes();
            for (byte[] chunk : frames.get(i)) chunks.raw(chunk);
            byte[] content = chunks.toByteArray();
            int count = frames.get(i).size();
            all.u32(content.length + 16)
                    .u16(0xF1FA)
                    .u16(count)
                    .u16(durations.get(i))
                    .zeros(2)
                    .u32(count);
            all.raw(content);
        }
        return all.toByteArray();
    }

    /** Little-endian numbers. */
    static final class Bytes {
        private final ByteArrayOutputStream out = new ByteArrayOutputStream();

        Bytes u8(int value) {
            out.write(value);
            return this;
        }

        Bytes u16(int value) {
            return u8(value).u8(value >> 8);
        }

        Bytes u32(int value) {
            return u16(value).u16(value >> 16);
        }

        Bytes zeros(int count) {
            for (int i = 0; i < count; i++) u8(0);
            return this;
        }

        Bytes all(int... bytes) {
            for (int each : bytes) u8(each);
            return this;
        }

        Bytes raw(byte[] bytes) {
            out.writeBytes(bytes);
            return this;
        }

        Bytes text(String text) {
            byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
            return u16(bytes.length).raw(bytes);
        }

        byte[] toByteArray() {
            return out.toByteArray();
        }
    }
}
