package kodama.script.map;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kodama.base.PrintableText;
import kodama.base.StateSink;
import kodama.base.StepBudget;
import kodama.draw.ImageFailure;
import kodama.draw.Images;
import kodama.file.GameFileException;
import kodama.file.GameFiles;
import kodama.geom.Bounds;
import kodama.log.Log;
import kodama.lua.bind.Lua;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.Table;
import kodama.map.MapException;
import kodama.map.MissingTiles;
import kodama.map.TiledMap;
import kodama.map.TiledReader;
import org.jspecify.annotations.Nullable;

/** The maps that the scripts of a world have loaded, by name. Each is read once. */
public final class ScriptedMaps {
    /** The extensions of files with a map; if there are several files of a name, the first counts. */
    public static final List<String> EXTENSIONS = List.of(".tmx", ".tmj", ".json");

    /** The extensions of all files that belong to a map: also tilesets and templates. */
    public static final List<String> ENDINGS = List.of(".tmx", ".tmj", ".tsx", ".tsj", ".tx", ".tj", ".json");

    /** Maximum number of platforms of a map that shots meet. */
    private static final int MOST_PLATFORMS = 256;

    /** The effort of reading a map, without its bytes. */
    private static final int COST = 20_000;

    private final Lua lua;
    private final GameFiles files;
    private final Images images;
    private final StepBudget effort;
    /** In the order in which they were loaded. */
    private final Map<String, ScriptedMap> loaded = new LinkedHashMap<>();

    private final Map<String, String> failures = new HashMap<>();
    /** The maps that have platforms. */
    private final List<ScriptedMap> withPlatforms = new ArrayList<>();

    private final MadeMaps made = new MadeMaps();
    private final Log log;
    /** Whether the log has the warning about the number of platforms. */
    private boolean isWarned;

    /**
     * Starts without maps.
     *
     * @param effort charged for reading maps
     * @param log warned of tiles that a map's tilesets do not have
     */
    public ScriptedMaps(Lua lua, GameFiles files, Images images, StepBudget effort, Log log) {
        this.lua = lua;
        this.files = files;
        this.images = images;
        this.effort = effort;
        this.log = log;
    }

    /**
     * Returns a map, which is read if it is not loaded yet.
     *
     * @param function the function of the script, for messages
     * @param name path of its file without the extension
     * @param methods the methods of its table
     * @throws LuaException if it cannot be read
     */
    public ScriptedMap load(String function, String name, Table methods) {
        ScriptedMap known = loaded.get(name);
        if (known != null) return known;
        String failure = failures.get(name);
        if (failure != null) throw new LuaException(failure);
        try {
            ScriptedMap read = read(name);
            read.table().setMethods(methods);
            loaded.put(name, read);
            return read;
        } catch (MapException | GameFileException | ImageFailure wrong) {
            String message = function + ": " + wrong.getMessage();
            failures.put(name, message);
            throw new LuaException(message);
        }
    }

    /** Makes a map of a script, which is not that of a file. */
    public ScriptedMap made(TiledMap map, Table methods) {
        ScriptedMap scripted = scripted(RowsMap.NAME, map, Set.of(), made.changesOfNext());
        scripted.table().setMethods(methods);
        made.add(scripted);
        return scripted;
    }

    private ScriptedMap read(String name) {
        effort.spend(COST);
        Set<String> read = new LinkedHashSet<>();
        TiledMap map = TiledReader.read(path(name), path -> content(path, read, effort));
        ScriptedMap scripted = scripted(name, map, read, new TileChanges(new TileSum(), 1));
        warn(map);
        return scripted;
    }

    private ScriptedMap scripted(String name, TiledMap map, Set<String> read, TileChanges changes) {
        Table table = lua.newTable();
        ScriptedMap scripted = new ScriptedMap(name, table, map, view(map, effort), read, changes);
        table.put(ScriptedMap.HELD, scripted);
        MapFields.fill(lua, table, map);
        return scripted;
    }

    private MapView view(TiledMap map, StepBudget charged) {
        return new MapView(map, images, files, charged);
    }

    private void warn(TiledMap map) {
        String missing = MissingTiles.find(map);
        if (missing != null) log.warn(missing);
    }

    private String path(String name) {
        for (String extension : EXTENSIONS) {
            if (name.endsWith(extension))
                throw new LuaException("write '" + name.substring(0, name.length() - extension.length())
                        + "' without the extension " + extension);
            if (files.exists(name + extension)) return name + extension;
        }
        List<String> tried =
                EXTENSIONS.stream().map(extension -> name + extension).toList();
        throw new GameFileException(
                name, "no such map in the game: " + String.join(", ", tried) + files.caseHint(tried));
    }

    private byte @Nullable [] content(String path, Set<String> read, StepBudget charged) {
        read.add(path);
        if (!files.exists(path)) return null;
        byte[] content = files.read(path);
        charged.spend(content.length);
        return content;
    }

    /** Adds a map that has platforms. */
    public void addPlatforms(ScriptedMap map) {
        if (!withPlatforms.contains(map)) withPlatforms.add(map);
    }

    /**
     * Lets shots and lasers meet the platforms where they are now; called before these move.
     *
     * @param field the field of shots; platforms near it come first if there are too many
     */
    public void placePlatforms(Bounds field) {
        for (int i = withPlatforms.size() - 1; i >= 0; i--) {
            ScriptedMap each = withPlatforms.get(i);
            if (!each.placePlatformsForShots(field, MOST_PLATFORMS)) warnOfPlatforms(each);
            if (!each.platforms().hasAny()) withPlatforms.remove(i);
        }
    }

    private void warnOfPlatforms(ScriptedMap map) {
        if (isWarned) return;
        isWarned = true;
        log.warn("shots and lasers meet at most " + MOST_PLATFORMS + " solid platforms of a map, but map '"
                + PrintableText.line(map.name()) + "' has more near the field of shots");
    }

    /** Ends a scene: all maps have the tiles again that they had when they were loaded or made. */
    public void endScene() {
        for (ScriptedMap each : loaded.values()) each.undoChanges();
        made.endScene();
    }

    /** Adds the tiles that scripts have set; nothing if there are none. */
    public void writeState(StateSink to) {
        for (ScriptedMap each : loaded.values()) {
            if (each.changes().isEmpty()) continue;
            to.add(
                    "tiles of " + each.name() + " that scripts have set",
                    each.changes().count());
            to.add("hash of these tiles", each.changes().hash());
        }
        made.writeState(to);
    }

    /**
     * Reads the maps again that use a file. Those that are invalid keep their contents. No script is charged. Returns
     * whether a map uses the file.
     *
     * @param changed called before a failure if other maps have been read
     * @throws RuntimeException if a map cannot be read: the first failure
     */
    public boolean reload(String path, Runnable changed) {
        failures.clear();
        boolean isRead = false;
        RuntimeException failure = null;
        for (ScriptedMap each : loaded.values()) {
            if (!each.uses(path)) continue;
            try {
                reload(each);
                isRead = true;
            } catch (MapException | GameFileException | ImageFailure wrong) {
                if (failure == null) failure = wrong;
            }
        }
        if (failure == null) return isRead;
        if (isRead) changed.run();
        throw failure;
    }

    private void reload(ScriptedMap map) {
        Set<String> read = new LinkedHashSet<>();
        try {
            TiledMap next = TiledReader.read(map.map().file(), file -> content(file, read, StepBudget.UNLIMITED));
            map.replace(next, view(next, StepBudget.UNLIMITED), read);
            MapFields.fill(lua, map.table(), next);
            warn(next);
        } catch (MapException | GameFileException | ImageFailure wrong) {
            map.addFiles(read);
            throw wrong;
        }
    }
}
