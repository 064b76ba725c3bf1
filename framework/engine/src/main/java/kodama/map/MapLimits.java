package kodama.map;

/** Counts what the files of a map contain, so that a hostile one is refused before it takes too much memory or time. */
final class MapLimits {
    /** Most tiles of a side. */
    static final int SIDE = 1 << 20;

    /** Most tiles of all layers together. */
    static final int TILES = 16 << 20;

    /** Most elements, their attributes, and what templates and tilesets add to them again. */
    static final int VALUES = 1_000_000;

    private long tiles;
    private long values;

    /** Counts values of a file. */
    void addValues(String file, long more) {
        values += more;
        if (values > VALUES)
            throw new MapException(file, "", "a map must have at most " + VALUES + " elements and attributes in all");
    }

    /** Counts the tiles of a layer or chunk and returns their number. */
    int addTiles(String file, String place, long width, long height) {
        tiles += width * height;
        if (tiles <= TILES) return (int) (width * height);
        throw new MapException(file, place, "the map must have at most " + TILES + " tiles but has at least " + tiles);
    }
}
