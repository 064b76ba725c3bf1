package kodama.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * Writes to a path that the user has chosen: a file as {@link AtomicFile} does; the target of a link, so that the link
 * is kept; or a device or pipe, which cannot be replaced.
 *
 * <p>Not for files that the program names itself: in an untrusted folder a link may lead anywhere.
 */
public final class OutputFile {
    private static final int MAX_LINKS = 40;

    private OutputFile() {}

    /**
     * Rejects a path that cannot be written to, before an hour of play is lost.
     *
     * @throws GameFileException if it is a folder, or its folder does not exist or is not writable
     */
    public static void check(Path named) {
        if (!isPipeOrDevice(named)) AtomicFile.check(target(named));
    }

    /**
     * Writes the file.
     *
     * @throws GameFileException if it cannot be written
     */
    public static void write(Path named, byte[] content) {
        try {
            if (isPipeOrDevice(named)) Files.write(named, content, StandardOpenOption.WRITE);
            else AtomicFile.write(target(named), content);
        } catch (IOException e) {
            throw AtomicFile.failure(named, FolderTree.reason(e), e);
        }
    }

    /** Returns whether a path, or the target of its links, is something that cannot be replaced by a file. */
    public static boolean isPipeOrDevice(Path named) {
        return Files.exists(named) && !Files.isRegularFile(named) && !Files.isDirectory(named);
    }

    /** The target of links, which need not exist. */
    private static Path target(Path named) {
        Path at = named;
        for (int links = 0; Files.isSymbolicLink(at); links++) {
            if (links == MAX_LINKS) throw AtomicFile.failure(named, "its links form a loop", null);
            at = next(at);
        }
        return at;
    }

    private static Path next(Path link) {
        try {
            return link.resolveSibling(Files.readSymbolicLink(link));
        } catch (IOException e) {
            throw AtomicFile.failure(link, FolderTree.reason(e), e);
        }
    }
}
