package kodama.map;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import kodama.map.TiledMap.MapObject;
import kodama.map.TiledMap.Tile;
import kodama.map.TiledMap.Tileset;
import org.jspecify.annotations.Nullable;

/**
 * What is solid of a tile with its flips: convex polygons by cell, relative to that cell. Cell 0, 0 is that of the
 * tile; tiles that are larger reach into those above and to the right.
 */
final class TileSolid {
    /** Most shapes that the collision editor may give a tile. */
    private static final int MOST_SHAPES = 64;

    private final boolean isFull;
    private final boolean isOneWay;
    private final boolean isNever;
    private final List<double[]> whole;
    private final Map<Long, List<double[]>> cells = new HashMap<>();
    private boolean hasShapes;
    private int left;
    private int top;
    private int right;
    private int bottom;
    private long work = 20;

    private TileSolid(boolean isFull, boolean isOneWay, boolean isNever, int width, int height) {
        this.isFull = isFull;
        this.isOneWay = isOneWay;
        this.isNever = isNever;
        whole = List.of(new double[] {0, 0, width, 0, width, height, 0, height});
    }

    /** Returns that of no tile. */
    static TileSolid none() {
        return new TileSolid(false, false, false, 0, 0);
    }

    /**
     * Finds what is solid of a tile.
     *
     * @param data what the tileset has about it; null for nothing
     * @param reach how many cells a shape may reach beyond that of the tile; the rest is cut off
     */
    static TileSolid of(TiledMap map, Tileset tileset, @Nullable Tile data, int tile, int reach) {
        if (data == null) return new TileSolid(false, false, false, map.tileWidth(), map.tileHeight());
        Object solid = flag(map, tileset, data, "solid");
        boolean isNever = Boolean.FALSE.equals(solid);
        boolean isOneWay = Boolean.TRUE.equals(flag(map, tileset, data, "one_way"));
        TileSolid made =
                new TileSolid(Boolean.TRUE.equals(solid), isOneWay, isNever, map.tileWidth(), map.tileHeight());
        if (!isNever) made.addShapes(map, tileset, data, tile, reach);
        return made;
    }

    private void addShapes(TiledMap map, Tileset tileset, Tile data, int tile, int reach) {
        if (data.shapes().size() > MOST_SHAPES)
            throw failure(
                    map,
                    tileset,
                    data,
                    "must have at most " + MOST_SHAPES + " collision shapes but has "
                            + data.shapes().size());
        for (MapObject each : data.shapes()) {
            double[] corners = Polygons.outline(each);
            if (corners.length == 0) continue;
            if (corners.length > 2 * Polygons.MOST_CORNERS)
                throw failure(
                        map,
                        tileset,
                        data,
                        "has a collision shape with " + corners.length / 2 + " corners, but it must have at most "
                                + Polygons.MOST_CORNERS);
            hasShapes = true;
            place(corners, map, tileset, data, tile);
            for (double[] convex : Polygons.convex(corners)) cut(convex, map, reach);
            work += (long) corners.length * corners.length;
        }
    }

    /** Returns a property; a string such as "true", which Tiled writes for another type, would be ignored silently. */
    private static @Nullable Object flag(TiledMap map, Tileset tileset, Tile data, String name) {
        Object value = data.properties().get(name);
        if (value == null || value instanceof Boolean) return value;
        throw failure(map, tileset, data, "its property '" + name + "' must be a bool in Tiled but is another type");
    }

    private static MapException failure(TiledMap map, Tileset tileset, Tile data, String message) {
        String file = tileset.file().isEmpty() ? map.file() : tileset.file();
        return new MapException(file, "tile " + data.id(), message);
    }

    /** Applies the flips, and moves corners from the tile's picture to its cell, at whose lower left corner it is. */
    private static void place(double[] corners, TiledMap map, Tileset tileset, Tile data, int tile) {
        double width = data.width() > 0 ? data.width() : tileset.tileWidth();
        double height = data.height() > 0 ? data.height() : tileset.tileHeight();
        boolean isDiagonal = (tile & TileGrid.FLIPPED_DIAGONALLY) != 0;
        double placedWidth = isDiagonal ? height : width;
        double placedHeight = isDiagonal ? width : height;
        for (int i = 0; i < corners.length; i += 2) {
            double x = isDiagonal ? corners[i + 1] : corners[i];
            double y = isDiagonal ? corners[i] : corners[i + 1];
            if ((tile & TileGrid.FLIPPED_X) != 0) x = placedWidth - x;
            if ((tile & TileGrid.FLIPPED_Y) != 0) y = placedHeight - y;
            corners[i] = x + tileset.offsetX();
            corners[i + 1] = y + map.tileHeight() - placedHeight + tileset.offsetY();
        }
    }

    private void cut(double[] convex, TiledMap map, int reach) {
        int width = map.tileWidth();
        int height = map.tileHeight();
        int lastColumn = Math.min(reach, cell(Polygons.most(convex, 0), width));
        int lastRow = Math.min(reach, cell(Polygons.most(convex, 1), height));
        for (int y = Math.max(-reach, cell(Polygons.least(convex, 1), height)); y <= lastRow; y++)
            for (int x = Math.max(-reach, cell(Polygons.least(convex, 0), width)); x <= lastColumn; x++) {
                double[] part = Polygons.inCell(convex, x * width, y * height, width, height);
                if (part.length > 0) add(x, y, part);
            }
    }

    private static int cell(double position, int size) {
        return (int) Math.floor(position / size);
    }

    private void add(int x, int y, double[] part) {
        cells.computeIfAbsent(key(x, y), unused -> new ArrayList<>()).add(part);
        left = Math.min(left, x);
        top = Math.min(top, y);
        right = Math.max(right, x);
        bottom = Math.max(bottom, y);
    }

    private static long key(int x, int y) {
        return (long) x << 32 | y & 0xFFFF_FFFFL;
    }

    /** Returns whether the property {@code solid} is true and it has no shapes. */
    boolean isFull() {
        return isFull && !hasShapes;
    }

    boolean isOneWay() {
        return isOneWay;
    }

    /** Returns whether the property {@code solid} is false. */
    boolean isNever() {
        return isNever;
    }

    boolean hasShapes() {
        return hasShapes;
    }

    /** Returns the polygon of all of its cell; always the same object. */
    List<double[]> whole() {
        return whole;
    }

    /** Returns what is solid in a cell; always the same objects. */
    List<double[]> polygons(int x, int y) {
        return cells.getOrDefault(key(x, y), List.of());
    }

    /** Returns whether it does not reach beyond its cell. */
    boolean isNear() {
        return (left | top | right | bottom) == 0;
    }

    int left() {
        return left;
    }

    int top() {
        return top;
    }

    int right() {
        return right;
    }

    int bottom() {
        return bottom;
    }

    long work() {
        return work;
    }
}
