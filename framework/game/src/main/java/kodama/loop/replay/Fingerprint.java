package kodama.loop.replay;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.zip.CRC32C;
import kodama.file.GameFileException;
import kodama.file.GameFiles;

/** Hashes of the files that decide how a game runs: its scripts and data. */
public final class Fingerprint {
    private static final Set<String> EXTENSIONS = Set.of("lua", "json", "csv", "txt", "xml");

    /** Files that only the author needs, which packs do not contain: tests, portal, debug saves, notes. */
    private static final Pattern OF_AUTHOR = Pattern.compile(
            "(specs?|tests?)/.*|.*_(spec|test)\\.lua|portal\\.lua|saves/[^/]*\\.lua|.*\\.d\\.lua|docs?/.*"
                    + "|(readme|changelog|contributing|todo)\\.txt|(build|dist|target|plugins)/.*|pom\\.xml",
            Pattern.CASE_INSENSITIVE);

    private Fingerprint() {}

    /** Returns the hash of each such file, by path. A file that cannot be read is omitted. */
    public static Map<String, Long> of(GameFiles files) {
        Map<String, Long> hashes = new TreeMap<>();
        for (String path : files.all()) if (decides(path)) add(path, files, hashes);
        return hashes;
    }

    private static boolean decides(String path) {
        return EXTENSIONS.contains(path.substring(path.lastIndexOf('.') + 1))
                && !OF_AUTHOR.matcher(path).matches();
    }

    private static void add(String path, GameFiles files, Map<String, Long> hashes) {
        try {
            hashes.put(path, hash(files.read(path)));
        } catch (GameFileException unreadable) {
            // a script that needs it will report it
        }
    }

    /** Returns a checksum and the length in one number. */
    private static long hash(byte[] content) {
        CRC32C checksum = new CRC32C();
        checksum.update(content);
        return checksum.getValue() << Integer.SIZE | content.length;
    }

    /** Returns a hash of all files together. */
    public static long of(Map<String, Long> hashes) {
        long all = 1;
        for (Map.Entry<String, Long> file : new TreeMap<>(hashes).entrySet())
            all = (all * 31 + file.getKey().hashCode()) * 31 + file.getValue();
        return all;
    }
}
