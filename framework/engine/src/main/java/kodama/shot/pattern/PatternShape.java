package kodama.shot.pattern;

/**
 * The places of one level of a pattern, such as those of a fan, a ring or a row.
 *
 * <p>A custom shape:
 *
 * <pre>{@code
 * record Comb(int n) implements PatternShape {
 *     public void place(int i, long key, SpawnPoint point) {
 *         point.moveSideways(8 * i);
 *     }
 * }
 * }</pre>
 *
 * <p>Immutable.
 */
public interface PatternShape {
    /** Returns the number of places, at least 1. */
    int n();

    /**
     * Moves and turns a point from the center of the shape to one of its places.
     *
     * @param i index of the place; 0 to n - 1
     * @param key random key of the whole shape
     * @param point at the center, in the direction of the shape
     */
    void place(int i, long key, SpawnPoint point);

    /** Returns whether the places depend on the random key; false by default. */
    default boolean isRandom() {
        return false;
    }
}
