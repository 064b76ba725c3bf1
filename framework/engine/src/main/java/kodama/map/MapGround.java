package kodama.map;

import java.util.ArrayList;
import java.util.Arrays;
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

    /** The names of properties that tiles and layers may have. */
    public static final List<String> PROPERTIES = List.of("solid", "one_way");

    private static final int MOST_CELLS = 1 << 26;
    /** How many cells a shape reaches beyond its own, along each axis. */
    private static final int REACH = 8;

    /** Most polygons of a cell. */
    private static final int MOST_POLYGONS = 256;

    /** Most places where tiles are looked up while the ground is made: about five seconds. */
    private static final long MOST_LOOKUPS = 500_000_000;

    private static final int LOOKUPS_PER_STEP = 8;

    /** The same while all of the ground is made. */
    private static final int LOOKUPS_PER_STEP_OF_ALL = 2;

    private final TiledMap map;
    private final List<Part> layers = new ArrayList<>();
    /** By index of the palette; null for those that are not known yet. */
    private @Nullable TileSolid[] solids = new TileSolid[16];

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
    private record Part(Layer layer, TileGrid tiles, int shiftX, int shiftY, boolean isSolid) {}

    /** The tiles of a layer while the ground is made. */
    private static final class Source {
        final Part part;
        final TileGrid.Tiles tiles;
        /** How far tiles of a row reach up and down. */
        final byte[] up;

        final byte[] down;

        Source(Part part) {
            this.part = part;
            tiles = part.tiles.tiles();
            up = new byte[tiles.bottom() - tiles.top()];
            down = new byte[up.length];
        }

        /** Returns whether a tile of a row may reach into the row that is this much lower. */
        boolean reaches(int row, int by) {
            int at = row - tiles.top();
            return at >= 0 && at < up.length && by >= up[at] && by <= down[at];
        }
    }

    /** What the tiles around have in a cell. */
    private static final class Content {
        final List<double[]> polygons = new ArrayList<>();
        boolean isOneWay = true;
    }

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
        List<Source> sources = new ArrayList<>();
        for (Part each : layers) sources.add(new Source(each));
        checkReach(sources);
        fill(sources);
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
            layers.add(new Part(layer, tiles, (int) shiftX, (int) shiftY, Boolean.TRUE.equals(solid)));
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
    private void checkReach(List<Source> sources) {
        long lookups = 0;
        for (Source each : sources) lookups += lookups(each);
        if (lookups > MOST_LOOKUPS)
            throw failure("collision shapes of its tiles reach up to "
                    + Math.max(Math.max(-reachLeft, reachRight), Math.max(-reachUp, reachDown))
                    + " tiles beyond their own, which is too far for a map of this size");
        work += lookups / LOOKUPS_PER_STEP_OF_ALL;
    }

    /** Returns how many places are looked at for a layer: for each tile, the cells into which it reaches. */
    private long lookups(Source source) {
        TileGrid.Tiles tiles = source.tiles;
        long lookups = 0;
        for (int y = tiles.top(); y < tiles.bottom(); y++) {
            for (int x = tiles.left(); x < tiles.right(); x++) {
                int tile = tiles.at(x, y);
                if (tile == 0) continue;
                TileSolid solid = solid(tile);
                if (solid.isNear()) continue;
                extend(solid);
                source.up[y - tiles.top()] = (byte) Math.min(source.up[y - tiles.top()], solid.top());
                source.down[y - tiles.top()] = (byte) Math.max(source.down[y - tiles.top()], solid.bottom());
                lookups += (1L + solid.right() - solid.left()) * (1L + solid.bottom() - solid.top());
            }
            int rows = 1 + source.down[y - tiles.top()] - source.up[y - tiles.top()];
            lookups += (long) (tiles.right() - tiles.left()) * rows;
        }
        return lookups;
    }

    private void extend(TileSolid solid) {
        reachLeft = Math.min(reachLeft, solid.left());
        reachUp = Math.min(reachUp, solid.top());
        reachRight = Math.max(reachRight, solid.right());
        reachDown = Math.max(reachDown, solid.bottom());
    }

    /** Returns what is solid of a tile, given as index in the palette. */
    private TileSolid solid(int index) {
        TileSolid known = index < solids.length ? solids[index] : null;
        return known == null ? newSolid(index) : known;
    }

    private TileSolid newSolid(int index) {
        int tile = map.palette().tile(index);
        Tileset tileset = map.tileset(tile);
        TileSolid made = tileset == null ? none : TileSolid.of(map, tileset, data(tileset, tile), tile, REACH);
        work += made.work();
        if (index >= solids.length) solids = Arrays.copyOf(solids, Math.max(index + 1, 2 * solids.length));
        solids[index] = made;
        return made;
    }

    private static @Nullable Tile data(Tileset tileset, int tile) {
        return tileset.tiles().get((tile & TileGrid.NUMBER) - tileset.firstNumber());
    }

    private void fill(List<Source> sources) {
        @Nullable Content[] contents = new Content[ground.columns()];
        for (int row = ground.top(); row < ground.top() + ground.rows(); row++) {
            for (Source each : sources) spread(each, row, contents);
            for (int i = 0; i < contents.length; i++) {
                Content content = contents[i];
                contents[i] = null;
                if (content != null && ground.at(ground.left() + i, row) == null)
                    ground.set(ground.left() + i, row, shape(content));
            }
        }
    }

    /** Adds what the tiles of a layer have in a row of cells. */
    private void spread(Source source, int row, @Nullable Content[] contents) {
        int below = row - source.part.shiftY;
        for (int y = reachUp; y <= reachDown; y++) if (source.reaches(below - y, y)) spread(source, row, y, contents);
    }

    private void spread(Source source, int row, int y, @Nullable Content[] contents) {
        TileGrid.Tiles tiles = source.tiles;
        for (int from = tiles.right() - 1; from >= tiles.left(); from--) {
            int tile = tiles.at(from, row - source.part.shiftY - y);
            if (tile == 0) continue;
            TileSolid solid = solid(tile);
            if (y < solid.top() || y > solid.bottom()) continue;
            int column = from + source.part.shiftX;
            if (y == 0 && isFullCell(source.part, solid)) ground.set(column, row, full);
            for (int x = solid.left(); x <= solid.right(); x++) {
                List<double[]> more = polygons(source.part, solid, x, y);
                if (more.isEmpty() || ground.at(column + x, row) == full) continue;
                int at = column + x - ground.left();
                Content content = contents[at];
                if (content == null) contents[at] = content = new Content();
                add(content, more, solid.isOneWay(), column + x, row);
            }
        }
    }

    private void add(Content content, List<double[]> more, boolean isOneWay, int column, int row) {
        if (isOneWay && !content.isOneWay) return;
        if (content.isOneWay && !isOneWay) content.polygons.clear();
        content.polygons.addAll(more);
        content.isOneWay = isOneWay;
        if (content.polygons.size() > MOST_POLYGONS)
            throw failure("the collision shapes at tile " + column + "," + row + " must be at most " + MOST_POLYGONS
                    + " polygons");
    }

    private static boolean isFullCell(Part part, TileSolid solid) {
        if (solid.isOneWay() || solid.isNever()) return false;
        return solid.isFull() || (!solid.hasShapes() && part.isSolid);
    }

    private static List<double[]> polygons(Part part, TileSolid solid, int x, int y) {
        if (solid.hasShapes() || solid.isNever()) return solid.polygons(x, y);
        boolean isSolid = solid.isOneWay() || solid.isFull() || part.isSolid;
        return isSolid && x == 0 && y == 0 ? solid.whole() : List.of();
    }

    private CellShape shape(Content content) {
        return shape(content.polygons, content.isOneWay);
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

    /**
     * Finds again what is solid around a tile that has changed.
     *
     * @param before the tile that was there, with its flip bits; 0 for none
     */
    public void update(Layer layer, int column, int row, int before) {
        for (Part part : layers) {
            if (part.layer != layer) continue;
            TileSolid old = before == 0 ? none : solid(map.palette().index(before));
            int tile = part.tiles.index(column, row);
            TileSolid solid = tile == 0 ? none : solid(tile);
            extend(solid);
            work += 20;
            for (int y = Math.min(old.top(), solid.top()); y <= Math.max(old.bottom(), solid.bottom()); y++)
                for (int x = Math.min(old.left(), solid.left()); x <= Math.max(old.right(), solid.right()); x++)
                    find(column + part.shiftX + x, row + part.shiftY + y);
        }
    }

    /** Combines what the tiles of all layers have in a cell. */
    private void find(int column, int row) {
        work += (1L + reachRight - reachLeft) * (1L + reachDown - reachUp) * layers.size() / LOOKUPS_PER_STEP;
        CellShape shape = isFullCell(column, row) ? full : combined(column, row);
        if (shape != null || ground.at(column, row) != null) ground.set(column, row, shape);
    }

    private boolean isFullCell(int column, int row) {
        for (Part part : layers) {
            int tile = part.tiles.index(column - part.shiftX, row - part.shiftY);
            if (tile != 0 && isFullCell(part, solid(tile))) return true;
        }
        return false;
    }

    private @Nullable CellShape combined(int column, int row) {
        Content content = new Content();
        for (Part part : layers)
            for (int y = reachUp; y <= reachDown; y++)
                for (int x = reachLeft; x <= reachRight; x++) {
                    int tile = part.tiles.index(column - part.shiftX - x, row - part.shiftY - y);
                    if (tile == 0) continue;
                    TileSolid solid = solid(tile);
                    List<double[]> more = polygons(part, solid, x, y);
                    if (!more.isEmpty()) add(content, more, solid.isOneWay(), column, row);
                }
        return content.polygons.isEmpty() ? null : shape(content);
    }
}
