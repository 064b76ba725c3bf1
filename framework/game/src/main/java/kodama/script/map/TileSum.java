package kodama.script.map;

/** The number of tiles that scripts have set on some maps, and a hash of them that does not depend on their order. */
final class TileSum {
    private long count;
    private long hash;

    void add(long moreTiles, long moreHash) {
        count += moreTiles;
        hash += moreHash;
    }

    void reset() {
        count = 0;
        hash = 0;
    }

    long count() {
        return count;
    }

    long hash() {
        return hash;
    }
}
