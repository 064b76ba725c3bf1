package kodama.map;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayDeque;
import java.util.Deque;
import javax.xml.parsers.ParserConfigurationException;
import kodama.data.UntrustedXml;
import org.jspecify.annotations.Nullable;
import org.xml.sax.Attributes;
import org.xml.sax.InputSource;
import org.xml.sax.Locator;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;
import org.xml.sax.helpers.DefaultHandler;

/**
 * Reads an XML file of Tiled. Files may be untrusted: old ones name a document type, which is never loaded, nor is any
 * other external resource, and the expansion of entities is limited.
 */
final class MapXml extends DefaultHandler {
    private static final int MAX_DEPTH = 100;

    private final String file;
    private final MapLimits limits;
    private final Deque<MapNode> open = new ArrayDeque<>();
    private @Nullable MapNode root;
    private @Nullable Locator locator;
    /** Number of open elements within the tiles of a layer that are not stored. */
    private int skipped;

    private MapXml(String file, MapLimits limits) {
        this.file = file;
        this.limits = limits;
    }

    static MapNode read(String file, byte[] content, MapLimits limits) {
        MapXml reader = new MapXml(file, limits);
        try {
            UntrustedXml.parser(MAX_DEPTH).parse(new InputSource(new ByteArrayInputStream(content)), reader);
        } catch (SAXParseException broken) {
            throw reader.failure(broken.getLineNumber(), broken);
        } catch (SAXException | ParserConfigurationException | IOException broken) {
            throw reader.failure(reader.locator == null ? 1 : reader.locator.getLineNumber(), broken);
        }
        if (reader.root == null) throw new MapException(file, "", "it is empty");
        return reader.root;
    }

    private MapException failure(int line, Exception broken) {
        return new MapException(file, "line " + Math.max(1, line), "it is not XML (" + broken.getMessage() + ")");
    }

    @Override
    public void setDocumentLocator(Locator given) {
        locator = given;
    }

    /** Resolves every external resource to an empty one. */
    @Override
    public InputSource resolveEntity(@Nullable String publicId, @Nullable String systemId) {
        return new InputSource(new StringReader(""));
    }

    @Override
    public void startElement(String uri, String localName, String name, Attributes given) {
        MapNode parent = open.peekLast();
        if (parent != null && name.equals("chunk")) parent.tiles = null; // the tiles are in the chunks
        if (skipped > 0 || parent != null && parent.tiles != null) {
            if (skipped++ == 0 && parent != null) addTile(parent, name, given);
            return;
        }
        if (open.size() == MAX_DEPTH)
            throw new MapException(file, "", "elements are nested more than " + MAX_DEPTH + " deep");
        limits.addValues(file, 1 + given.getLength());
        MapNode node = new MapNode(file, name);
        for (int i = 0; i < given.getLength(); i++) node.attributes.put(given.getQName(i), given.getValue(i));
        if (parent == null) root = node;
        else parent.children.add(node);
        open.addLast(node);
        beginTiles(node, parent);
    }

    /** A layer's data has its tiles, or chunks that have them. */
    private void beginTiles(MapNode node, @Nullable MapNode parent) {
        if (parent == null) return;
        boolean isChunk = node.name.equals("chunk") && parent.name.equals("data");
        if (isChunk) {
            node.attributes.put("encoding", parent.text("encoding", ""));
            node.attributes.put("compression", parent.text("compression", ""));
            node.beginTiles(layer(), node, limits);
        } else if (node.name.equals("data") && parent.name.equals("layer") && !isInfinite())
            node.beginTiles(parent, parent, limits);
    }

    private MapNode layer() {
        for (MapNode each : open) if (each.name.equals("layer")) return each;
        return open.getFirst();
    }

    private boolean isInfinite() {
        return root != null && root.flag("infinite", false);
    }

    private void addTile(MapNode parent, String name, Attributes given) {
        if (!name.equals("tile") || parent.tiles == null) return;
        if (!parent.text("encoding", "").isEmpty()) return;
        String number = given.getValue("gid");
        parent.tiles.add(number == null ? 0 : layer().tile(number));
    }

    @Override
    public void endElement(String uri, String localName, String name) {
        if (skipped > 0) {
            skipped--;
            return;
        }
        MapNode node = open.removeLast();
        if (node.tiles == null) return;
        switch (node.text("encoding", "")) {
            case "" -> {}
            case "csv" -> node.tiles.endDecimal();
            case "base64" -> {
                node.tiles.addBase64(node.text == null ? "" : node.text, node.text("compression", ""));
                node.text = null;
            }
            default -> throw layer().failure("encoding " + MapNode.cut(node.text("encoding", "")) + " is unknown");
        }
    }

    @Override
    public void characters(char[] letters, int start, int length) {
        MapNode node = open.peekLast();
        if (node == null || skipped > 0) return;
        if (node.tiles != null && node.text("encoding", "").equals("csv"))
            node.tiles.addDecimal(letters, start, length);
        else if (node.text != null || !isBlank(letters, start, length)) {
            if (node.text == null) node.text = new StringBuilder();
            node.text.append(letters, start, length);
        }
    }

    private static boolean isBlank(char[] letters, int start, int length) {
        for (int i = start; i < start + length; i++) if (letters[i] > ' ') return false;
        return true;
    }
}
