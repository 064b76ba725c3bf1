package kodama.docs;

import java.util.ArrayList;
import java.util.List;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Heading;
import org.commonmark.node.Link;
import org.commonmark.node.Node;

/** The order of all pages, in parts: what the index of the guide lists below its headings. */
record TableOfContents(List<Part> parts) {
    /** The document that lists them. */
    static final String INDEX = "docs/guide/README.md";

    /** Some pages with a heading above them. */
    record Part(String heading, List<Entry> entries) {}

    /** A page, by its path in the project, and what the index calls it. */
    record Entry(String document, String label) {}

    static TableOfContents of(Document index) {
        List<Part> parts = new ArrayList<>();
        for (Node node = index.root().getFirstChild(); node != null; node = node.getNext()) {
            if (node instanceof Heading heading) {
                if (heading.getLevel() == 2) parts.add(new Part(Document.plainText(heading), new ArrayList<>()));
            } else if (!parts.isEmpty()) {
                addLinks(index.path(), node, parts.get(parts.size() - 1).entries());
            }
        }
        return new TableOfContents(parts);
    }

    private static void addLinks(String path, Node list, List<Entry> entries) {
        list.accept(new AbstractVisitor() {
            @Override
            public void visit(Link link) {
                String target = link.getDestination();
                if (SitePaths.isPage(target))
                    entries.add(new Entry(SitePaths.resolve(path, target), Document.plainText(link)));
            }
        });
    }

    /** These, and a part more. */
    TableOfContents and(Part further) {
        List<Part> all = new ArrayList<>(parts);
        all.add(further);
        return new TableOfContents(all);
    }

    /** All pages, one after the other. */
    List<Entry> inOrder() {
        return parts.stream().flatMap(part -> part.entries().stream()).toList();
    }
}
