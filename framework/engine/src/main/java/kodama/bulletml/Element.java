package kodama.bulletml;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** An element of an XML file, as it is read. */
final class Element {
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

    /** Where it begins; from 1. */
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

    /** What stands in it besides its children. */
    String text() {
        return text.toString();
    }
}
