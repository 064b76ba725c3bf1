package kodama.script.api.map;

import java.util.List;
import kodama.lua.bind.AliasDoc;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.Module;
import kodama.lua.bind.ModuleDoc;
import kodama.lua.bind.Table;
import kodama.script.game.GameContext;
import kodama.script.map.MapFields;
import kodama.script.map.ScriptedMaps;

/** The module {@code map}: maps of tiles. */
@LuaModule(
        name = "map",
        doc = "Maps of tiles, made with the editor Tiled: levels, terrain and scrolling backgrounds. Kodama reads the"
                + " files that Tiled saves.")
public final class MapModule {
    private static final AliasDoc MAP_PATH = AliasDoc.name(
            "MapPath", "A map: the path of its file relative to the game's folder, without the extension.");

    private static final AliasDoc LAYER = AliasDoc.name(
            "MapLayer", "A layer of a map: its name in Tiled, after those of its groups, as in `\"cave/walls\"`.");

    /** The effort of finding a map that is loaded. */
    private static final int COST = 20;

    private final ScriptedMaps maps;
    private final GameContext game;
    private final Table methods;

    MapModule(GameContext game) {
        this.game = game;
        maps = game.maps();
        methods = game.lua().newTable();
        Module.of(new MapMethods(game), new MapLayers(game), new MapObjectMethods(game), new MapGroundMethods(game))
                .protect(methods);
    }

    public static List<ModuleDoc> described() {
        return List.of(
                ModuleDoc.of(MapModule.class).withAliases(MAP_PATH, LAYER),
                ModuleDoc.of(MapMethods.class, MapLayers.class, MapObjectMethods.class, MapGroundMethods.class)
                        .withOptions(MapLayers.LOOK, MapLayers.SPAWNED, MapGroundMethods.SLIDE)
                        .with(MapFields.described())
                        .withClasses(MapFields.CLASS, MapObjects.CLASS));
    }

    public static Module of(GameContext game) {
        game.onFileSaved(game.maps()::reload);
        return Module.of(new MapModule(game));
    }

    @LuaFunction(
            value = "load(path: string<MapPath>) -> Map",
            doc = "Loads a map with its tilesets, templates and pictures: `map.load \"maps/cave\"` reads"
                    + " `maps/cave.tmx`, `.tmj` or `.json`. A map is read once; each further call returns the same"
                    + " table.")
    Table load(String path) {
        game.effort().spend(COST);
        return maps.load("map.load", path, methods).table();
    }
}
