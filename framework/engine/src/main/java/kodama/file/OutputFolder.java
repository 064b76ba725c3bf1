package kodama.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A folder that the user has chosen for a set of files. It may only contain files of an earlier run. */
public final class OutputFolder {
    private final Path folder;
    private final Predicate<String> isReplaced;
    /** Whether the files of an earlier run have been removed. */
    private boolean isClear;

    /**
     * Creates an object for a folder, without access to the disk.
     *
     * @param isReplaced whether a file of this name is one of an earlier run, which is removed before the first file is
     *     written
     */
    public OutputFolder(Path folder, Predicate<String> isReplaced) {
        this.folder = folder;
        this.isReplaced = isReplaced;
    }

    /** Returns whether a folder with this name exists. */
    public static boolean exists(Path named) {
        return Files.isDirectory(named);
    }

    /**
     * Rejects a folder that cannot be used; the files of two runs in one folder would be mixed up.
     *
     * @throws GameFileException if it contains other files, is a file, or cannot be written to
     */
    public void check() {
        if (!Files.exists(folder)) {
            checkWritable(folder.toAbsolutePath().getParent());
        } else {
            if (!Files.isDirectory(folder)) throw AtomicFile.failure(folder, "it is a file", null);
            for (Path each : files())
                if (!isReplaced(each))
                    throw AtomicFile.failure(
                            folder,
                            "the folder contains '" + each.getFileName() + "'; choose a new or an empty one",
                            null);
            checkWritable(folder);
        }
    }

    private void checkWritable(@Nullable Path place) {
        if (place == null || !Files.isDirectory(place))
            throw AtomicFile.failure(folder, "no such folder: " + place, null);
        if (!Files.isWritable(place)) throw AtomicFile.failure(folder, "no files can be created in " + place, null);
    }

    private boolean isReplaced(Path file) {
        return isReplaced.test(String.valueOf(file.getFileName())) && Files.isRegularFile(file);
    }

    private List<Path> files() {
        try (Stream<Path> files = Files.list(folder)) {
            return files.sorted().toList();
        } catch (IOException e) {
            throw AtomicFile.failure(folder, FolderTree.reason(e), e);
        }
    }

    /**
     * Writes a whole file. Before the first one, creates the folder, or removes the files of an earlier run.
     *
     * @throws GameFileException if it cannot be written
     */
    public void write(String name, byte[] content) {
        if (!isClear && Files.isDirectory(folder)) clear();
        isClear = true;
        AtomicFile.writeWithFolder(folder.resolve(name), content);
    }

    private void clear() {
        for (Path each : files()) {
            if (!isReplaced(each)) continue;
            try {
                Files.delete(each);
            } catch (IOException e) {
                throw AtomicFile.failure(each, FolderTree.reason(e), e);
            }
        }
    }

    /** Returns the folder as the user named it. */
    public Path path() {
        return folder;
    }
}
