package kodama.map;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayDeque;
import java.util.Deque;
import javax.xml.XMLConstants;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.parsers.SAXParser;
import javax.xml.parsers.SAXParserFactory;
import org.jspecify.annotations.Nullable;
import org.xml.sax.Attributes;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;
import org.xml.sax.helpers.DefaultHandler;

/** Reads an XML file of Tiled; a document type is refused, since Tiled writes none. */
final class MapXml extends DefaultHandler {
    private static final int MAX_DEPTH = 100;

    private final String file;
    private final Deque<MapNode> open = new ArrayDeque<>();
    private @Nullable MapNode root;

    private MapXml(String file) {
        this.file = file;
    }

    static MapNode read(String file, byte[] content) {
        MapXml reader = new MapXml(file);
        try {
            parser().parse(new InputSource(new ByteArrayInputStream(content)), reader);
        } catch (SAXParseException broken) {
            throw new MapException(
                    file, "line " + broken.getLineNumber(), "it is not XML (" + broken.getMessage() + ")");
        } catch (SAXException | ParserConfigurationException | IOException broken) {
            throw new MapException(file, "", "it is not XML (" + broken.getMessage() + ")");
        }
        if (reader.root == null) throw new MapException(file, "", "it is empty");
        return reader.root;
    }

    private static SAXParser parser() throws ParserConfigurationException, SAXException {
        SAXParserFactory factory = SAXParserFactory.newDefaultInstance();
        factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
        factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
        factory.setFeature("http://xml.org/sax/features/external-general-entities", false);
        factory.setFeature("http://xml.org/sax/features/external-parameter-entities", false);
        SAXParser parser = factory.newSAXParser();
        parser.setProperty(XMLConstants.ACCESS_EXTERNAL_DTD, "");
        parser.setProperty(XMLConstants.ACCESS_EXTERNAL_SCHEMA, "");
        parser.setProperty("http://www.oracle.com/xml/jaxp/properties/maxElementDepth", "" + (MAX_DEPTH + 1));
        return parser;
    }

    @Override
    public InputSource resolveEntity(@Nullable String publicId, @Nullable String systemId) {
        return new InputSource(new StringReader(""));
    }

    @Override
    public void startElement(String uri, String localName, String name, Attributes given) {
        if (open.size() == MAX_DEPTH)
            throw new MapException(file, "", "elements are nested more than " + MAX_DEPTH + " deep");
        MapNode node = new MapNode(file, name);
        for (int i = 0; i < given.getLength(); i++) node.attributes.put(given.getQName(i), given.getValue(i));
        if (open.isEmpty()) root = node;
        else open.getLast().children.add(node);
        open.addLast(node);
    }

    @Override
    public void endElement(String uri, String localName, String name) {
        open.removeLast();
    }

    @Override
    public void characters(char[] letters, int start, int length) {
        if (!open.isEmpty()) open.getLast().text.append(letters, start, length);
    }
}
