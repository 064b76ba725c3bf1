package kodama.docs;

import java.nio.charset.StandardCharsets;
import kodama.file.BundledFiles;
import org.jspecify.annotations.Nullable;

/** Reads documents and pictures by their paths in the project, such as {@code docs/guide/time.md}. */
@FunctionalInterface
public interface DocumentSource {
    /** Reads a document, a picture or another linked file; null if it does not exist. */
    byte @Nullable [] read(String path);

    /** Kodama's documents in the jar. */
    static DocumentSource ofJar() {
        return path -> BundledFiles.find(DocumentSource.class, "/kodama/documents/" + path);
    }

    /** Returns these documents with the Markdown text of one replaced. */
    default DocumentSource with(String path, String text) {
        return wanted -> wanted.equals(path) ? text.getBytes(StandardCharsets.UTF_8) : read(wanted);
    }
}
