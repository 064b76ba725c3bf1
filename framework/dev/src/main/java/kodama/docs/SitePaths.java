package kodama.docs;

import java.nio.file.Path;
import java.util.Locale;

/** Maps documents to the files of the site, and resolves links between them. */
final class SitePaths {
    /** The site's folder for Javadoc. */
    static final String JAVADOC = "java/";

    private static final String DOCS = "docs/";
    private static final String MARKDOWN = ".md";

    private SitePaths() {}

    /** {@code docs/guide/time.md} becomes {@code guide/time.html}, and a README becomes {@code index.html}. */
    static String of(String document) {
        String path = document.startsWith(DOCS) ? document.substring(DOCS.length()) : document;
        path = path.toLowerCase(Locale.ROOT);
        if (isPage(document)) {
            String name = path.substring(0, path.length() - MARKDOWN.length());
            return name.replaceFirst("(^|/)readme$", "$1index") + ".html";
        }
        return path.substring(path.lastIndexOf('/') + 1).contains(".") ? path : path + ".txt";
    }

    static boolean isPage(String document) {
        return document.endsWith(MARKDOWN);
    }

    /** The target of a link in a document; for an empty link the document itself. */
    static String resolve(String document, String link) {
        if (link.isEmpty()) return document;
        return withSlashes(Path.of(document).resolveSibling(link).normalize());
    }

    /** The relative URL from one file of the site to another. */
    static String relative(String from, String to) {
        String folder = from.substring(0, Math.max(0, from.lastIndexOf('/')));
        return withSlashes(Path.of(folder).relativize(Path.of(to)));
    }

    static String withSlashes(Path path) {
        return path.toString().replace('\\', '/');
    }
}
