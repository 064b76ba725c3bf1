package kodama.data;

import javax.xml.XMLConstants;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.parsers.SAXParser;
import javax.xml.parsers.SAXParserFactory;
import org.xml.sax.SAXException;

/** Parsers for XML of strangers: external resources are not loaded, and the expansion of entities is limited. */
public final class UntrustedXml {
    private static final String LIMITS = "http://www.oracle.com/xml/jaxp/properties/";
    private static final String FEATURES = "http://xml.org/sax/features/";

    private UntrustedXml() {}

    /**
     * Creates a parser.
     *
     * @param maxDepth how deep its handler lets elements be nested
     */
    public static SAXParser parser(int maxDepth) throws ParserConfigurationException, SAXException {
        SAXParserFactory factory = SAXParserFactory.newDefaultInstance();
        factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
        factory.setFeature(FEATURES + "external-general-entities", false);
        factory.setFeature(FEATURES + "external-parameter-entities", false);
        factory.setFeature("http://apache.org/xml/features/nonvalidating/load-external-dtd", false);
        SAXParser parser = factory.newSAXParser();
        parser.setProperty(XMLConstants.ACCESS_EXTERNAL_DTD, "");
        parser.setProperty(XMLConstants.ACCESS_EXTERNAL_SCHEMA, "");
        parser.setProperty(LIMITS + "entityExpansionLimit", "1000");
        parser.setProperty(LIMITS + "totalEntitySizeLimit", "1000000");
        parser.setProperty(LIMITS + "maxElementDepth", Integer.toString(maxDepth + 1)); // newer Java defaults to less
        return parser;
    }
}
