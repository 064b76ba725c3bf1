package kodama.script.map;

import kodama.map.TiledMap.Layer;

/** Called when the tiles of a map change. */
public interface TileListener {
    /** Called after a tile has been set. */
    void tileSet(Layer layer, int column, int row);

    /** Called when many tiles may differ: the map was read again, or has the tiles of its file again. */
    void mapReplaced();
}
