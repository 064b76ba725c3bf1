package kodama.shot.pattern;

/**
 * Where the places of one level of a pattern are: those of a fan, a ring, a line.
 *
 * <p>A shape of one's own: {@code record Comb(int n) implements PatternShape { public void place(int i, long key, SpawnPoint spot) {
 * spot.side(8 * i); } }}. Immutable.
 */
public interface PatternShape {
    /** Counts its places, at least 1. */
    int n();

    /**
     * Moves and turns from the middle of the shape to one of its places.
     *
     * @param i which; from 0 to n - 1
     * @param key of the chance of the shape as a whole
     * @param spot stands in the middle of the shape and looks along it
     */
    void place(int i, long key, SpawnPoint spot);

    /** Tells whether its places are at the mercy of chance: false unless they depend on the key. */
    default boolean isRandom() {
        return false;
    }
}
