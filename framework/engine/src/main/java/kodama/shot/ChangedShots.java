package kodama.shot;

/**
 * The shots that targets have changed while they were hit: their positions, paths, sizes or groups. Those that are
 * tested later in the same tick are tested as they are then.
 */
final class ChangedShots {
    /** Number of changed shots beyond which it takes less time to look at all shots again. */
    private static final int MOST = 16;

    private final int[] shots = new int[MOST];
    private int count;

    /** Adds a shot. */
    void add(int shot) {
        if (count < MOST) shots[count] = shot;
        if (count <= MOST) count++;
    }

    void clear() {
        count = 0;
    }

    int count() {
        return count;
    }

    /** Returns whether there are more than those that are known. */
    boolean isTooMany() {
        return count > MOST;
    }

    int get(int number) {
        return shots[number];
    }
}
