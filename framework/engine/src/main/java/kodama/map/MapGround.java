package kodama.map;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import kodama.ground.CellShape;
import kodama.ground.Ground;
import kodama.map.TiledMap.Layer;
import kodama.map.TiledMap.LayerKind;
import kodama.map.TiledMap.Orientation;
import kodama.map.TiledMap.Tile;
import kodama.map.TiledMap.Tileset;
import org.jspecify.annotations.Nullable;

/**
 * The ground of an orthogonal map.
 *
 * <p>A tile is solid where Tiled's collision editor gave it shapes; a tile with the property {@code solid} is solid
 * everywhere if it has no shapes, and all tiles of a layer with this property are, too. The property {@code solid =
 * false} of a tile or a layer takes precedence. A tile with the property {@code one_way} is a platform that is open
 * from below. Layers with parallax, and those whose offset is not a whole number of tiles, are background.
 */
public final class MapGround {
    /** Largest width and height of a tile of the map, in pixels. */
    public static final int LARGEST_TILE = 256;

    private static final int MOST_CELLS = 1 << 26;
    /** How many cells a shape reaches beyond its own, along each axis. */
    private static final int REACH = 8;

    /** Most polygons of a cell. */
    private static final int MOST_POLYGONS = 256;

    /** Most places where tiles are looked up while the ground is made: about five seconds. */
    private static final long MOST_LOOKUPS = 500_000_000;

    private static final int LOOKUPS_PER_STEP = 8;

    private final TiledMap map;
    private final List<Part> layers = new ArrayList<>();
    private final Map<Integer, TileSolid> solids = new HashMap<>();
    private final Map<List<double[]>, CellShape> shapes = new HashMap<>();
    private final CellShape full;
    private final TileSolid none = TileSolid.none();
    private final Ground ground;
    private long work;
    private int reachLeft;
    private int reachRight;
    private int reachUp;
    private int reachDown;

    /** A layer of tiles that may be solid; the shift is that of its tiles, in cells. */
    private record Part(Layer layer, TileGrid tiles, int shiftX, int shiftY) {}

    /**
     * Finds the solid cells of a map.
     *
     * @throws MapException if it is not orthogonal, or its tiles, its size or a shape exceed the limits
     */
    public MapGround(TiledMap map) {
        this.map = map;
        check();
        full = CellShape.full(map.tileWidth(), map.tileHeight());
        for (Layer each : map.layers()) addLayer(each);
        ground = newGround();
        for (Part each : layers) findReach(each);
        fill();
    }

    private void check() {
        if (map.orientation() != Orientation.ORTHOGONAL)
            throw failure("ground needs an orthogonal map, but it is "
                    + map.orientation().name().toLowerCase(java.util.Locale.ROOT));
        checkSide("width", map.tileWidth());
        checkSide("height", map.tileHeight());
    }

    private void checkSide(String side, int pixels) {
        if (pixels > LARGEST_TILE)
            throw failure("the " + side + " of tiles on a map with ground must be at most " + LARGEST_TILE
                    + " pixels but was " + pixels);
    }

    private MapException failure(String message) {
        return new MapException(map.file(), "", message);
    }

    private void addLayer(Layer layer) {
        TileGrid tiles = layer.tiles();
        if (layer.kind() != LayerKind.TILES || tiles == null) return;
        Object solid = layer.properties().get("solid");
        if (solid != null && !(solid instanceof Boolean))
            throw new MapException(
                    map.file(),
                    "layer \"" + layer.name() + "\"",
                    "its property 'solid' must be a bool in Tiled but is another type");
        if (Boolean.FALSE.equals(solid)) return;
        double shiftX = layer.offsetX() / map.tileWidth();
        double shiftY = layer.offsetY() / map.tileHeight();
        boolean isInPlace = shiftX == Math.rint(shiftX) && shiftY == Math.rint(shiftY);
        if (!isInPlace || layer.parallaxX() != 1 || layer.parallaxY() != 1) return;
        if (Math.abs(shiftX) < MOST_CELLS && Math.abs(shiftY) < MOST_CELLS)
            layers.add(new Part(layer, tiles, (int) shiftX, (int) shiftY));
    }

    private static boolean isTrue(Map<String, Object> properties, String name) {
        return Boolean.TRUE.equals(properties.get(name));
    }

    private Ground newGround() {
        long left = Integer.MAX_VALUE;
        long top = Integer.MAX_VALUE;
        long right = Integer.MIN_VALUE;
        long bottom = Integer.MIN_VALUE;
        for (Part each : layers) {
            TileGrid.Tiles bounds = each.tiles.tiles();
            left = Math.min(left, bounds.left() + each.shiftX - REACH);
            top = Math.min(top, bounds.top() + each.shiftY - REACH);
            right = Math.max(right, bounds.right() + each.shiftX + REACH);
            bottom = Math.max(bottom, bounds.bottom() + each.shiftY + REACH);
        }
        if (layers.isEmpty()) return new Ground(0, 0, 0, 0, map.tileWidth(), map.tileHeight());
        long columns = right - left;
        long rows = bottom - top;
        if (columns * rows > MOST_CELLS)
            throw failure("ground must have at most " + MOST_CELLS + " tiles but has " + columns + " × " + rows);
        return new Ground((int) left, (int) top, (int) columns, (int) rows, map.tileWidth(), map.tileHeight());
    }

    /** Finds how far the shapes of used tiles reach beyond their cells. */
    private void findReach(Part part) {
        TileGrid.Tiles bounds = part.tiles.tiles();
        work += (long) (bounds.right() - bounds.left()) * (bounds.bottom() - bounds.top()) / 2;
        for (int y = bounds.top(); y < bounds.bottom(); y++)
            for (int x = bounds.left(); x < bounds.right(); x++) {
                int tile = part.tiles.at(x, y);
                if (tile != 0) extend(solid(tile));
            }
    }

    private void extend(TileSolid solid) {
        reachLeft = Math.min(reachLeft, solid.left());
        reachUp = Math.min(reachUp, solid.top());
        reachRight = Math.max(reachRight, solid.right());
        reachDown = Math.max(reachDown, solid.bottom());
    }

    private TileSolid solid(int tile) {
        TileSolid known = solids.get(tile);
        if (known != null) return known;
        Tileset tileset = map.tileset(tile);
        TileSolid made = tileset == null ? none : TileSolid.of(map, tileset, data(tileset, tile), tile, REACH);
        work += made.work();
        solids.put(tile, made);
        return made;
    }

    private static @Nullable Tile data(Tileset tileset, int tile) {
        return tileset.tiles().get((tile & TileGrid.NUMBER) - tileset.firstNumber());
    }

    private void fill() {
        long reach = (1L + reachRight - reachLeft) * (1L + reachDown - reachUp) * layers.size();
        long lookups = 0;
        for (Part part : layers) {
            TileGrid.Tiles bounds = part.tiles.tiles();
            lookups += (long) (bounds.right() - bounds.left()) * (bounds.bottom() - bounds.top()) * reach;
        }
        if (lookups > MOST_LOOKUPS)
            throw failure("collision shapes of its tiles reach up to "
                    + Math.max(Math.max(-reachLeft, reachRight), Math.max(-reachUp, reachDown))
                    + " tiles beyond their own, which is too far for a map of this size");
        for (Part part : layers) {
            TileGrid.Tiles bounds = part.tiles.tiles();
            for (int y = bounds.top() + reachUp; y < bounds.bottom() + reachDown; y++)
                for (int x = bounds.left() + reachLeft; x < bounds.right() + reachRight; x++)
                    if (ground.at(x + part.shiftX, y + part.shiftY) == null) fill(x + part.shiftX, y + part.shiftY);
        }
    }

    private void fill(int column, int row) {
        CellShape shape = find(column, row);
        if (shape != null || ground.at(column, row) != null) ground.set(column, row, shape);
    }

    /** Combines what the tiles of all layers have in a cell. */
    private @Nullable CellShape find(int column, int row) {
        List<double[]> polygons = new ArrayList<>();
        boolean isOneWay = true;
        work += (1L + reachRight - reachLeft) * (1L + reachDown - reachUp) * layers.size() / LOOKUPS_PER_STEP;
        for (Part part : layers)
            for (int y = reachUp; y <= reachDown; y++)
                for (int x = reachLeft; x <= reachRight; x++) {
                    int tile = part.tiles.at(column - part.shiftX - x, row - part.shiftY - y);
                    if (tile == 0) continue;
                    TileSolid solid = solid(tile);
                    if (x == 0 && y == 0 && isFullCell(part, solid)) return full;
                    List<double[]> more = polygons(part, solid, x, y);
                    if (more.isEmpty() || (solid.isOneWay() && !isOneWay)) continue;
                    if (isOneWay && !solid.isOneWay()) polygons.clear();
                    polygons.addAll(more);
                    isOneWay = solid.isOneWay();
                    if (polygons.size() > MOST_POLYGONS)
                        throw failure("the collision shapes at tile " + column + "," + row + " must be at most "
                                + MOST_POLYGONS + " polygons");
                }
        return polygons.isEmpty() ? null : shape(polygons, isOneWay);
    }

    private static boolean isFullCell(Part part, TileSolid solid) {
        if (solid.isOneWay() || solid.isNever()) return false;
        return solid.isFull() || (!solid.hasShapes() && isTrue(part.layer.properties(), "solid"));
    }

    private List<double[]> polygons(Part part, TileSolid solid, int x, int y) {
        if (solid.hasShapes() || solid.isNever()) return solid.polygons(x, y);
        boolean isSolid = solid.isOneWay() || solid.isFull() || isTrue(part.layer.properties(), "solid");
        return isSolid && x == 0 && y == 0 ? solid.whole() : List.of();
    }

    /** Returns the same shape for the same polygons, which are compared by identity. */
    private CellShape shape(List<double[]> polygons, boolean isOneWay) {
        CellShape known = shapes.get(polygons);
        if (known != null) return known;
        work += 100 + 10L * polygons.size();
        CellShape made = CellShape.of(polygons, map.tileWidth(), map.tileHeight(), isOneWay);
        shapes.put(polygons, made);
        return made;
    }

    /** Returns the ground, which is the same object as long as the map is. */
    public Ground ground() {
        return ground;
    }

    /** Returns the work of what was done since the last call, in steps of a script. */
    public long takeWork() {
        long done = work;
        work = 0;
        return done;
    }

    /** Finds again what is solid around a tile that has changed. */
    public void update(Layer layer, int column, int row) {
        for (Part part : layers) {
            if (part.layer != layer) continue;
            int tile = part.tiles.at(column, row);
            TileSolid solid = tile == 0 ? none : solid(tile);
            extend(solid);
            work += 20;
            for (int y = reachUp; y <= reachDown; y++)
                for (int x = reachLeft; x <= reachRight; x++) fill(column + part.shiftX + x, row + part.shiftY + y);
        }
    }
}
