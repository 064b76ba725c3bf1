package kodama.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A folder that the user has chosen for a set of files; it must be new or empty. */
public final class OutputFolder {
    private final Path folder;

    /** Creates an object for a folder, without access to the disk. */
    public OutputFolder(Path folder) {
        this.folder = folder;
    }

    /** Returns whether a folder with this name exists. */
    public static boolean exists(Path named) {
        return Files.isDirectory(named);
    }

    /**
     * Rejects a folder that cannot be used; the files of two runs in one folder would be mixed up.
     *
     * @throws GameFileException if it is not empty, is a file, or cannot be written to
     */
    public void check() {
        if (!Files.exists(folder)) {
            checkWritable(folder.toAbsolutePath().getParent());
        } else {
            if (!Files.isDirectory(folder)) throw AtomicFile.failure(folder, "it is a file", null);
            if (!isEmpty())
                throw AtomicFile.failure(folder, "the folder is not empty; empty it or choose another", null);
            checkWritable(folder);
        }
    }

    private void checkWritable(@Nullable Path place) {
        if (place == null || !Files.isDirectory(place))
            throw AtomicFile.failure(folder, "no such folder: " + place, null);
        if (!Files.isWritable(place)) throw AtomicFile.failure(folder, "no files can be created in " + place, null);
    }

    private boolean isEmpty() {
        try (Stream<Path> files = Files.list(folder)) {
            return files.findAny().isEmpty();
        } catch (IOException e) {
            throw AtomicFile.failure(folder, FolderTree.reason(e), e);
        }
    }

    /**
     * Writes a whole file, and creates the folder before the first one.
     *
     * @throws GameFileException if it cannot be written
     */
    public void write(String name, byte[] content) {
        AtomicFile.writeWithFolder(folder.resolve(name), content);
    }

    /** Returns the folder as the user named it. */
    public Path path() {
        return folder;
    }
}
