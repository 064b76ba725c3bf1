package kodama.shot.pattern;

import kodama.base.Checks;

/**
 * A line across the direction with a gap to slip through.
 *
 * @param places how many shots a wall without a gap has; at least 1
 * @param width from the first to the last; in virtual pixels
 * @param gap how many are left out; from 0 to places - 1
 * @param at number of the first that is left out, from 0 to places - gap; -1 for anywhere, by chance
 */
public record WallShape(int places, double width, int gap, int at) implements PatternShape {
    /** Stands for a gap that is anywhere. */
    public static final int ANYWHERE = -1;

    /** Which number of the wall its gap is; far from those of its shots. */
    private static final int GAP = -2;

    /**
     * Checks it.
     *
     * @param places how many shots a wall without a gap has; at least 1
     * @param width from the first to the last; in virtual pixels
     * @param gap how many are left out; from 0 to places - 1
     * @param at number of the first that is left out, from 0 to places - gap; -1 for anywhere, by chance
     * @throws IllegalArgumentException if a number is out of its range
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
    public void place(int i, long key, SpawnPoint spot) {
        int place = i < hole(key) ? i : i + gap;
        spot.moveSideways(width * LineShape.fraction(place, places));
    }

    private int hole(long key) {
        return at == ANYWHERE ? (int) (HashRandom.fraction(key, GAP) * (places - gap + 1)) : at;
    }

    @Override
    public boolean isRandom() {
        return at == ANYWHERE && gap > 0;
    }
}
