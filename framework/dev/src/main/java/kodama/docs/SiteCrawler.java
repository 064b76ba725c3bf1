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

/** All that can be come to by links: pages, with their bodies, and other files. */
final class SiteCrawler {
    /** Where a PNG file has its width, and behind it its height. */
    private static final int PNG_WIDTH = 16;

    private final DocumentSource documents;
    private final ModulePages reference;

    private final Map<Document, String> bodies = new LinkedHashMap<>();
    private final Map<String, byte[]> files = new TreeMap<>();

    private final Set<String> met = new HashSet<>();
    private final Deque<Document> unwritten = new ArrayDeque<>();

    SiteCrawler(DocumentSource documents, ModulePages reference) {
        this.documents = documents;
        this.reference = reference;
        add(reference.list());
        reference.pages().forEach(this::add);
    }

    private void add(Document page) {
        if (met.add(page.path())) unwritten.add(page);
    }

    /** Takes in a document or another file, with all that it leads to; tells whether there is one. */
    boolean add(String path) {
        if (met.contains(path) || path.startsWith(SitePaths.JAVADOC)) return true;
        byte[] content = documents.read(path);
        if (content == null) return false;
        if (SitePaths.isPage(path)) {
            add(Document.of(path, new String(content, StandardCharsets.UTF_8)));
        } else if (met.add(path)) {
            files.put(SitePaths.of(path), content);
        }
        return true;
    }

    /** Pages with their bodies, in the order in which they were met. */
    Map<Document, String> bodies() {
        while (!unwritten.isEmpty()) {
            Document page = unwritten.pop();
            bodies.put(page, new PageRenderer(page, new LinksOf(page)).html());
        }
        return bodies;
    }

    /** Other files by their places in the site. */
    Map<String, byte[]> files() {
        return files;
    }

    /** The links of a page, by which further ones are met. */
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
