package kodama.make;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import kodama.file.AtomicFile;

/**
 * A target folder for new files. It must not exist or be empty, so that no file is overwritten. A folder with nothing
 * but a version control repository counts as empty.
 */
final class NewFolder {
    private static final Path REPOSITORY = Path.of(".git");

    private final Path folder;

    private NewFolder(Path folder) {
        this.folder = folder;
    }

    /**
     * Checks a folder, which is created later with its parents if it does not exist.
     *
     * @throws MakeException if the folder is not empty
     */
    static NewFolder of(Path folder) {
        if (Files.isDirectory(folder) && !isEmpty(folder))
            throw new MakeException("the folder '" + folder + "' is not empty; choose a new or an empty one");
        if (Files.exists(folder) && !Files.isDirectory(folder))
            throw new MakeException("'" + folder + "' is a file; choose a folder");
        return new NewFolder(folder);
    }

    private static boolean isEmpty(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.allMatch(file -> REPOSITORY.equals(file.getFileName()));
        } catch (IOException e) {
            throw new MakeException("the folder '" + folder + "' cannot be read (" + e.getMessage() + ")", e);
        }
    }

    /**
     * Writes a file.
     *
     * @throws kodama.file.GameFileException if it cannot be written
     */
    void write(String path, byte[] content) {
        AtomicFile.writeWithFolder(folder.resolve(path), content);
    }

    Path path() {
        return folder;
    }
}
