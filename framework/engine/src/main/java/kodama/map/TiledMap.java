package kodama.map;

import java.util.List;
import java.util.Map;
import kodama.geom.CellLayout;
import org.jspecify.annotations.Nullable;

/**
 * A map as Tiled saved it. Groups are dissolved: their layers have the sums and products of what the groups set.
 *
 * @param file its path in the game's folder
 * @param width in tiles; of an infinite map, what Tiled wrote
 * @param tilesets by first global number, ascending
 * @param layers the rearmost first
 * @param parallaxOriginX position in the map at which layers with parallax are in their places; in pixels
 * @param drawsLeft whether, on an orthogonal map, the tiles of a row are drawn from the right to the left
 * @param drawsUp whether rows are drawn from the bottom to the top
 * @param background color as 0xAARRGGBB; 0 for none
 * @param palette the different tiles of all layers
 */
public record TiledMap(
        String file,
        Orientation orientation,
        int width,
        int height,
        int tileWidth,
        int tileHeight,
        int hexSide,
        boolean staggersColumns,
        boolean staggersEven,
        boolean infinite,
        List<Tileset> tilesets,
        List<Layer> layers,
        Map<String, Object> properties,
        double parallaxOriginX,
        double parallaxOriginY,
        boolean drawsLeft,
        boolean drawsUp,
        int background,
        TilePalette palette) {
    /** Returns where the cells are. */
    public CellLayout layout() {
        return switch (orientation) {
            case ORTHOGONAL -> CellLayout.square(tileWidth, tileHeight);
            case ISOMETRIC -> CellLayout.diamond(tileWidth, tileHeight, height);
            case STAGGERED -> CellLayout.shifted(tileWidth, tileHeight, 0, staggersColumns, staggersEven);
            case HEXAGONAL -> CellLayout.shifted(tileWidth, tileHeight, hexSide, staggersColumns, staggersEven);
        };
    }

    /** Returns the tileset of a tile; null if there is none. */
    public @Nullable Tileset tileset(int tile) {
        int number = tile & TileGrid.NUMBER;
        int low = 0;
        int high = tilesets.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (tilesets.get(middle).firstNumber() <= number) low = middle + 1;
            else high = middle;
        }
        return low == 0 ? null : tilesets.get(low - 1);
    }

    /** How tiles are laid out. */
    public enum Orientation {
        ORTHOGONAL,
        ISOMETRIC,
        STAGGERED,
        HEXAGONAL
    }

    /** What a layer has. */
    public enum LayerKind {
        TILES,
        OBJECTS,
        IMAGE
    }

    /**
     * A layer.
     *
     * @param tint color as 0xAARRGGBB
     * @param tiles null unless the kind is TILES
     * @param image null unless the kind is IMAGE; also null if none was chosen
     * @param sortsObjects whether objects are drawn in the order of their rows, rather than in that of the list
     */
    public record Layer(
            String name,
            String className,
            LayerKind kind,
            boolean visible,
            double offsetX,
            double offsetY,
            double parallaxX,
            double parallaxY,
            double opacity,
            int tint,
            Map<String, Object> properties,
            @Nullable TileGrid tiles,
            List<MapObject> objects,
            @Nullable Picture image,
            boolean repeatsX,
            boolean repeatsY,
            boolean sortsObjects) {}

    /**
     * A picture file; its size is 0 if the map does not tell it.
     *
     * @param transparent color that is transparent, 0xRRGGBB; -1 for none
     */
    public record Picture(String path, int width, int height, int transparent) {}

    /** The point of a tile object that is at its position: 0 for the left or top edge, 1 for the
     * middle, 2 for the right or bottom edge. */
    public record Alignment(int horizontal, int vertical) {}

    /**
     * A tileset.
     *
     * @param image null for a collection of images, whose tiles have their own
     * @param alignment null for that of the map's orientation
     * @param fitsGrid whether tiles in layers have the size of the map's cells
     * @param keepsAspect whether tiles are scaled by the same factor in both directions
     */
    public record Tileset(
            String file,
            String name,
            int firstNumber,
            int tileWidth,
            int tileHeight,
            int columns,
            int count,
            int margin,
            int spacing,
            int offsetX,
            int offsetY,
            @Nullable Picture image,
            Map<Integer, Tile> tiles,
            Map<String, Object> properties,
            @Nullable Alignment alignment,
            boolean fitsGrid,
            boolean keepsAspect) {
        /** Returns the same tileset with another number of its first tile. */
        Tileset from(int first) {
            return first == firstNumber
                    ? this
                    : new Tileset(
                            file,
                            name,
                            first,
                            tileWidth,
                            tileHeight,
                            columns,
                            count,
                            margin,
                            spacing,
                            offsetX,
                            offsetY,
                            image,
                            tiles,
                            properties,
                            alignment,
                            fitsGrid,
                            keepsAspect);
        }

        /** Returns the number after the last tile that is known, relative to the first. */
        int length() {
            int length = Math.max(1, count);
            for (int each : tiles.keySet()) length = Math.max(length, each + 1);
            return length;
        }
    }

    /** What a tileset says of one tile; a frame of the animation is {tile, milliseconds}. */
    public record Tile(
            int id,
            String className,
            @Nullable Picture image,
            int x,
            int y,
            int width,
            int height,
            List<int[]> animation,
            List<MapObject> shapes,
            Map<String, Object> properties) {}

    /** The shape of an object. */
    public enum Shape {
        RECTANGLE,
        ELLIPSE,
        CAPSULE,
        POINT,
        POLYGON,
        POLYLINE,
        TEXT,
        TILE
    }

    /**
     * An object.
     *
     * @param tile its tile with the bits of {@link TileGrid}; 0 unless the shape is TILE
     * @param points x and y in turn, relative to the object
     */
    public record MapObject(
            int id,
            String name,
            String className,
            Shape shape,
            double x,
            double y,
            double width,
            double height,
            double rotation,
            boolean visible,
            int tile,
            double[] points,
            String text,
            Map<String, Object> properties) {}
}
