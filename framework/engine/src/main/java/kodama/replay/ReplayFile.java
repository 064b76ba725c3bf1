package kodama.replay;

import java.nio.file.Path;
import java.util.List;
import kodama.file.ContainedPath;
import kodama.file.GameFileException;
import kodama.file.InputFile;
import kodama.file.PlainFiles;

/**
 * Files of recorded runs: a {@link ReplayHeader} and a compressed body, both with checksums. Files may come from
 * strangers: whatever they contain, reading takes bounded time and memory.
 *
 * <p>For any thread.
 */
public final class ReplayFile {
    /** Most bytes of a thumbnail. */
    public static final int MAX_THUMBNAIL_BYTES = HeaderFormat.MAX_THUMBNAIL_BYTES;

    /** Extension of the files. */
    public static final String EXTENSION = ".kreplay";

    /** Nearly all headers fit, so that one read is enough. */
    private static final int FIRST_BYTES = 4096;

    private ReplayFile() {}

    /**
     * Makes the content of a file.
     *
     * @param chunks the recorded events in pieces; must not be changed until this method returns
     * @throws ReplayException if it would be too large: more than 256 MB of events, or a file of more than 64 MB
     */
    public static byte[] encode(ReplayHeader header, List<byte[]> chunks) {
        return encode(header, new byte[0], chunks);
    }

    /**
     * Makes the content of a file with a thumbnail.
     *
     * @param thumbnail a small PNG file of at most 32 kB; empty for none
     * @param chunks as in {@link #encode(ReplayHeader, List)}
     * @throws IllegalArgumentException if the thumbnail is too large
     * @throws ReplayException if the file would be too large
     */
    public static byte[] encode(ReplayHeader header, byte[] thumbnail, List<byte[]> chunks) {
        return ReplayFormat.encode(header, thumbnail, chunks);
    }

    /**
     * Reads the content of a file.
     *
     * @param name the file, for messages
     * @throws ReplayException if it is not a replay, is damaged, or was written by a newer version of Kodama
     */
    public static Replay decode(String name, byte[] content) {
        return ReplayFormat.decode(name, content);
    }

    /**
     * Reads a file that the user has chosen; links are followed.
     *
     * @throws ReplayException if it cannot be read, is not a replay, is damaged, or was written by a newer version of
     *     Kodama
     */
    public static Replay read(Path file) {
        String name = name(file);
        readHeader(file); // a file of another kind is rejected before much of it is read
        return decode(name, start(name, file, ReplayFormat.MAX_FILE_BYTES + 1).bytes());
    }

    /**
     * Reads the header of a file that the user has chosen; links are followed. Damage to the recorded events is not
     * found.
     *
     * @throws ReplayException if it cannot be read, is not a replay, is damaged, or was written by a newer version of
     *     Kodama
     */
    public static ReplayHeader readHeader(Path file) {
        return head(file).header();
    }

    /**
     * Reads the thumbnail of a file, as {@link #readHeader}.
     *
     * @return a PNG file, which may be damaged; empty if there is none
     * @throws ReplayException as {@link #readHeader}
     */
    public static byte[] readThumbnail(Path file) {
        return head(file).thumbnail();
    }

    private static HeaderFormat.Decoded head(Path file) {
        String name = name(file);
        InputFile.Start start = start(name, file, FIRST_BYTES);
        int needed = ReplayFormat.bytesOfHeader(start.bytes());
        if (needed > FIRST_BYTES) start = start(name, file, needed);
        return ReplayFormat.header(name, start.bytes(), start.size());
    }

    private static String name(Path file) {
        return file.toString().isEmpty() ? "''" : file.toString();
    }

    private static InputFile.Start start(String name, Path file, int most) {
        try {
            return InputFile.readStart(file, most);
        } catch (GameFileException refused) {
            throw new ReplayException(name + " " + refused.reason(), refused);
        }
    }

    /**
     * Lists the replays in a folder: the files with the extension {@code .kreplay}. Folders below are not entered, and
     * links out of the folder are not followed. Damage to the recorded events is not found.
     *
     * @return an entry for each file, sorted by name; also for files that cannot be read
     * @throws ReplayException if the folder does not exist or cannot be listed
     */
    public static List<ReplayEntry> list(Path folder) {
        try {
            return InputFile.names(folder, EXTENSION).stream()
                    .map(name -> entry(folder, name))
                    .toList();
        } catch (GameFileException refused) {
            throw new ReplayException(folder + " " + refused.reason(), refused);
        }
    }

    private static ReplayEntry entry(Path folder, String name) {
        Path file = folder.resolve(name);
        try {
            if (PlainFiles.isLink(file))
                ContainedPath.root(folder).resolve(name).checked();
            return new ReplayEntry(file, readHeader(file), null);
        } catch (GameFileException | ReplayException refused) {
            return new ReplayEntry(file, null, refused.getMessage());
        }
    }
}
