package kodama.script.map;

import kodama.ground.BoxMover;
import kodama.ground.Crawler;
import kodama.ground.Ground;
import kodama.ground.RayHit;
import kodama.map.MapGround;
import kodama.map.TiledMap;
import kodama.map.TiledMap.Layer;

/** The ground of a map, and what moves bodies on it. */
public final class ScriptedGround {
    private final MapGround tiles;
    private final BoxMover mover;
    private final Crawler crawler;
    private final RayHit hit = new RayHit();

    ScriptedGround(TiledMap map) {
        tiles = new MapGround(map);
        mover = new BoxMover(tiles.ground());
        crawler = new Crawler(tiles.ground());
    }

    /** Returns the ground. */
    public Ground ground() {
        return tiles.ground();
    }

    /** Returns the mover of boxes, for one box at a time. */
    public BoxMover mover() {
        return mover;
    }

    /** Returns the mover of bodies along surfaces, for one body at a time. */
    public Crawler crawler() {
        return crawler;
    }

    /** Returns a place for the result of a ray. */
    public RayHit hit() {
        return hit;
    }

    void tileSet(Layer layer, int column, int row, int before) {
        tiles.update(layer, column, row, before);
    }

    long takeWork() {
        return tiles.takeWork();
    }
}
