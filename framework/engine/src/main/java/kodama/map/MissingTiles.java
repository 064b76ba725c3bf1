package kodama.map;

import java.util.HashSet;
import java.util.Set;
import kodama.map.TiledMap.Layer;
import kodama.map.TiledMap.MapObject;
import kodama.map.TiledMap.Tileset;
import org.jspecify.annotations.Nullable;

/** Finds tiles of a map that their tileset does not have. They are not drawn; Tiled shows them as missing. */
public final class MissingTiles {
    private final TiledMap map;
    /** By index of the palette. */
    private final boolean[] isMissing;

    /** First numbers of the tilesets that have a picture for each tile. */
    private final Set<Integer> collections = new HashSet<>();

    private @Nullable String first;
    private int count;

    private MissingTiles(TiledMap map) {
        this.map = map;
        isMissing = new boolean[map.palette().size()];
        for (Tileset each : map.tilesets())
            if (each.tiles().values().stream().anyMatch(tile -> tile.image() != null))
                collections.add(each.firstNumber());
    }

    /** Returns a message with the place of the first such tile, and the number of others; null if there is none. */
    public static @Nullable String find(TiledMap map) {
        return new MissingTiles(map).find();
    }

    private @Nullable String find() {
        boolean isAny = false;
        for (int i = 1; i < isMissing.length; i++) {
            isMissing[i] = isMissing(map.palette().tile(i));
            isAny |= isMissing[i];
        }
        for (Layer each : map.layers()) {
            TileGrid grid = each.tiles();
            if (isAny && grid != null) look(each, grid.tiles());
            for (MapObject object : each.objects())
                if (object.tile() != 0 && isMissing(object.tile()))
                    add(each, "object " + object.id() + " has a missing tile", object.tile());
        }
        return count < 2 ? first : first + "; " + (count == 2 ? "1 more is" : count - 1 + " more are") + " missing";
    }

    private boolean isMissing(int tile) {
        Tileset tileset = map.tileset(tile);
        if (tileset == null) return false;
        int local = (tile & TileGrid.NUMBER) - tileset.firstNumber();
        if (tileset.tiles().containsKey(local)) return false;
        return collections.contains(tileset.firstNumber()) || (tileset.count() > 0 && local >= tileset.count());
    }

    private void look(Layer layer, TileGrid.Tiles tiles) {
        for (int y = tiles.top(); y < tiles.bottom(); y++)
            for (int x = tiles.left(); x < tiles.right(); x++) {
                int index = tiles.at(x, y);
                if (!isMissing[index]) continue;
                String what = first == null ? "the tile in column " + x + ", row " + y + " is missing" : "";
                add(layer, what, map.palette().tile(index));
            }
    }

    private void add(Layer layer, String what, int tile) {
        Tileset tileset = map.tileset(tile);
        if (count++ > 0 || tileset == null) return;
        String problem = what + ": tileset " + MapException.quoted(tileset.name()) + " has no tile "
                + ((tile & TileGrid.NUMBER) - tileset.firstNumber());
        first = new MapException(map.file(), "layer " + MapException.quoted(layer.name()), problem).getMessage();
    }
}
