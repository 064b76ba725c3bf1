package kodama.file;

import java.nio.file.Path;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** One folder or jar of a game. Paths that come here keep the rules of {@link GamePath}. */
interface FileSource {
    /** Most bytes of a file; a game reads its files whole, so more is a mistake or a trap. */
    int MAX_BYTES = 256 << 20;

    /** Most bytes of a text, of which many times as much is made when it is read. */
    int MAX_TEXT_BYTES = 16 << 20;

    /** What the names of texts end in. */
    Set<String> TEXT_EXTENSIONS = Set.of("lua", "json", "csv", "txt", "xml", "mml", "properties");

    /** Most bytes that a file may have. */
    static int maxBytes(String path) {
        return TEXT_EXTENSIONS.contains(path.substring(path.lastIndexOf('.') + 1)) ? MAX_TEXT_BYTES : MAX_BYTES;
    }

    /** The content, or null when there is no file of exactly this name. */
    byte @Nullable [] read(String path);

    boolean exists(String path);

    /** The file or folder as it is really spelled when only upper and lower case differ, or null. */
    @Nullable
    String inOtherCase(String path);

    /** Where a file lies that exists; null where it is no file of its own. */
    default @Nullable Path pathOnDisk(String path) {
        return null;
    }

    /** Adds the path of every file. */
    void addPathsTo(Set<String> paths);

    static GameFileException tooLarge(String path, long bytes) {
        return new GameFileException(path, "must have at most " + maxBytes(path) + " bytes but has " + bytes);
    }
}
