package kodama.check;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;
import kodama.check.game.CheckedGame;
import kodama.check.game.Finding;
import kodama.check.game.FindingCode;
import kodama.check.game.GameMaps;
import kodama.check.game.ScriptNames.NameCategory;
import kodama.map.TiledMap;
import kodama.map.TiledMap.Layer;
import kodama.map.TiledMap.MapObject;

/** Reads the maps of Tiled in the game's folder, and checks that there is a script for each class of objects. */
final class MapCheck {
    private final CheckedGame game;
    private final Consumer<Finding> found;

    MapCheck(CheckedGame game, Consumer<Finding> found) {
        this.game = game;
        this.found = found;
    }

    void check() {
        GameMaps maps = game.assets().maps();
        maps.problems().forEach((path, problem) -> report(path, problem.replace(path + ": ", "")));
        boolean spawns = game.words().names(NameCategory.READ_FIELD).contains("spawn_objects");
        if (game.isComplete() && !game.hasJava() && spawns) maps.read().forEach(this::checkClasses);
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
