package kodama.loop.replay;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.zip.CRC32C;
import kodama.file.GameFileException;
import kodama.file.GameFiles;

/** Hashes of the files that decide how a game runs: its scripts and data. */
public final class Fingerprint {
    private static final Set<String> EXTENSIONS = Set.of("lua", "json", "csv", "txt", "xml");

    private Fingerprint() {}

    /** Returns the hash of each such file, by path. A file that cannot be read is omitted. */
    public static Map<String, Long> of(GameFiles files) {
        Map<String, Long> hashes = new TreeMap<>();
        for (String path : files.all()) if (decides(path)) add(path, files, hashes);
        return hashes;
    }

    private static boolean decides(String path) {
        return EXTENSIONS.contains(path.substring(path.lastIndexOf('.') + 1));
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
