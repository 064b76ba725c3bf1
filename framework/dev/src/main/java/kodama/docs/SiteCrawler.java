package kodama.docs;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Collects everything that links lead to: pages with their bodies, and other files. */
final class SiteCrawler {
    /** Offset of the width in a PNG file; the height follows. */
    private static final int PNG_WIDTH = 16;

    private final DocumentSource documents;
    private final ModulePages reference;

    private final Map<Document, String> bodies = new LinkedHashMap<>();
    private final Map<String, byte[]> files = new TreeMap<>();

    private final Set<String> visited = new HashSet<>();
    private final Deque<Document> pending = new ArrayDeque<>();

    SiteCrawler(DocumentSource documents, ModulePages reference) {
        this.documents = documents;
        this.reference = reference;
        add(reference.list());
        reference.pages().forEach(this::add);
    }

    private void add(Document page) {
        if (visited.add(page.path())) pending.add(page);
    }

    /** Adds a document or another file with everything it links to. Returns whether it exists. */
    boolean add(String path) {
        if (visited.contains(path) || path.startsWith(SitePaths.JAVADOC)) return true;
        byte[] content = documents.read(path);
        if (content == null) return false;
        if (SitePaths.isPage(path)) {
            add(Document.of(path, new String(content, StandardCharsets.UTF_8)));
        } else if (visited.add(path)) {
            files.put(SitePaths.of(path), content);
        }
        return true;
    }

    /** Pages with their bodies, in the order in which they were found. */
    Map<Document, String> bodies() {
        while (!pending.isEmpty()) {
            Document page = pending.pop();
            bodies.put(page, new PageRenderer(page, new LinksOf(page)).html());
        }
        return bodies;
    }

    /** Other files by their paths in the site. */
    Map<String, byte[]> files() {
        return files;
    }

    /** Resolves the links of a page and adds their targets. */
    private final class LinksOf implements PageRenderer.LinkResolver {
        private final Document page;

        LinksOf(Document page) {
            this.page = page;
        }

        @Override
        public String resolve(String link) {
            if (link.contains("://") || link.startsWith("#")) return link;
            String[] parts = link.split("#", 2);
            String anchor = parts.length == 2 ? parts[1] : "";
            String target = SitePaths.resolve(page.path(), parts[0]);
            if (target.equals(ModulePages.PATH) && !anchor.isEmpty()) {
                target = reference.target(anchor);
                anchor = "";
            }
            if (!add(target)) return "";
            return SitePaths.relative(SitePaths.of(page.path()), SitePaths.of(target))
                    + (anchor.isEmpty() ? "" : "#" + anchor);
        }

        @Override
        public int[] size(String picture) {
            byte[] png = documents.read(SitePaths.resolve(page.path(), picture));
            if (png == null || png.length < PNG_WIDTH + 8) return new int[] {0, 0};
            ByteBuffer header = ByteBuffer.wrap(png);
            return new int[] {header.getInt(PNG_WIDTH), header.getInt(PNG_WIDTH + 4)};
        }
    }
}
