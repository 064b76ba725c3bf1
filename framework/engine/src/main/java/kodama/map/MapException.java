package kodama.map;

/** A map that cannot be read; the message names the file and the place in it. */
public final class MapException extends RuntimeException {
    private static final long serialVersionUID = 1;

    /**
     * Creates an exception.
     *
     * @param place the layer, tile or object; empty for the whole file
     */
    public MapException(String file, String place, String problem) {
        super(file + ": " + (place.isEmpty() ? "" : place + ": ") + problem);
    }

    /** Returns a value in quotes, of a long one the beginning. */
    static String quoted(String value) {
        return "\"" + (value.length() <= 60 ? value : value.substring(0, 60) + "…") + "\"";
    }
}
