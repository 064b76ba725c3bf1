package kodama.docs;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.commonmark.node.Heading;

/** The Lua reference, which is a single document, split into a page per module and a list of them. */
final class ModulePages {
    /** The path of the document. */
    static final String PATH = "docs/lua.md";

    private static final String FOLDER = "docs/lua/";

    /** The pages by the anchors of their headings in the document. */
    private final Map<String, Document> pages = new LinkedHashMap<>();

    private final Document list;

    ModulePages(String text) {
        String[] sections = text.split("(?m)^## ");
        StringBuilder lines = new StringBuilder(sections[0]);
        for (int i = 1; i < sections.length; i++) {
            Document page = page(sections[i]);
            lines.append("- [%s](lua/%s)".formatted(page.title(), page.path().substring(FOLDER.length())));
            lines.append(" – ").append(firstSentence(sections[i])).append('\n');
        }
        list = Document.of(PATH, lines.toString());
    }

    private Document page(String section) {
        Document heading = Document.of("", "# " + section.lines().findFirst().orElse(""));
        String anchor = heading.root().getFirstChild() instanceof Heading first ? Document.anchor(first) : "";
        Document page = Document.of(FOLDER + anchor + ".md", "# " + section.replaceAll("(?m)^### ", "## "));
        pages.put(anchor, page);
        return page;
    }

    private static String firstSentence(String section) {
        String about = section.lines().skip(2).findFirst().orElse("");
        return about.replaceFirst("(?<=[.]) .*", "");
    }

    Document list() {
        return list;
    }

    List<Document> pages() {
        return List.copyOf(pages.values());
    }

    /** Returns the page to which a link into the document now leads. */
    String target(String anchor) {
        Document page = pages.get(anchor);
        return page == null ? PATH : page.path();
    }

    /** Returns the part of the table of contents that lists the pages. */
    TableOfContents.Part part() {
        List<TableOfContents.Entry> entries = new ArrayList<>();
        for (Document page : pages()) entries.add(new TableOfContents.Entry(page.path(), page.title()));
        return new TableOfContents.Part("Lua reference", entries);
    }
}
