package kodama.site;

import java.nio.charset.StandardCharsets;
import kodama.file.JarFiles;
import org.jspecify.annotations.Nullable;

/**
 * Where documents and their pictures are read from, by their paths in the project, such as {@code docs/guide/time.md}.
 */
@FunctionalInterface
public interface Documents {
    /**
     * Reads a document, a picture or what else they link to.
     *
     * @param path with {@code /} between folders
     * @return what is in it; null if there is no such file
     */
    byte @Nullable [] read(String path);

    /**
     * Finds those that lie in the jar.
     *
     * @return Kodama's own
     */
    static Documents ofJar() {
        return path -> JarFiles.find(Documents.class, "/kodama/documents/" + path);
    }

    /**
     * Puts a text in the place of a document.
     *
     * @param path of the document
     * @param text in Markdown
     * @return these documents with it
     */
    default Documents with(String path, String text) {
        return wanted -> wanted.equals(path) ? text.getBytes(StandardCharsets.UTF_8) : read(wanted);
    }
}
