package kodama.docs;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import kodama.file.AtomicFile;
import kodama.file.BundledFiles;
import kodama.file.ContainedPath;
import kodama.file.GameFileException;
import org.jspecify.annotations.Nullable;

/**
 * Writes documents as a static site of HTML pages.
 *
 * <p>Starting at README.md, it follows all links: a document becomes a page, and a picture or another file is copied.
 * The order of the pages and the table of contents are those of the guide's index. The same documents always give the
 * same bytes.
 */
public final class SiteWriter {
    private static final String FIRST = "README.md";
    private static final List<String> OWN = List.of("site.css", "site.js", "icon.png");
    private static final String SEARCH = "search.js";

    private final DocumentSource documents;
    private final String version;

    /** The version of Kodama is printed at the bottom of each page. */
    public SiteWriter(DocumentSource documents, String version) {
        this.documents = documents;
        this.version = version;
    }

    /**
     * Writes the site into a folder, replacing one that was written there before.
     *
     * @param folder a new or empty folder, or one with a site; created if it does not exist
     * @param javadoc folder with Javadoc to include; null for none
     * @return the number of pages, not counting the Javadoc
     * @throws GameFileException if the folder has other files or cannot be written, if the Javadoc has no index.html,
     * or
     *     if a page of the guide's index is missing
     */
    public int write(Path folder, @Nullable Path javadoc) {
        checkIsFree(folder);
        Map<String, byte[]> files = javadoc == null ? new TreeMap<>() : javadoc(javadoc);
        ModulePages reference = new ModulePages(text(ModulePages.PATH));
        TableOfContents contents = contents(reference, javadoc != null);
        SiteCrawler reach = reach(reference, contents);
        int pages = addPages(reach, new PageTemplate(contents, version), files);
        files.putAll(reach.files());
        for (String name : OWN) files.put(name, own(name));
        ContainedPath root = ContainedPath.root(folder);
        files.forEach((place, content) ->
                AtomicFile.writeWithFolder(root.resolve(place).checked(), content));
        return pages;
    }

    private static void checkIsFree(Path folder) {
        if (Files.exists(folder.resolve(SEARCH))) return;
        try (Stream<Path> inside = Files.exists(folder) ? Files.list(folder) : Stream.empty()) {
            if (inside.findAny().isEmpty()) return;
        } catch (IOException notAFolder) {
            throw new GameFileException(folder.toString(), "must be a readable folder", notAFolder);
        }
        throw new GameFileException(folder.toString(), "has other files in it; a site requires its own folder");
    }

    private static Map<String, byte[]> javadoc(Path folder) {
        if (!Files.exists(folder.resolve("index.html")))
            throw new GameFileException(folder.toString(), "is not Javadoc: it has no index.html");
        Map<String, byte[]> files = new TreeMap<>();
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path file : all.filter(Files::isRegularFile).toList())
                files.put(SitePaths.JAVADOC + SitePaths.withSlashes(folder.relativize(file)), Files.readAllBytes(file));
            return files;
        } catch (IOException e) {
            throw new GameFileException(folder.toString(), "cannot be read", e);
        }
    }

    private String text(String path) {
        byte[] text = documents.read(path);
        if (text == null) throw missing(path);
        return new String(text, StandardCharsets.UTF_8);
    }

    private static GameFileException missing(String path) {
        return new GameFileException(path, "document does not exist");
    }

    private TableOfContents contents(ModulePages reference, boolean hasJavadoc) {
        TableOfContents guide = TableOfContents.of(Document.of(TableOfContents.INDEX, text(TableOfContents.INDEX)));
        TableOfContents all = guide.and(reference.part());
        if (!hasJavadoc) return all;
        TableOfContents.Entry index = new TableOfContents.Entry(SitePaths.JAVADOC + "index.html", "All packages");
        return all.and(new TableOfContents.Part("Java reference", List.of(index)));
    }

    private SiteCrawler reach(ModulePages reference, TableOfContents contents) {
        SiteCrawler reach = new SiteCrawler(documents, reference);
        if (!reach.add(FIRST)) throw missing(FIRST);
        for (TableOfContents.Entry entry : contents.inOrder())
            if (!reach.add(entry.document())) throw missing(entry.document());
        return reach;
    }

    private static int addPages(SiteCrawler reach, PageTemplate frame, Map<String, byte[]> files) {
        SearchIndex search = new SearchIndex();
        Map<Document, String> bodies = reach.bodies();
        bodies.forEach((page, body) -> {
            files.put(SitePaths.of(page.path()), frame.page(page, body).getBytes(StandardCharsets.UTF_8));
            search.add(page);
        });
        files.put(SEARCH, search.script().getBytes(StandardCharsets.UTF_8));
        return bodies.size();
    }

    private static byte[] own(String name) {
        return BundledFiles.read(SiteWriter.class, name);
    }

    /**
     * The search index: every section with its words. It is a script, since pages opened from a folder can load nothing
     * else.
     */
    private static final class SearchIndex {
        private final StringBuilder lines = new StringBuilder("window.kodamaSections = [\n");

        /** Adds the sections of a page. */
        void add(Document document) {
            String place = SitePaths.of(document.path());
            for (Document.Section section : document.sections()) {
                String anchor = section.anchor().isEmpty() ? "" : "#" + section.anchor();
                lines.append("[%s, %s, %s, %s],\n"
                        .formatted(
                                quoted(place + anchor),
                                quoted(document.title()),
                                quoted(section.heading()),
                                quoted(section.text())));
            }
        }

        private static String quoted(String text) {
            StringBuilder quoted = new StringBuilder("\"");
            for (int i = 0; i < text.length(); i++) {
                char c = text.charAt(i);
                if (c == '"' || c == '\\' || c == '<' || c < ' ') quoted.append("\\u%04x".formatted((int) c));
                else quoted.append(c);
            }
            return quoted.append('"').toString();
        }

        String script() {
            return lines + "];\n";
        }
    }
}
