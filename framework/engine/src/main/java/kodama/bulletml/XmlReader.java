package kodama.bulletml;

import java.io.IOException;
import java.io.StringReader;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.ParserConfigurationException;
import kodama.base.Utf8Decoder;
import kodama.data.UntrustedXml;
import org.jspecify.annotations.Nullable;
import org.xml.sax.Attributes;
import org.xml.sax.InputSource;
import org.xml.sax.Locator;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;
import org.xml.sax.helpers.DefaultHandler;

/**
 * Reads an XML file into {@link Element}s, each with its line.
 *
 * <p>Files may be untrusted. Most name a document type, which is never loaded, nor is any other external resource, and
 * the expansion of entities is limited.
 *
 * @see <a href="https://docs.oracle.com/en/java/javase/17/security/java-api-xml-processing-jaxp-security-guide.html">
 *     JAXP security guide</a>
 */
final class XmlReader extends DefaultHandler {
    private static final int MAX_BYTES = 1 << 20;
    private static final int MAX_DEPTH = 200;

    private final String file;
    private final Deque<Element> open = new ArrayDeque<>();
    private @Nullable Locator locator;
    private @Nullable Element root;

    private XmlReader(String file) {
        this.file = file;
    }

    /**
     * Reads a file.
     *
     * @return its root element
     * @throws BulletmlException if it is not XML, is too large, or is nested too deeply
     */
    static Element read(String file, byte[] content) {
        if (content.length > MAX_BYTES)
            throw new BulletmlException(file, "it must have at most " + MAX_BYTES + " bytes but has " + content.length);
        XmlReader reader = new XmlReader(file);
        reader.parse(XmlText.of(content));
        if (reader.root == null) throw new BulletmlException(file, "it is empty");
        return reader.root;
    }

    private void parse(String text) {
        if (text.isBlank()) throw new BulletmlException(file, "it is empty");
        try {
            UntrustedXml.parser(MAX_DEPTH).parse(new InputSource(new StringReader(text)), this);
        } catch (SAXParseException broken) {
            throw new BulletmlException(
                    file, Math.max(1, broken.getLineNumber()), "it is not XML (" + broken.getMessage() + ")");
        } catch (SAXException | ParserConfigurationException | IOException broken) {
            throw new BulletmlException(file, line(), "it is not XML (" + broken.getMessage() + ")");
        }
    }

    @Override
    public void setDocumentLocator(Locator given) {
        locator = given;
    }

    private int line() {
        return locator == null ? 1 : Math.max(1, locator.getLineNumber());
    }

    /** Resolves every external resource to an empty one. */
    @Override
    public InputSource resolveEntity(@Nullable String publicId, @Nullable String systemId) {
        return new InputSource(new StringReader(""));
    }

    @Override
    public void startElement(String uri, String localName, String name, Attributes attributes) {
        Element element = new Element(withoutPrefix(name), line());
        if (open.size() == MAX_DEPTH)
            throw new BulletmlException(file, line(), "elements are nested more than " + MAX_DEPTH + " deep");
        for (int i = 0; i < attributes.getLength(); i++) element.set(attributes.getQName(i), attributes.getValue(i));
        if (open.isEmpty()) root = element;
        else open.getLast().add(element);
        open.addLast(element);
    }

    private static String withoutPrefix(String name) {
        return name.substring(name.indexOf(':') + 1);
    }

    @Override
    public void endElement(String uri, String localName, String name) {
        open.removeLast();
    }

    @Override
    public void characters(char[] letters, int start, int length) {
        if (!open.isEmpty()) open.getLast().write(letters, start, length);
    }
    // the default handler prints nothing: fatalError throws, error and warning are ignored

    /**
     * Decodes the bytes of an XML file, without its XML declaration.
     *
     * <p>Many files are old and Japanese: some declare an encoding that this Java runtime does not have, since packaged
     * runtimes omit some; others declare none and are not UTF-8. Then each byte becomes one character: comments are
     * garbled, but tags, numbers and labels, which are ASCII, stay intact.
     */
    private static final class XmlText {
        private static final Pattern DECLARATION = Pattern.compile("\\A\\s*<\\?xml\\s[^>]*\\?>");
        private static final Pattern ENCODING = Pattern.compile("encoding\\s*=\\s*[\"']([\\w.:-]+)[\"']");
        private static final char BYTE_ORDER_MARK = '\uFEFF';

        private XmlText() {}

        static String of(byte[] content) {
            String text = decoded(content);
            if (text.indexOf(BYTE_ORDER_MARK) == 0) text = text.substring(1);
            Matcher declaration = DECLARATION.matcher(text);
            if (!declaration.find()) return text;
            return "\n".repeat((int) declaration.group().lines().count() - 1) + text.substring(declaration.end());
        }

        private static String decoded(byte[] content) {
            String text = strictly(content, Utf8Decoder.isUtf16(content) ? StandardCharsets.UTF_16 : declared(content));
            if (text == null) text = strictly(content, StandardCharsets.UTF_8);
            return text == null ? new String(content, StandardCharsets.ISO_8859_1) : text;
        }

        private static Charset declared(byte[] content) {
            String start = new String(content, 0, Math.min(content.length, 200), StandardCharsets.ISO_8859_1);
            Matcher declaration = DECLARATION.matcher(start);
            Matcher encoding = ENCODING.matcher(declaration.find() ? declaration.group() : "");
            return encoding.find() ? named(encoding.group(1)) : StandardCharsets.UTF_8;
        }

        private static Charset named(String name) {
            return Charset.isSupported(name) ? Charset.forName(name) : StandardCharsets.ISO_8859_1;
        }

        private static @Nullable String strictly(byte[] content, Charset charset) {
            try {
                return charset.newDecoder().decode(ByteBuffer.wrap(content)).toString();
            } catch (CharacterCodingException broken) {
                return null;
            }
        }
    }

    /** An element of an XML file. */
    static final class Element {
        private final String name;
        private final int line;
        private final Map<String, String> attributes = new LinkedHashMap<>(4);
        private final List<Element> children = new ArrayList<>(4);
        private final StringBuilder text = new StringBuilder(0);

        Element(String name, int line) {
            this.name = name;
            this.line = line;
        }

        void set(String attribute, String value) {
            attributes.put(attribute, value);
        }

        void add(Element child) {
            children.add(child);
        }

        void write(char[] letters, int start, int length) {
            text.append(letters, start, length);
        }

        String name() {
            return name;
        }

        boolean is(String wanted) {
            return name.equals(wanted);
        }

        /** The line where it begins, from 1. */
        int line() {
            return line;
        }

        @Nullable
        String attribute(String wanted) {
            return attributes.get(wanted);
        }

        List<Element> children() {
            return children;
        }

        /** Its text without that of its children. */
        String text() {
            return text.toString();
        }
    }
}
