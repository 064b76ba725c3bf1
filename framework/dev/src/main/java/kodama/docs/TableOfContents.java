package kodama.docs;

import java.util.ArrayList;
import java.util.List;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Heading;
import org.commonmark.node.Link;
import org.commonmark.node.Node;

/** All pages in order, in parts: the lists below the headings of the guide's index. */
record TableOfContents(List<Part> parts) {
    /** The guide's index. */
    static final String INDEX = "docs/guide/README.md";

    /** A heading with its pages. */
    record Part(String heading, List<Entry> entries) {}

    /** A page: its path in the project and its label in the index. */
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

    /** Returns a copy with a further part. */
    TableOfContents and(Part further) {
        List<Part> all = new ArrayList<>(parts);
        all.add(further);
        return new TableOfContents(all);
    }

    /** All pages without the parts. */
    List<Entry> inOrder() {
        return parts.stream().flatMap(part -> part.entries().stream()).toList();
    }
}
