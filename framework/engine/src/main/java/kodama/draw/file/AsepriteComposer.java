package kodama.draw.file;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import kodama.draw.PictureFormat;
import kodama.draw.file.AsepriteFile.Cel;
import kodama.draw.file.AsepriteFile.CelPixels;
import kodama.draw.file.AsepriteFile.Frame;
import kodama.draw.file.AsepriteFile.Layer;
import kodama.draw.file.AsepriteFile.TileMasks;
import kodama.draw.file.AsepriteFile.Tileset;
import org.jspecify.annotations.Nullable;

/** Blends the layers of each frame. */
final class AsepriteComposer {
    /** Most pixels of all cels; a file with more would take minutes. */
    private static final long MAX_WORK = 1L << 30;

    private final AsepriteFile file;
    private final Map<Integer, byte[]> tiles = new HashMap<>();
    private long work;

    AsepriteComposer(AsepriteFile file) {
        this.file = file;
    }

    /**
     * Something that is blended.
     *
     * @param order its place among the others, from the bottom
     * @param cel a cel; null for a group
     * @param group a group that is blended as a whole; null for a cel
     */
    private record Item(
            int order,
            int zIndex,
            @Nullable Cel cel,
            @Nullable Layer group) {}

    /**
     * Blends the layers of a frame.
     *
     * @return colors {@code 0xAARRGGBB}, row-major
     */
    int[] frame(int index) throws IOException {
        return composed(index, null);
    }

    /** Blends the content of a group, or everything for null. */
    private int[] composed(int index, @Nullable Layer group) throws IOException {
        Frame frame = file.frames.get(index);
        charge((long) file.width * file.height + frame.cels.size() + file.layers.size());
        int[] canvas = new int[file.width * file.height];
        for (Item item : items(frame, group)) draw(canvas, item, index);
        return canvas;
    }

    private List<Item> items(Frame frame, @Nullable Layer group) {
        List<Item> items = new ArrayList<>();
        for (Cel cel : frame.cels) {
            Layer layer = cel.layer();
            if (layer.isShown() && container(layer) == group)
                items.add(new Item(layer.index() + cel.zIndex(), cel.zIndex(), cel, null));
        }
        for (Layer layer : file.layers)
            if (isBlendedAsWhole(layer) && layer.isShown() && container(layer) == group)
                items.add(new Item(layer.index(), 0, null, layer));
        items.sort(Comparator.comparingInt(Item::order).thenComparingInt(Item::zIndex));
        return items;
    }

    private static boolean isBlendedAsWhole(Layer layer) {
        boolean isPlain = layer.opacity() == 255 && layer.blend() == AsepriteBlend.NORMAL;
        return layer.type() == AsepriteFile.LAYER_GROUP && !isPlain;
    }

    /** Returns the innermost group around a layer that is blended as a whole; null if there is none. */
    private static @Nullable Layer container(Layer layer) {
        @Nullable Layer parent = layer.parent();
        while (parent != null && !isBlendedAsWhole(parent)) parent = parent.parent();
        return parent;
    }

    private void draw(int[] canvas, Item item, int index) throws IOException {
        Layer group = item.group;
        if (group != null) {
            int[] whole = composed(index, group);
            for (int i = 0; i < canvas.length; i++)
                canvas[i] = AsepriteBlend.blend(group.blend(), canvas[i], whole[i], group.opacity());
        } else if (item.cel != null) {
            drawCel(canvas, item.cel, index);
        }
    }

    private void drawCel(int[] canvas, Cel cel, int index) throws IOException {
        try {
            CelPixels source = cel.pixels();
            if (source == null || source.width() == 0 || source.height() == 0) return;
            int opacity = times(cel.opacity(), cel.layer().opacity());
            Palette colors =
                    new Palette(file.frames.get(index).palette, cel.layer().isBackground());
            if (source.type() == AsepriteFile.CEL_TILEMAP) drawTiles(canvas, source, cel, opacity, colors);
            else drawPixels(canvas, source, cel, opacity, colors);
        } catch (IOException damaged) {
            throw new IOException(
                    "frame " + (index + 1) + ", layer '" + cel.layer().name() + "': " + damaged.getMessage(), damaged);
        }
    }

    private static int times(int a, int b) {
        int product = a * b + 0x80;
        return (product >> 8) + product >> 8;
    }

    private void charge(long pixels) throws IOException {
        work += pixels;
        if (work > MAX_WORK) throw new IOException("the layers have more than %,d pixels together".formatted(MAX_WORK));
    }

    private void drawPixels(int[] canvas, CelPixels source, Cel cel, int opacity, Palette colors) throws IOException {
        int width = source.width();
        int height = source.height();
        long size = (long) width * height;
        charge(size);
        if (size > PictureFormat.MAX_PIXELS)
            throw new IOException("it has more than %,d pixels".formatted(PictureFormat.MAX_PIXELS));
        int bytes = file.bytesPerPixel();
        ByteReader data = source.data().copy();
        byte[] pixels = source.type() == AsepriteFile.CEL_RAW ? data.bytes(size * bytes) : data.inflated(size * bytes);
        int left = Math.max(0, -cel.x());
        int right = Math.min(width, file.width - cel.x());
        for (int y = Math.max(0, -cel.y()); y < Math.min(height, file.height - cel.y()); y++)
            for (int x = left; x < right; x++) {
                int at = (cel.y() + y) * file.width + cel.x() + x;
                int color = color(pixels, (y * width + x) * bytes, colors);
                canvas[at] = AsepriteBlend.blend(cel.layer().blend(), canvas[at], color, opacity);
            }
    }

    /**
     * The colors of indexed pixels.
     *
     * @param isOpaque whether the transparent index is a color like the others
     */
    private record Palette(int[] colors, boolean isOpaque) {}

    private int color(byte[] pixels, int at, Palette colors) {
        int first = pixels[at] & 255;
        return switch (file.depth) {
            case 8 -> indexed(first, colors);
            case 16 -> (pixels[at + 1] & 255) << 24 | first * 0x010101;
            default -> (pixels[at + 3] & 255) << 24 | first << 16 | (pixels[at + 1] & 255) << 8 | pixels[at + 2] & 255;
        };
    }

    private int indexed(int index, Palette colors) {
        if (index == file.transparentIndex && !colors.isOpaque) return 0;
        return index < colors.colors.length ? colors.colors[index] : 0;
    }

    private void drawTiles(int[] canvas, CelPixels source, Cel cel, int opacity, Palette colors) throws IOException {
        @Nullable Tileset set = file.tilesets.get(cel.layer().tileset());
        TileMasks masks = source.masks();
        if (set == null || masks == null)
            throw new IOException("there is no tileset " + cel.layer().tileset());
        if (set.pixels() == null) throw new IOException("its tileset is in another file, which cannot be read");
        long count = (long) source.width() * source.height();
        charge(count);
        if (count > PictureFormat.MAX_PIXELS)
            throw new IOException("it has more than %,d tiles".formatted(PictureFormat.MAX_PIXELS));
        ByteReader data = new ByteReader(source.data().copy().inflated(count * Integer.BYTES));
        byte[] pixels = tiles(cel.layer().tileset(), set);
        TilePainter painter = new TilePainter(canvas, pixels, set, masks, cel, opacity, colors);
        for (int row = 0; row < source.height(); row++)
            for (int column = 0; column < source.width(); column++)
                painter.draw(data.s32(), cel.x() + column * set.width(), cel.y() + row * set.height());
    }

    private byte[] tiles(int id, Tileset set) throws IOException {
        byte[] known = tiles.get(id);
        if (known != null) return known;
        ByteReader packed = set.pixels();
        if (packed == null) return new byte[0];
        byte[] read = packed.copy().inflated((long) set.count() * set.width() * set.height() * file.bytesPerPixel());
        tiles.put(id, read);
        return read;
    }

    /** Draws the tiles of a cel. */
    private final class TilePainter {
        private final int[] canvas;
        private final byte[] pixels;
        private final Tileset set;
        private final TileMasks masks;
        private final Cel cel;
        private final int opacity;
        private final Palette colors;

        TilePainter(int[] canvas, byte[] pixels, Tileset set, TileMasks masks, Cel cel, int opacity, Palette colors) {
            this.canvas = canvas;
            this.pixels = pixels;
            this.set = set;
            this.masks = masks;
            this.cel = cel;
            this.opacity = opacity;
            this.colors = colors;
        }

        void draw(int tile, int left, int top) throws IOException {
            int id = (tile & masks.id()) >>> Integer.numberOfTrailingZeros(masks.id() == 0 ? 1 : masks.id());
            boolean isEmpty = set.hasEmptyTile() ? id == 0 : tile == -1;
            boolean isSeen = left < file.width && top < file.height && left > -set.width() && top > -set.height();
            if (isEmpty || !isSeen) return;
            if (id < 0 || id >= set.count()) throw new IOException("there is no tile " + id + " of " + set.count());
            charge((long) set.width() * set.height());
            for (int y = Math.max(0, -top); y < Math.min(set.height(), file.height - top); y++)
                for (int x = Math.max(0, -left); x < Math.min(set.width(), file.width - left); x++) {
                    int at = (top + y) * file.width + left + x;
                    int color = color(pixels, source(id, tile, x, y) * file.bytesPerPixel(), colors);
                    canvas[at] = AsepriteBlend.blend(cel.layer().blend(), canvas[at], color, opacity);
                }
        }

        /** Returns the index of the tile's pixel that is seen at a place: mirrored, then with x and y swapped. */
        private int source(int id, int tile, int x, int y) {
            boolean isSquare = set.width() == set.height();
            int column = (tile & masks.flipX()) != 0 ? set.width() - 1 - x : x;
            int row = (tile & masks.flipY()) != 0 ? set.height() - 1 - y : y;
            boolean isSwapped = isSquare && (tile & masks.swap()) != 0;
            int across = isSwapped ? row : column;
            int down = isSwapped ? column : row;
            return (id * set.height() + down) * set.width() + across;
        }
    }
}
