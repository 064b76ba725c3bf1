package kodama.docs;

import java.nio.charset.StandardCharsets;
import kodama.file.BundledFiles;
import org.jspecify.annotations.Nullable;

/**
 * Where documents and their pictures are read from, by their paths in the project, such as {@code docs/guide/time.md}.
 */
@FunctionalInterface
public interface DocumentSource {
    /** Reads a document, a picture or what else they link to; null if there is no such file. */
    byte @Nullable [] read(String path);

    /** Kodama's own, which lie in the jar. */
    static DocumentSource ofJar() {
        return path -> BundledFiles.find(DocumentSource.class, "/kodama/documents/" + path);
    }

    /** These documents with a text in Markdown in the place of one. */
    default DocumentSource with(String path, String text) {
        return wanted -> wanted.equals(path) ? text.getBytes(StandardCharsets.UTF_8) : read(wanted);
    }
}
