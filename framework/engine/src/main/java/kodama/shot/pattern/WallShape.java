package kodama.shot.pattern;

import kodama.base.Checks;

/**
 * A row across the direction with a gap to slip through.
 *
 * @param places number of shots without the gap; at least 1
 * @param width distance between the first and the last shot; in virtual pixels
 * @param gap number of missing shots; 0 to places - 1
 * @param at index of the first missing shot, 0 to places - gap; -1 for a random one
 */
public record WallShape(int places, double width, int gap, int at) implements PatternShape {
    /** A random position of the gap. */
    public static final int ANYWHERE = -1;

    /** Index of the gap among the random numbers of the wall; far from those of its shots. */
    private static final int GAP = -2;

    /**
     * Creates a wall.
     *
     * @param places number of shots without the gap; at least 1
     * @param width distance between the first and the last shot; in virtual pixels
     * @param gap number of missing shots; 0 to places - 1
     * @param at index of the first missing shot, 0 to places - gap; -1 for a random one
     * @throws IllegalArgumentException if a number is out of range
     */
    public WallShape {
        Checks.atLeast("n", places, 1);
        Checks.finite("width", width);
        Checks.between("gap", gap, 0, places - 1);
        Checks.between("at", at, ANYWHERE, places - gap);
    }

    @Override
    public int n() {
        return places - gap;
    }

    @Override
    public void place(int i, long key, SpawnPoint point) {
        int place = i < hole(key) ? i : i + gap;
        point.moveSideways(width * LineShape.fraction(place, places));
    }

    private int hole(long key) {
        return at == ANYWHERE ? (int) (HashRandom.fraction(key, GAP) * (places - gap + 1)) : at;
    }

    @Override
    public boolean isRandom() {
        return at == ANYWHERE && gap > 0;
    }
}
