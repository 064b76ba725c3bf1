package kodama.docs;

import java.util.ArrayList;
import java.util.List;

/** Adds the head, table of contents, search, and links to the previous and next page around a page's body. */
final class PageTemplate {
    private static final String HEAD = """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <title>%1$s</title>
            <link rel="icon" href="%2$sicon.png">
            <link rel="stylesheet" href="%2$ssite.css">
            <script src="%2$ssite.js" data-root="%2$s" defer></script>
            </head>
            <body>
            <a class="skip" href="#page-text">Skip to content</a>
            <header>
            <a class="name" href="%2$sindex.html"><img src="%2$sicon.png" alt="" width="32" height="32"> Kodama</a>
            <form role="search" hidden>
            <input type="search" placeholder="Search ( / )" aria-label="Search" autocomplete="off">
            </form>
            <a class="to-contents" href="#page-contents">Contents</a>
            </header>
            <div class="found" role="region" aria-label="Search results" aria-live="polite" hidden></div>
            <main id="page-text">
            """;

    private static final String END = """
            <footer>Kodama %s, written by <code>kodama docs --site</code></footer>
            </body>
            </html>
            """;

    private final TableOfContents contents;
    private final String version;

    /** The version of Kodama is printed at the bottom of each page. */
    PageTemplate(TableOfContents contents, String version) {
        this.contents = contents;
        this.version = version;
    }

    /** Returns a complete page. */
    String page(Document document, String body) {
        String place = SitePaths.of(document.path());
        String root = "../".repeat((int) place.chars().filter(c -> c == '/').count());
        String title = SyntaxHighlighter.escaped(document.title());
        String whole = title.equals("Kodama") ? title : title + " – Kodama";
        return HEAD.formatted(whole, root) + body + neighbors(document, place) + "</main>\n" + list(document, place)
                + END.formatted(SyntaxHighlighter.escaped(version));
    }

    private String neighbors(Document document, String place) {
        List<TableOfContents.Entry> all = contents.inOrder();
        List<String> paths = all.stream().map(TableOfContents.Entry::document).toList();
        int at = paths.indexOf(document.path());
        if (at < 0) return "";
        List<String> links = new ArrayList<>();
        if (at > 0) links.add(link(all.get(at - 1), place, "prev", "← "));
        if (at + 1 < all.size()) links.add(link(all.get(at + 1), place, "next", ""));
        return "<nav class=\"beside\" aria-label=\"Previous and next page\">" + String.join("\n", links) + "</nav>\n";
    }

    private static String link(TableOfContents.Entry entry, String from, String relation, String arrow) {
        String label = SyntaxHighlighter.escaped(entry.label());
        return "<a rel=\"%s\" href=\"%s\">%s%s%s</a>"
                .formatted(relation, way(from, entry), arrow, label, relation.equals("next") ? " →" : "");
    }

    private static String way(String from, TableOfContents.Entry entry) {
        return SitePaths.relative(from, SitePaths.of(entry.document()));
    }

    /** The list of all pages. Only the part with the current page, or with the page whose folder it is in, is open. */
    private String list(Document document, String place) {
        StringBuilder list = new StringBuilder("<nav id=\"page-contents\" aria-label=\"Contents\">\n");
        for (TableOfContents.Part part : contents.parts()) {
            boolean isOpen = part.entries().stream().anyMatch(entry -> isIn(document, entry));
            list.append("<details%s><summary>%s</summary>\n<ul>\n"
                    .formatted(isOpen ? " open" : "", SyntaxHighlighter.escaped(part.heading())));
            for (TableOfContents.Entry entry : part.entries()) {
                String here = entry.document().equals(document.path()) ? " aria-current=\"page\"" : "";
                list.append("<li><a href=\"%s\"%s>%s</a></li>\n"
                        .formatted(way(place, entry), here, SyntaxHighlighter.escaped(entry.label())));
            }
            list.append("</ul></details>\n");
        }
        return list.append("</nav>\n").toString();
    }

    private static boolean isIn(Document document, TableOfContents.Entry entry) {
        String folder = document.path().replaceFirst("\\.md$", "/");
        return entry.document().equals(document.path()) || entry.document().startsWith(folder);
    }
}
