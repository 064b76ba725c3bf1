package kodama.release;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import kodama.pack.system.Platform;
import kodama.pack.system.Platform.OperatingSystem;
import org.jspecify.annotations.Nullable;

/**
 * A file of the download folder that starts Kodama or the demo.
 *
 * @param program name of the program to click, such as {@code Kodama}
 * @param id name of its command and folder, such as {@code kodama}
 * @param file the file
 * @param system the system it is for; null for all
 * @param java platform of the Java in it; null if it needs an installed one
 */
record Download(
        String program,
        String id,
        Path file,
        @Nullable OperatingSystem system,
        @Nullable Platform java) {
    String name() {
        return String.valueOf(file.getFileName());
    }

    long size() {
        try {
            return Files.size(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
