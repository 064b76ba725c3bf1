package kodama.make;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import kodama.file.AtomicFile;

/**
 * A folder for files that are made: it is new or empty, so that nothing of others is written over. A repository in
 * which nothing lies yet is empty, too.
 */
final class NewFolder {
    private static final Path REPOSITORY = Path.of(".git");

    private final Path folder;

    private NewFolder(Path folder) {
        this.folder = folder;
    }

    /**
     * A folder that is new, of which the folders above are made as well, or empty.
     *
     * @throws MakeException if there is something already
     */
    static NewFolder of(Path folder) {
        if (Files.isDirectory(folder) && !isEmpty(folder))
            throw new MakeException(
                    "the folder '" + folder + "' is not empty, and stays as it is; name a new or an empty one");
        if (Files.exists(folder) && !Files.isDirectory(folder))
            throw new MakeException("'" + folder + "' is a file; name a folder");
        return new NewFolder(folder);
    }

    private static boolean isEmpty(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.allMatch(file -> REPOSITORY.equals(file.getFileName()));
        } catch (IOException e) {
            throw new MakeException("the folder '" + folder + "' cannot be read (" + e.getMessage() + ")", e);
        }
    }

    /** @throws kodama.file.GameFileException if it cannot be written */
    void write(String path, byte[] content) {
        AtomicFile.writeWithFolder(folder.resolve(path), content);
    }

    Path path() {
        return folder;
    }
}
