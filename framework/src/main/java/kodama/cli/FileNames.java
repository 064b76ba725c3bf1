package kodama.cli;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** Reads the names of files of the command line. */
public final class FileNames {
    private FileNames() {}

    /**
     * Reads a name.
     *
     * @param text the name, as the system writes it
     * @return the name
     * @throws IllegalArgumentException if no file can have it
     */
    public static Path parse(String text) {
        try {
            return Path.of(text);
        } catch (InvalidPathException wrong) {
            throw new IllegalArgumentException("that is no name of a file (" + wrong.getReason() + ")", wrong);
        }
    }
}
