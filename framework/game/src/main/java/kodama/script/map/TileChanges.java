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

    private long hash;

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

    /** Sets a tile of the map. */
    void set(TiledMap map, Layer layer, int column, int row, int tile) {
        TileGrid grid = layer.tiles();
        if (grid == null) return;
        Place place = new Place(index(map, layer), column, row);
        int before = grid.at(column, row);
        grid.set(column, row, tile);
        Integer known = originals.putIfAbsent(place, before);
        int original = known == null ? before : known;
        if (before != original) hash -= place.hash(before);
        if (tile != original) hash += place.hash(tile);
        else originals.remove(place);
    }

    /** Returns the index of this very layer; layers may be equal. */
    private static int index(TiledMap map, Layer layer) {
        int index = 0;
        while (map.layers().get(index) != layer) index++;
        return index;
    }

    /** Sets the tiles of the file again. */
    void undo(TiledMap map) {
        originals.forEach((place, original) -> {
            TileGrid grid = map.layers().get(place.layer).tiles();
            if (grid != null) grid.set(place.column, place.row, original);
        });
        originals.clear();
        hash = 0;
    }

    /** Sets the same tiles in another version of the map, where it has such layers and places. */
    void repeat(TiledMap before, TiledMap after) {
        Map<Place, Integer> old = new LinkedHashMap<>(originals);
        originals.clear();
        hash = 0;
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
