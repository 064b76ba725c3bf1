package kodama.check.game;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import kodama.base.LeakTracker;
import kodama.draw.ImageFailure;
import kodama.draw.Images;
import kodama.file.GameFileException;
import kodama.file.GameFiles;
import kodama.map.MapException;
import kodama.map.TiledMap;
import kodama.map.TiledReader;
import kodama.map.draw.MapPainter;
import kodama.script.game.PictureFormats;
import kodama.script.map.ScriptedMaps;

/**
 * The maps of Tiled in a game's folder.
 *
 * @param read those that can be read, with their pictures, by path
 * @param problems why others cannot be read, by path
 */
public record GameMaps(Map<String, TiledMap> read, Map<String, String> problems) {
    /** The layer of a map that {@code map.from_rows} makes. */
    private static final String ROWS = "rows";

    /** Reads all maps in files of Tiled. A file in JSON with the ending .json may be anything, and is left out. */
    static GameMaps of(GameFiles files, List<String> paths) {
        GameMaps maps = new GameMaps(new LinkedHashMap<>(), new LinkedHashMap<>());
        Images images = new Images(PictureFormats.of(files), name -> null, new LeakTracker());
        for (String path : paths) if (path.endsWith(".tmx") || path.endsWith(".tmj")) maps.read(path, files, images);
        return maps;
    }

    private void read(String path, GameFiles files, Images images) {
        try {
            TiledMap map = TiledReader.read(path, each -> files.exists(each) ? files.read(each) : null);
            new MapPainter(map, each -> files.exists(each) ? images.read(withoutExtension(each)) : null);
            read.put(path, map);
        } catch (MapException | GameFileException | ImageFailure wrong) {
            problems.put(path, String.valueOf(wrong.getMessage()));
        }
    }

    static String withoutExtension(String path) {
        return path.substring(0, Math.max(path.lastIndexOf('.'), path.lastIndexOf('/') + 1));
    }

    /** Returns the names by which scripts load maps; also of files in JSON, which may be maps. */
    Set<String> names(Set<String> paths) {
        Set<String> names = new TreeSet<>();
        for (String path : paths)
            if (ScriptedMaps.EXTENSIONS.stream().anyMatch(path::endsWith)) names.add(withoutExtension(path));
        return names;
    }

    /** Returns the names of the layers of all maps. */
    Set<String> layers() {
        Set<String> layers = new TreeSet<>(Set.of(ROWS));
        for (TiledMap map : read.values()) map.layers().forEach(layer -> layers.add(layer.name()));
        return layers;
    }

    /** Returns whether each map of the game is among those that could be read. */
    boolean isComplete(Set<String> paths) {
        return problems.isEmpty() && !read.isEmpty() && paths.stream().noneMatch(path -> path.endsWith(".json"));
    }
}
