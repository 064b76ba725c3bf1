package kodama.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A folder that a person has named, for files that belong together: it is new, or was empty. */
public final class OutputFolder {
    private final Path folder;

    /** Names the folder. */
    public OutputFolder(Path folder) {
        this.folder = folder;
    }

    /** Tells whether there is a folder of this name already. */
    public static boolean exists(Path named) {
        return Files.isDirectory(named);
    }

    /**
     * Refuses what is no place for new files; those of two runs in one folder could not be told apart.
     *
     * @throws GameFileException if it is not empty, or a file, or nothing can be written there
     */
    public void check() {
        if (!Files.exists(folder)) {
            checkWritable(folder.toAbsolutePath().getParent());
        } else {
            if (!Files.isDirectory(folder)) throw AtomicFile.failure(folder, "it is a file", null);
            if (!isEmpty()) throw AtomicFile.failure(folder, "the folder is not empty; empty it or name another", null);
            checkWritable(folder);
        }
    }

    private void checkWritable(@Nullable Path place) {
        if (place == null || !Files.isDirectory(place))
            throw AtomicFile.failure(folder, "no such folder: " + place, null);
        if (!Files.isWritable(place)) throw AtomicFile.failure(folder, "no new files can be made in " + place, null);
    }

    private boolean isEmpty() {
        try (Stream<Path> files = Files.list(folder)) {
            return files.findAny().isEmpty();
        } catch (IOException e) {
            throw AtomicFile.failure(folder, FolderTree.reason(e), e);
        }
    }

    /**
     * Writes a file as a whole, and makes the folder before the first.
     *
     * @throws GameFileException if it cannot be written
     */
    public void write(String name, byte[] content) {
        AtomicFile.writeWithFolder(folder.resolve(name), content);
    }

    /** Returns the folder as the person named it. */
    public Path path() {
        return folder;
    }
}
