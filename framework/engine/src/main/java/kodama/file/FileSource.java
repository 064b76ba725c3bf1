package kodama.file;

import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** One folder or jar of a game. All paths passed to it follow the rules of {@link GamePath}. */
interface FileSource {
    /** Most bytes of a file; games read whole files, so a larger one is a mistake or an attack. */
    int MAX_BYTES = 256 << 20;

    /** Most bytes of a text file, which takes many times as much memory once it is read. */
    int MAX_TEXT_BYTES = 16 << 20;

    /** Extensions of text files. */
    Set<String> TEXT_EXTENSIONS =
            Set.of("lua", "json", "csv", "txt", "xml", "mml", "properties", "tmx", "tmj", "tsx", "tsj", "tx", "tj");

    /** Most bytes that a file may have. */
    static int maxBytes(String path) {
        return TEXT_EXTENSIONS.contains(path.substring(path.lastIndexOf('.') + 1)) ? MAX_TEXT_BYTES : MAX_BYTES;
    }

    /** Returns the content, or null if no file has exactly this name. */
    byte @Nullable [] read(String path);

    boolean exists(String path);

    /** Returns the path of a file or folder that differs only in upper and lower case, or null. */
    @Nullable
    String inOtherCase(String path);

    /** Returns the location of an existing file; null if it is not a file on disk. */
    default @Nullable Path pathOnDisk(String path) {
        return null;
    }

    /** Adds the path of every file. */
    void addPathsTo(Set<String> paths);

    /** Adds the hash of each accepted file that the map does not contain; omits files that cannot be read. */
    void addHashesTo(Map<String, Long> hashes, Predicate<String> accepted, FileHashes known);

    static GameFileException tooLarge(String path, long bytes) {
        return new GameFileException(path, "must have at most " + maxBytes(path) + " bytes but has " + bytes);
    }
}
