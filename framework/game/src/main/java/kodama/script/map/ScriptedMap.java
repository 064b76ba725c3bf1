package kodama.script.map;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kodama.base.PrintableText;
import kodama.base.Spelling;
import kodama.base.StepBudget;
import kodama.geom.Bounds;
import kodama.lua.bind.Lua;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.map.MapException;
import kodama.map.TileGrid;
import kodama.map.TiledMap;
import kodama.map.TiledMap.Layer;
import kodama.map.TiledMap.Tile;
import kodama.map.TiledMap.Tileset;
import kodama.map.draw.MapPainter;
import kodama.script.config.PlainData;
import kodama.task.Task;
import org.jspecify.annotations.Nullable;

/** A map and the table that scripts use for it. When one of its files is saved, it gets the new map. */
public final class ScriptedMap {
    static final String HELD = "map";

    private static final int COST_OF_FAILURE = 10_000;

    private final String name;
    private final Table table;
    private TiledMap map;
    private MapView view;
    private Set<String> files;
    private int version;
    private final TileChanges changes;
    private final MapPlatforms platforms = new MapPlatforms();
    private final List<TileListener> listeners = new ArrayList<>();
    private final Map<Integer, Table> tileProperties = new HashMap<>();
    /** Null until a script needs it. */
    private @Nullable ScriptedGround ground;
    /** Why the map, as it is now, has no ground; null if it may have one. */
    private @Nullable String noGround;

    ScriptedMap(String name, Table table, TiledMap map, MapView view, Set<String> files, TileChanges changes) {
        this.name = name;
        this.table = table;
        this.map = map;
        this.view = view;
        this.files = files;
        this.changes = changes;
    }

    /** Returns the map of a table; null if it is not that of a map. */
    public static @Nullable ScriptedMap of(Table table) {
        Value held = table.get(HELD);
        return held.object() instanceof ScriptedMap found ? found : null;
    }

    /**
     * Returns the map of a table before the colon of a method.
     *
     * @param method name of the method, for messages
     * @throws LuaException if the table is not that of a map
     */
    public static ScriptedMap require(Table self, String method) {
        ScriptedMap found = of(self);
        if (found != null) return found;
        throw new LuaException("m:" + method + ": this is not a map; write m:" + method + "(...) with a colon");
    }

    /** Returns an error with a message of one line; line breaks and control characters in names are escaped. */
    public static LuaException failure(String function, String problem) {
        return new LuaException(PrintableText.line(function + ": " + problem));
    }

    /**
     * Returns a layer.
     *
     * @param function the function of the script, for messages
     * @throws LuaException if the map has no layer of this name
     */
    public Layer layer(String function, String layer) {
        Layer found = find(layer);
        if (found != null) return found;
        List<String> names = map.layers().stream().map(Layer::name).toList();
        throw failure(
                function,
                map.file() + " has no layer '" + layer + "'"
                        + (names.isEmpty() ? "; it has no layers" : Spelling.hintWithList(layer, names)));
    }

    /** Returns a layer; null if there is none of this name. */
    @Nullable
    Layer find(String layer) {
        List<Layer> all = map.layers();
        for (int i = 0; i < all.size(); i++) if (all.get(i).name().equals(layer)) return all.get(i);
        return null;
    }

    /** Returns the painter of the map, with its pictures as they are now. */
    public MapPainter painter() {
        return view.painter();
    }

    /** Returns the name by which it was loaded, such as {@code maps/cave}. */
    public String name() {
        return name;
    }

    /** Returns the table that scripts use. */
    public Table table() {
        return table;
    }

    public TiledMap map() {
        return map;
    }

    /** Returns a number that grows when {@link #map} returns another one. */
    public int version() {
        return version;
    }

    /** Returns whether a file was read for the map: its own, or that of a tileset or template. */
    boolean uses(String path) {
        return files.contains(path);
    }

    /** Adds files that a version of the map names that could not be read, so that the map is read when one is saved. */
    void addFiles(Set<String> more) {
        Set<String> all = new LinkedHashSet<>(files);
        all.addAll(more);
        files = all;
    }

    /** Adds a listener for the tiles of the map. */
    public void onTilesChanged(TileListener listener) {
        listeners.add(listener);
    }

    /**
     * Sets a tile until the end of the scene.
     *
     * @param layer a layer of tiles
     * @param tile number with flip bits; 0 for none
     * @throws IndexOutOfBoundsException if the place is not within the bounds of the layer
     * @throws IllegalArgumentException if the map has too many different tiles
     * @throws MapException if the collision shapes there exceed the limits; the next query of the ground fails, too
     * @return the work of finding again what is solid there, in steps of a script
     */
    public long setTile(Layer layer, int column, int row, int tile) {
        int before = changes.set(map, layer, column, row, tile);
        noGround = null;
        for (TileListener each : listeners) each.tileSet(layer, column, row);
        ScriptedGround known = ground;
        if (known == null) return 0;
        ground = null; // unless it can be updated
        known.tileSet(layer, column, row, before);
        ground = known;
        return known.takeWork();
    }

    /**
     * Returns where the map is solid, which is found at the first call.
     *
     * @param function the function of the script, for messages
     * @throws LuaException if the map has no ground, such as an isometric one
     */
    public ScriptedGround ground(String function, StepBudget effort) {
        if (ground == null) ground = newGround(function, effort);
        long work = ground.takeWork();
        if (work > 0) effort.spend(work);
        return ground;
    }

    private ScriptedGround newGround(String function, StepBudget effort) {
        try {
            if (noGround == null) return new ScriptedGround(map);
        } catch (MapException wrong) {
            noGround = wrong.getMessage();
        }
        effort.spend(COST_OF_FAILURE);
        throw new LuaException(function + ": " + noGround);
    }

    /** Returns the tasks that are platforms of the map. */
    public MapPlatforms platforms() {
        return platforms;
    }

    /**
     * Lets positions and rays of the ground meet the platforms where they are now.
     *
     * @param without the task of one to leave out, or null
     */
    public void placePlatforms(@Nullable Task without) {
        if (ground != null) platforms.place(ground.ground().platforms(), without);
    }

    /** Lets shots meet the platforms; returns whether all that are near their field have found room. */
    boolean placePlatformsForShots(Bounds field, int most) {
        return ground == null || platforms.placeForShots(ground.ground().platforms(), field, most);
    }

    /** Sets the tiles that the file has. */
    void undoChanges() {
        if (changes.isEmpty()) return;
        changes.undo(map);
        forgetGround();
        for (TileListener each : listeners) each.mapReplaced();
    }

    private void forgetGround() {
        ground = null;
        noGround = null;
    }

    TileChanges changes() {
        return changes;
    }

    /** Returns the table with the properties of a tile, the same each time; empty for a tile without properties. */
    public Table tileProperties(Lua lua, int tile) {
        return tileProperties.computeIfAbsent(tile & TileGrid.NUMBER, number -> {
            Tile known = tileOf(number);
            return known == null
                    ? lua.newTable()
                    : PlainData.toLua(lua, known.properties()).table();
        });
    }

    /** Returns what the tileset has about a tile; null for nothing. */
    public @Nullable Tile tileOf(int tile) {
        Tileset tileset = map.tileset(tile);
        return tileset == null ? null : tileset.tiles().get((tile & TileGrid.NUMBER) - tileset.firstNumber());
    }

    void replace(TiledMap next, MapView nextView, Set<String> read) {
        changes.repeat(map, next);
        map = next;
        view = nextView;
        files = read;
        version++;
        tileProperties.clear();
        forgetGround();
        for (TileListener each : listeners) each.mapReplaced();
    }
}
