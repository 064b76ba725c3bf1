package kodama.docs;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.commonmark.ext.gfm.tables.TableBlock;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Heading;
import org.commonmark.node.HtmlBlock;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.ListItem;
import org.commonmark.node.Node;
import org.commonmark.node.Text;
import org.commonmark.renderer.NodeRenderer;
import org.commonmark.renderer.html.HtmlNodeRendererContext;
import org.commonmark.renderer.html.HtmlRenderer;
import org.commonmark.renderer.html.HtmlWriter;

/** Renders a document as the HTML body of a page. */
final class PageRenderer {
    /** Pictures up to this size show games in their own pixels and are enlarged to twice their size. */
    private static final int MAX_WIDTH = 320;

    private static final int MAX_HEIGHT = 240;

    private final Document document;
    private final LinkResolver links;

    /** Resolves the links of a page. */
    interface LinkResolver {
        /** The relative URL of a link's target; empty if the target is not part of the site. */
        String resolve(String link);

        /** The width and height of a picture, in pixels. */
        int[] size(String picture);
    }

    PageRenderer(Document document, LinkResolver links) {
        this.document = document;
        this.links = links;
    }

    String html() {
        return HtmlRenderer.builder()
                .extensions(List.of(TablesExtension.create()))
                .attributeProviderFactory(context -> (node, tag, attributes) -> complete(node, attributes))
                .nodeRendererFactory(Special::new)
                .build()
                .render(document.root());
    }

    private void complete(Node node, Map<String, String> attributes) {
        if (node instanceof Link link) {
            String way = links.resolve(link.getDestination());
            if (way.isEmpty()) attributes.remove("href");
            else attributes.put("href", way);
        } else if (node instanceof Image image) {
            int[] size = links.size(image.getDestination());
            int times = size[0] <= MAX_WIDTH && size[1] <= MAX_HEIGHT ? 2 : 1;
            attributes.put("src", links.resolve(image.getDestination()));
            attributes.put("width", String.valueOf(times * size[0]));
            attributes.put("height", String.valueOf(times * size[1]));
        } else if (node instanceof TableBlock table && isOfFields(table)) {
            attributes.put("class", "fields");
        } else if (node instanceof ListItem item) {
            String anchor = document.anchor(item);
            if (!anchor.isEmpty()) attributes.put("id", anchor);
        }
    }

    /** Whether a table lists the fields of a class in the Lua reference. */
    private static boolean isOfFields(TableBlock table) {
        Node cell = table.getFirstChild().getFirstChild().getFirstChild();
        return cell != null
                && cell.getFirstChild() instanceof Text text
                && text.getLiteral().equals("field");
    }

    /** Renders headings with anchors and highlighted code, and drops comments. */
    private static final class Special implements NodeRenderer {
        private final HtmlNodeRendererContext context;
        private final HtmlWriter html;

        Special(HtmlNodeRendererContext context) {
            this.context = context;
            html = context.getWriter();
        }

        @Override
        public Set<Class<? extends Node>> getNodeTypes() {
            return Set.of(Heading.class, FencedCodeBlock.class, HtmlBlock.class);
        }

        @Override
        public void render(Node node) {
            html.line();
            if (node instanceof Heading heading) head(heading);
            else if (node instanceof FencedCodeBlock code) code(code);
            else if (node instanceof HtmlBlock block && !block.getLiteral().startsWith("<!--"))
                html.raw(block.getLiteral());
            html.line();
        }

        /** The title has no anchor: a link to it is a link to the page. */
        private void head(Heading heading) {
            String anchor = Document.anchor(heading);
            boolean isTitle = heading.getLevel() == 1;
            html.raw("<h%d%s>".formatted(heading.getLevel(), isTitle ? "" : " id=\"" + anchor + "\""));
            for (Node node = heading.getFirstChild(); node != null; node = node.getNext()) context.render(node);
            if (!isTitle)
                html.raw(" <a class=\"anchor\" href=\"#%s\" aria-label=\"Section link\">#</a>".formatted(anchor));
            html.raw("</h%d>".formatted(heading.getLevel()));
        }

        private void code(FencedCodeBlock block) {
            String language = block.getInfo();
            html.raw("<pre class=\"%s\" tabindex=\"0\"><code>".formatted(SyntaxHighlighter.escaped(language)));
            html.raw(SyntaxHighlighter.html(language, block.getLiteral()));
            html.raw("</code></pre>");
        }
    }
}
