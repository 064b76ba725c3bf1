package kodama.docs;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.BulletList;
import org.commonmark.node.Code;
import org.commonmark.node.Heading;
import org.commonmark.node.HtmlInline;
import org.commonmark.node.ListItem;
import org.commonmark.node.Node;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;

/**
 * A parsed document.
 *
 * @param path its path in the project
 * @param root root of its syntax tree
 */
record Document(String path, Node root) {
    static final Parser PARSER =
            Parser.builder().extensions(List.of(TablesExtension.create())).build();

    /** Folder of the Lua reference, in which each list item describes a function or field and has an anchor. */
    private static final String REFERENCE = "docs/lua/";

    /**
     * A section with its text, for the search.
     *
     * @param anchor empty for the beginning of the document
     */
    record Section(String heading, String anchor, String text) {}

    static Document of(String path, String text) {
        return new Document(path, PARSER.parse(text));
    }

    String title() {
        for (Node node = root.getFirstChild(); node != null; node = node.getNext())
            if (node instanceof Heading heading && heading.getLevel() == 1) return plainText(heading);
        return path;
    }

    /** The anchor of a heading, built as GitHub does. */
    static String anchor(Heading heading) {
        return plainText(heading)
                .toLowerCase(Locale.ROOT)
                .replaceAll("[^\\p{L}\\p{N} _-]", "")
                .replace(' ', '-');
    }

    /** The anchor of a list item in the Lua reference: the function or field it describes; empty for none. */
    String anchor(ListItem item) {
        if (!path.startsWith(REFERENCE) || item.getFirstChild() == null) return "";
        Node first = item.getFirstChild().getFirstChild();
        return first instanceof Code code ? code.getLiteral().replaceFirst("^(\\w+(?:[.:]\\w+)?).*", "$1") : "";
    }

    /** All sections, for the search. */
    List<Section> sections() {
        List<Section> sections = new ArrayList<>();
        StringBuilder text = new StringBuilder();
        String heading = title();
        String anchor = "";
        for (Node node = root.getFirstChild(); node != null; node = node.getNext()) {
            if (node instanceof Heading next) {
                if (!text.isEmpty())
                    sections.add(new Section(heading, anchor, text.toString().strip()));
                text.setLength(0);
                heading = plainText(next);
                anchor = next.getLevel() == 1 ? "" : anchor(next);
            } else if (node instanceof BulletList list && path.startsWith(REFERENCE)) {
                addItems(list, sections);
            } else {
                text.append(plainText(node)).append(' ');
            }
        }
        if (!text.isEmpty())
            sections.add(new Section(heading, anchor, text.toString().strip()));
        return sections;
    }

    private void addItems(BulletList list, List<Section> sections) {
        for (Node node = list.getFirstChild(); node != null; node = node.getNext())
            if (node instanceof ListItem item) sections.add(new Section(anchor(item), anchor(item), plainText(item)));
    }

    /** The text below a node, without code blocks and HTML. */
    static String plainText(Node node) {
        StringBuilder words = new StringBuilder();
        node.accept(new AbstractVisitor() {
            @Override
            public void visit(Text text) {
                add(text, text.getLiteral());
            }

            @Override
            public void visit(Code code) {
                add(code, code.getLiteral());
            }

            private void add(Node part, String literal) {
                if (part.getPrevious() == null && !words.isEmpty()) words.append(' ');
                words.append(literal);
            }

            @Override
            public void visit(HtmlInline lineBreakOrKey) {
                words.append(lineBreakOrKey.getLiteral().equals("<br>") ? " " : "");
            }

            @Override
            public void visit(SoftLineBreak lineBreak) {
                words.append(' ');
            }
        });
        return words.toString();
    }
}
