package kodama.script.map;

import java.util.LinkedHashMap;
import java.util.Map;
import kodama.map.TileGrid;
import kodama.map.TiledMap;
import kodama.map.TiledMap.Layer;

/** The tiles of a map that scripts have set, with what its file has there. */
final class TileChanges {
    private static final long PRIME = 0x9E3779B97F4A7C15L;

    /** A place of a layer; an index, because layers may have the same name. */
    private record Place(int layer, int column, int row) {
        long hash(int tile) {
            long mixed = (((layer * PRIME + column) * PRIME + row) * PRIME + tile) * PRIME;
            return mixed ^ mixed >>> 29;
        }
    }

    /** The tiles of the file. */
    private final Map<Place, Integer> originals = new LinkedHashMap<>();

    private final TileSum sum;
    private final long factor;
    private long hash;

    /**
     * Starts without tiles.
     *
     * @param sum the sum for the maps among which this one is
     * @param factor odd number by which the hash in the sum is multiplied
     */
    TileChanges(TileSum sum, long factor) {
        this.sum = sum;
        this.factor = factor;
    }

    boolean isEmpty() {
        return originals.isEmpty();
    }

    /** Returns a number that depends on the tiles that differ from the file, and not on their order. */
    long hash() {
        return hash;
    }

    int count() {
        return originals.size();
    }

    /** Sets a tile of the map, and returns the one that was there. */
    int set(TiledMap map, Layer layer, int column, int row, int tile) {
        TileGrid grid = layer.tiles();
        if (grid == null) return 0;
        Place place = new Place(index(map, layer), column, row);
        int before = grid.at(column, row);
        grid.set(column, row, tile);
        Integer known = originals.putIfAbsent(place, before);
        int original = known == null ? before : known;
        if (tile == original) originals.remove(place);
        long more = (tile == original ? 0 : place.hash(tile)) - (before == original ? 0 : place.hash(before));
        add((tile == original ? 0 : 1) - (before == original ? 0 : 1), more);
        return before;
    }

    /** Returns the index of this very layer; layers may be equal. */
    private static int index(TiledMap map, Layer layer) {
        int index = 0;
        while (map.layers().get(index) != layer) index++;
        return index;
    }

    private void add(long moreTiles, long moreHash) {
        hash += moreHash;
        sum.add(moreTiles, factor * moreHash);
    }

    private void clear() {
        add(-originals.size(), -hash);
        originals.clear();
    }

    /** Sets the tiles of the file again. */
    void undo(TiledMap map) {
        originals.forEach((place, original) -> {
            TileGrid grid = map.layers().get(place.layer).tiles();
            if (grid != null) grid.set(place.column, place.row, original);
        });
        clear();
    }

    /** Sets the same tiles in another version of the map, where it has such layers and places. */
    void repeat(TiledMap before, TiledMap after) {
        Map<Place, Integer> old = new LinkedHashMap<>(originals);
        clear();
        old.forEach((place, original) -> {
            Layer was = before.layers().get(place.layer);
            TileGrid from = was.tiles();
            for (Layer each : after.layers()) {
                TileGrid grid = each.tiles();
                if (from == null || grid == null || !each.name().equals(was.name())) continue;
                int tile = from.at(place.column, place.row);
                boolean isKnown = tile == 0 || after.tileset(tile) != null;
                if (isKnown && grid.contains(place.column, place.row)) set(after, each, place.column, place.row, tile);
                return;
            }
        });
    }
}
