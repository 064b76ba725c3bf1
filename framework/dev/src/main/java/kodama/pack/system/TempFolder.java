package kodama.pack.system;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import kodama.file.GameFileException;

/** A temporary folder, created at the first use and deleted on close or when the program is stopped. */
public final class TempFolder implements AutoCloseable {
    private final String name;
    private final Thread whenStopped = new Thread(this::remove, "kodama-scratch");
    private Path folder = Path.of("");

    /** {@code name} becomes part of the folder's name. */
    public TempFolder(String name) {
        this.name = name;
    }

    /** The folder, initially empty. */
    public Path folder() {
        if (isMade()) return folder;
        try {
            folder = Files.createTempDirectory("kodama-" + name + "-").toRealPath();
        } catch (IOException e) {
            throw new GameFileException(
                    System.getProperty("java.io.tmpdir"),
                    "a folder cannot be created there (" + e.getMessage() + ")",
                    e);
        }
        Runtime.getRuntime().addShutdownHook(whenStopped);
        return folder;
    }

    private boolean isMade() {
        return !folder.toString().isEmpty();
    }

    /** Deletes the folder with its contents. */
    @Override
    public void close() {
        if (!isMade()) return;
        remove();
        try {
            Runtime.getRuntime().removeShutdownHook(whenStopped);
        } catch (IllegalStateException stopped) {
            // already deleted
        }
    }

    private void remove() {
        try (Stream<Path> files = Files.walk(folder)) {
            List<Path> deepestFirst = files.sorted(Comparator.reverseOrder()).toList();
            deepestFirst.stream().map(Path::toFile).forEach(File::delete);
        } catch (IOException left) {
            // left to the system's clean-up
        }
    }
}
