package kodama.check;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import kodama.base.Spelling;
import kodama.check.game.CheckedGame;
import kodama.check.game.Finding;
import kodama.check.game.FindingCode;
import kodama.check.game.GameMaps;
import kodama.check.game.ScriptNames.NameCategory;
import kodama.map.MapGround;
import kodama.map.MissingTiles;
import kodama.map.TiledMap;
import kodama.map.TiledMap.Layer;
import kodama.map.TiledMap.MapObject;
import kodama.map.TiledMap.Tile;
import kodama.map.TiledMap.Tileset;

/**
 * Reads the maps of Tiled in the game's folder, and checks their tiles, the names of their properties, and that there
 * is a script for each class of objects.
 */
final class MapCheck {
    private final CheckedGame game;
    private final Consumer<Finding> found;
    /** Those that were reported: several maps may use a tileset. */
    private final Set<String> warnings = new HashSet<>();

    MapCheck(CheckedGame game, Consumer<Finding> found) {
        this.game = game;
        this.found = found;
    }

    void check() {
        GameMaps maps = game.assets().maps();
        maps.problems().forEach((path, problem) -> report(path, problem.replace(path + ": ", "")));
        maps.read().forEach(this::checkTiles);
        boolean spawns = game.words().names(NameCategory.READ_FIELD).contains("spawn_objects");
        if (game.isComplete() && !game.hasJava() && spawns) maps.read().forEach(this::checkClasses);
    }

    private void checkTiles(String path, TiledMap map) {
        String missing = MissingTiles.find(map);
        if (missing != null) warn(path, missing.replace(path + ": ", ""));
        for (Layer each : map.layers()) checkProperties(path, each.properties(), "layer \"" + each.name() + "\"");
        for (Tileset tileset : map.tilesets())
            for (Tile each : tileset.tiles().values())
                checkProperties(
                        tileset.file().isEmpty() ? path : tileset.file(), each.properties(), "tile " + each.id());
    }

    /** Finds names that are nearly those of the properties that Kodama reads. */
    private void checkProperties(String path, Map<String, Object> properties, String owner) {
        for (String name : properties.keySet()) {
            String letters = name.replaceAll("[ -]", "");
            Spelling.findSlip(letters, MapGround.PROPERTIES)
                    .filter(known -> !properties.containsKey(known))
                    .ifPresent(
                            known -> warn(path, "property \"" + name + "\" of " + owner + " is not \"" + known + "\""));
        }
    }

    private void warn(String path, String message) {
        if (warnings.add(path + message)) found.accept(new Finding(path, 1, 1, FindingCode.MAP_TILE, message));
    }

    private void checkClasses(String path, TiledMap map) {
        Map<String, String> firsts = new LinkedHashMap<>();
        for (Layer layer : map.layers())
            for (MapObject object : layer.objects())
                if (!isKnown(object.className()))
                    firsts.putIfAbsent(
                            object.className(), "layer \"" + layer.name() + "\": object " + object.id() + ": ");
        firsts.forEach((name, place) -> report(
                path,
                place + "there is no script for the class '" + name + "': " + name.replace('.', '/')
                        + ".lua is missing, and no table has a field '" + name + "'"));
    }

    /** Scripts may give functions for classes in tables, or false for those that are not spawned. */
    private boolean isKnown(String className) {
        return className.isEmpty()
                || game.paths().contains(className.replace('.', '/') + ".lua")
                || game.words().names(NameCategory.SET_FIELD).contains(className)
                || game.words().names(NameCategory.STRING).contains(className);
    }

    private void report(String path, String message) {
        found.accept(new Finding(path, 1, 1, FindingCode.MAP, message));
    }
}
