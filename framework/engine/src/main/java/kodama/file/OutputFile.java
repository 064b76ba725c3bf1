package kodama.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * Writes to where a person has said: a file, as {@link AtomicFile} does; what a link leads to, so that the link stays;
 * or into a device or a pipe, which are no files that could be replaced.
 *
 * <p>For files that the program names itself this is the wrong door: in a stranger's folder a link may lead anywhere.
 */
public final class OutputFile {
    private static final int MOST_LINKS = 40;

    private OutputFile() {}

    /**
     * Refuses what is no place to write to, so that no one plays for an hour in vain.
     *
     * @throws GameFileException if it is a folder, or lies in a folder that is not there or takes no files
     */
    public static void check(Path named) {
        if (!isPipeOrDevice(named)) AtomicFile.check(target(named));
    }

    /**
     * Writes.
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

    private static boolean isPipeOrDevice(Path named) {
        return Files.exists(named) && !Files.isRegularFile(named) && !Files.isDirectory(named);
    }

    /** Where links lead, also to a file that is not there yet. */
    private static Path target(Path named) {
        Path at = named;
        for (int links = 0; Files.isSymbolicLink(at); links++) {
            if (links == MOST_LINKS) throw AtomicFile.failure(named, "its links lead in a circle", null);
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
