package kodama.map;

import kodama.base.PrintableText;

/**
 * A map that cannot be read; the message is one line that names the file and the place in it. Line breaks and control
 * characters in names of the map are escaped.
 */
public final class MapException extends RuntimeException {
    private static final long serialVersionUID = 1;

    /**
     * Creates an exception.
     *
     * @param place the layer, tile or object; empty for the whole file
     */
    public MapException(String file, String place, String problem) {
        super(PrintableText.line(file + ": " + (place.isEmpty() ? "" : place + ": ") + problem));
    }

    /** Returns a value in quotes, of a long one the beginning. */
    static String quoted(String value) {
        if (value.length() <= 60) return "\"" + value + "\"";
        return "\"" + value.substring(0, Character.isHighSurrogate(value.charAt(59)) ? 59 : 60) + "…\"";
    }
}
