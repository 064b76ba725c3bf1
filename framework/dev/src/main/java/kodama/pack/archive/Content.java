package kodama.pack.archive;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** What is in a file, read when it is wanted: a runtime is too large to lie about in memory. */
@FunctionalInterface
public interface Content {
    /**
     * Opens it; the reader closes it.
     *
     * @return its bytes, from the first
     * @throws IOException if they cannot be had
     */
    InputStream open() throws IOException;

    /**
     * What is in memory already.
     *
     * @param bytes all of it; not copied
     * @return that
     */
    static Content of(byte[] bytes) {
        return () -> new ByteArrayInputStream(bytes);
    }

    /**
     * What is in a file.
     *
     * @param file of this machine
     * @return that, as it is when it is read
     */
    static Content of(Path file) {
        return () -> Files.newInputStream(file);
    }

    /**
     * Reads all of it.
     *
     * @return its bytes
     * @throws IOException if they cannot be had
     */
    default byte[] bytes() throws IOException {
        try (InputStream in = open()) {
            return in.readAllBytes();
        }
    }
}
