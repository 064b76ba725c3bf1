package kodama.loop.replay;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import kodama.file.FileHashes;
import kodama.file.GameFiles;
import kodama.script.config.PackExclusions;

/**
 * Hashes of the files that decide how a game runs: its scripts and data, and the classes and data of its Java parts. A
 * packed game has the same hashes as its folder.
 */
public final class Fingerprint {
    private static final Set<String> DATA =
            Set.of("lua", "json", "csv", "tsv", "txt", "xml", "tmx", "tmj", "tsx", "tsj", "tx", "tj");
    private static final String MODULE = "module-info.class";

    private Fingerprint() {}

    /**
     * Returns the hash of each such file, by path, and those of the Java parts. Files that are not packed do not count,
     * and a file that cannot be read is omitted.
     *
     * @param places the class folders and jars in game.lua
     * @param java the hashes of the Java parts, see {@link #ofJava}
     * @param known hashes of the game's files before; updated
     */
    public static Map<String, Long> of(GameFiles files, List<String> places, Map<String, Long> java, FileHashes known) {
        PackExclusions exclusions = new PackExclusions(places);
        Map<String, Long> hashes =
                files.hashes(path -> isData(path) && exclusions.exclusionReason(path) == null, known);
        hashes.putAll(java);
        return hashes;
    }

    /**
     * Returns the hashes of Java parts.
     *
     * @param files hash of each file in the class folders and jars, by path
     * @return the hash of each file that decides how the game runs, by a name for messages, such as {@code class
     *     mygame.Star} or {@code resource mygame/stars.json}
     */
    public static Map<String, Long> ofJava(Map<String, Long> files) {
        Map<String, Long> java = new TreeMap<>();
        files.forEach((path, hash) -> {
            if (path.startsWith("META-INF/") || path.endsWith(MODULE)) return;
            if (extension(path).equals("class")) java.put("class " + className(path), hash);
            else if (isData(path)) java.put("resource " + path, hash);
        });
        return java;
    }

    private static boolean isData(String path) {
        return DATA.contains(extension(path));
    }

    private static String extension(String path) {
        return path.substring(path.lastIndexOf('.') + 1);
    }

    private static String className(String path) {
        return path.substring(0, path.lastIndexOf('.')).replace('/', '.');
    }

    /** Returns a hash of all files together. */
    public static long of(Map<String, Long> hashes) {
        long all = 1;
        for (Map.Entry<String, Long> file : new TreeMap<>(hashes).entrySet())
            all = (all * 31 + file.getKey().hashCode()) * 31 + file.getValue();
        return all;
    }
}
