package kodama.draw.file;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import kodama.draw.SheetLayout;
import org.jspecify.annotations.Nullable;

/** The content of a file of Aseprite; cels are still compressed. */
final class AsepriteFile {
    static final int LAYER_IMAGE = 0;
    static final int LAYER_GROUP = 1;
    static final int LAYER_TILEMAP = 2;

    static final int CEL_RAW = 0;
    static final int CEL_LINKED = 1;
    static final int CEL_COMPRESSED = 2;
    static final int CEL_TILEMAP = 3;

    /** A picture size, a color depth and the number of frames. */
    int width;

    int height;
    /** Bits per pixel: 8 (indexed), 16 (gray and alpha) or 32 (red, green, blue, alpha). */
    int depth;

    int frameCount;
    /** Whether layers have an opacity. */
    boolean hasLayerOpacity;
    /** Whether groups have an opacity and a blend mode. */
    boolean hasGroupOpacity;
    /** Whether each layer ends in an identifier of 16 bytes. */
    boolean hasLayerIds;

    int transparentIndex;

    final List<Layer> layers = new ArrayList<>();
    final List<Frame> frames = new ArrayList<>();
    final Map<Integer, Tileset> tilesets = new HashMap<>();
    final AnimationList tags = new AnimationList();
    final List<SheetLayout.Slice> slices = new ArrayList<>();

    /** Number of bytes per pixel. */
    int bytesPerPixel() {
        return depth / 8;
    }

    /**
     * A layer.
     *
     * @param index its index, from 0 at the bottom
     * @param parent the group that contains it; null for none
     */
    record Layer(
            int index,
            String name,
            int type,
            int flags,
            int blend,
            int opacity,
            int tileset,
            @Nullable Layer parent,
            int depth) {
        private static final int VISIBLE = 1;
        private static final int BACKGROUND = 8;
        private static final int REFERENCE = 64;

        /** Whether it is shown: it and all groups that contain it are visible, and it is not a reference picture. */
        boolean isShown() {
            boolean isVisible = (flags & VISIBLE) != 0 && (flags & REFERENCE) == 0;
            return isVisible && (parent == null || parent.isShown());
        }

        boolean isBackground() {
            return (flags & BACKGROUND) != 0;
        }
    }

    /**
     * The picture of a layer in a frame.
     *
     * @param pixels its pixels, which linked cels share; null if it is linked to a frame without a cel
     */
    record Cel(
            Layer layer,
            int x,
            int y,
            int opacity,
            int zIndex,
            @Nullable CelPixels pixels) {}

    /**
     * The pixels or tiles of a cel.
     *
     * @param width in pixels or tiles
     * @param height in pixels or tiles
     * @param data raw or compressed pixels, or compressed tiles
     * @param masks how a tile is stored; null unless it consists of tiles
     */
    record CelPixels(
            int type,
            int width,
            int height,
            ByteReader data,
            @Nullable TileMasks masks) {}

    /** The bits of a tile: its number, and whether it is mirrored. */
    record TileMasks(int id, int flipX, int flipY, int swap) {}

    /**
     * Tiles, one above the other.
     *
     * @param pixels compressed pixels; null if they are in another file
     */
    record Tileset(
            int count,
            int width,
            int height,
            boolean hasEmptyTile,
            @Nullable ByteReader pixels) {}

    /** A frame. */
    static final class Frame {
        int millis;
        /** Colors {@code 0xAARRGGBB}. */
        int[] palette = {};

        final List<Cel> cels = new ArrayList<>();
        private final Map<Integer, Cel> byLayer = new HashMap<>();

        void add(Cel cel) {
            cels.add(cel);
            byLayer.putIfAbsent(cel.layer.index, cel);
        }

        /** Returns the pixels of a layer; null if the frame has none. */
        @Nullable
        CelPixels pixels(Layer layer) {
            Cel cel = byLayer.get(layer.index);
            return cel == null ? null : cel.pixels;
        }
    }
}
