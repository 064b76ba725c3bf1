package kodama.pack.archive;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** Content of a file, which is read on demand: a runtime is too large to keep in memory. */
@FunctionalInterface
public interface FileContent {
    /** Opens the content; the caller closes the stream. */
    InputStream open() throws IOException;

    /** Content in memory; the bytes are not copied. */
    static FileContent of(byte[] bytes) {
        return () -> new ByteArrayInputStream(bytes);
    }

    /** Content of a file on disk, as of the time when it is read. */
    static FileContent of(Path file) {
        return () -> Files.newInputStream(file);
    }

    /** Reads the whole content. */
    default byte[] bytes() throws IOException {
        try (InputStream in = open()) {
            return in.readAllBytes();
        }
    }
}
