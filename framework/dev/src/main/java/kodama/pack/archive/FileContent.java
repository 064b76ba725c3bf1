package kodama.pack.archive;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** What is in a file, read when it is wanted: a runtime is too large to lie about in memory. */
@FunctionalInterface
public interface FileContent {
    /** Opens it at its first byte; the reader closes it. */
    InputStream open() throws IOException;

    /** What is in memory already; the bytes are not copied. */
    static FileContent of(byte[] bytes) {
        return () -> new ByteArrayInputStream(bytes);
    }

    /** What is in a file of this machine, as it is when it is read. */
    static FileContent of(Path file) {
        return () -> Files.newInputStream(file);
    }

    /** Reads all of it. */
    default byte[] bytes() throws IOException {
        try (InputStream in = open()) {
            return in.readAllBytes();
        }
    }
}
