package kodama.script.api.map;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import kodama.lua.bind.AliasDoc;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Module;
import kodama.lua.bind.ModuleDoc;
import kodama.lua.bind.Option;
import kodama.lua.bind.OptionClass;
import kodama.lua.bind.Options;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.map.MapGround;
import kodama.map.TiledMap;
import kodama.script.game.GameContext;
import kodama.script.map.MapFields;
import kodama.script.map.RowsMap;
import kodama.script.map.ScriptedMaps;
import org.jspecify.annotations.Nullable;

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

    private static final String GROUNDS = "empty, solid, slope_up, slope_down, one_way";

    private static final OptionClass ROWS = OptionClass.of(
            "RowsOptions",
            "Options of a map of letters.",
            Option.integer("size", 1, MapGround.LARGEST_TILE, 16, "Width and height of a tile, in pixels."),
            Option.of(
                    "legend",
                    "table<string, string>",
                    "What further letters stand for: `\"empty\"`, `\"solid\"`, `\"slope_up\"`, `\"slope_down\"` or"
                            + " `\"one_way\"`, as in `{ [\"%\"] = \"solid\" }`."));

    private static final Map<Integer, RowsMap.Ground> LEGEND = Map.of(
            (int) '#', RowsMap.Ground.SOLID,
            (int) '/', RowsMap.Ground.SLOPE_UP,
            (int) '\\', RowsMap.Ground.SLOPE_DOWN,
            (int) '=', RowsMap.Ground.ONE_WAY);

    private static final int MOST_ROWS = 2_000;
    private static final int COST_OF_ROWS = 5_000;

    /** The effort of finding a map that is loaded. */
    private static final int COST = 20;

    private final ScriptedMaps maps;
    private final GameContext game;
    private final Table methods;

    MapModule(GameContext game) {
        this.game = game;
        maps = game.maps();
        methods = game.lua().newTable();
        Module.of(
                        new MapMethods(game),
                        new MapLayers(game),
                        new MapObjectMethods(game),
                        new MapGroundMethods(game),
                        new MapCrawl(game),
                        new MapSight(game))
                .protect(methods);
    }

    public static List<ModuleDoc> described() {
        return List.of(
                ModuleDoc.of(MapModule.class).withAliases(MAP_PATH, LAYER).withOptions(ROWS),
                ModuleDoc.of(
                                MapMethods.class,
                                MapLayers.class,
                                MapObjectMethods.class,
                                MapGroundMethods.class,
                                MapCrawl.class,
                                MapSight.class)
                        .withOptions(
                                MapLayers.LOOK,
                                MapLayers.SPAWNED,
                                MapGroundMethods.SLIDE,
                                MapGroundMethods.PLATFORM,
                                MapCrawl.OPTIONS)
                        .with(MapFields.described())
                        .withClasses(MapFields.CLASS, MapObjects.CLASS));
    }

    public static Module of(GameContext game) {
        game.onFileSaved(path -> game.maps().reload(path, () -> game.edited("the file " + path)));
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

    @LuaFunction(
            value = "from_rows(rows: string[], options?: RowsOptions) -> Map",
            doc = "Makes a map of letters, one string for each row: `#` is solid, `/` and `\\\\` are slopes, `=` is a"
                    + " platform that is open from below, spaces and dots are empty, and other letters are tiles that"
                    + " are not solid. It has no pictures: draw it yourself. Its only layer is `\"rows\"`, and"
                    + " `m:tile_properties(\"rows\", column, row).letter` is the letter of a tile.")
    Table fromRows(Table rows, @Nullable Table options) {
        game.effort().spend(COST_OF_ROWS);
        Options chosen =
                new Options("map.from_rows", options == null ? game.lua().newTable() : options, ROWS);
        List<String> read = rows(rows);
        TiledMap map = new RowsMap(chosen.integer("size"), legend(chosen)).build(read);
        return maps.made(map, methods).table();
    }

    private List<String> rows(Table rows) {
        List<String> read = new ArrayList<>();
        for (int i = 1; !rows.get(i).isNil(); i++) {
            Value row = rows.get(i);
            if (!row.is(LuaType.STRING))
                throw new LuaException("map.from_rows: row " + i + " must be a string but was a " + row.typeName());
            if (i > MOST_ROWS || row.length() > MOST_ROWS)
                throw new LuaException("map.from_rows: there must be at most " + MOST_ROWS + " rows of at most "
                        + MOST_ROWS + " letters, but row " + i + " has " + row.length());
            game.effort().spend(COST + (long) COST * row.length());
            String text = row.text();
            for (int at = 0; at < text.length(); at++)
                if (text.charAt(at) < ' ' || text.charAt(at) >= 0xFFFE)
                    throw new LuaException("map.from_rows: row " + i + " has a character that is not a letter, at "
                            + (at + 1) + ": its code is " + (int) text.charAt(at));
            read.add(text);
        }
        return read;
    }

    private static Map<Integer, RowsMap.Ground> legend(Options options) {
        Map<Integer, RowsMap.Ground> legend = new HashMap<>(LEGEND);
        if (options.value("legend").isNil()) return legend;
        for (Table.Entry each : options.table("legend")) {
            String letter = each.key().is(LuaType.STRING) ? each.key().text() : "";
            if (letter.codePointCount(0, letter.length()) != 1)
                throw new LuaException("map.from_rows: keys of 'legend' must be single letters");
            legend.put(letter.codePointAt(0), ground(letter, each.value()));
        }
        return legend;
    }

    private static RowsMap.Ground ground(String letter, Value value) {
        String word = value.is(LuaType.STRING) ? value.text() : value.typeName();
        for (RowsMap.Ground each : RowsMap.Ground.values())
            if (each.name().toLowerCase(Locale.ROOT).equals(word)) return each;
        throw new LuaException("map.from_rows: '" + letter + "' of 'legend' must be one of " + GROUNDS + " but was "
                + value.describe());
    }
}
