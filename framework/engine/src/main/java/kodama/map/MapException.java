package kodama.map;

/** A map that cannot be read; the message names the file and the place in it. */
public final class MapException extends RuntimeException {
    private static final long serialVersionUID = 1;

    MapException(String file, String place, String problem) {
        super(file + ": " + (place.isEmpty() ? "" : place + ": ") + problem);
    }
}
