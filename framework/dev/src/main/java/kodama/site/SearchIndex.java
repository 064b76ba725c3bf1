package kodama.site;

/**
 * What the search of the site knows: every section with its words, as a script, since pages in a folder may load
 * nothing else.
 */
final class SearchIndex {
    private final StringBuilder lines = new StringBuilder("window.kodamaSections = [\n");

    /** Adds all sections of a page. */
    void add(Document document) {
        String place = Places.of(document.path());
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
