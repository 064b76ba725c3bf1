package kodama.ground;

/** Finds where a circle of whole pixels is free of walls. Places are those of its first column and row. */
final class RoundBody {
    /** Largest diameter, in pixels. */
    static final int LARGEST = 128;
    /** Number of cells that count as one step. */
    private static final int CELLS_OF_STEP = 16;

    private final GroundPixels pixels;
    private int diameter;
    /** For each row, how many pixels of the square around the circle are not in it, on each side. */
    private int[] insets = {};
    /** The insets of each diameter, once they were needed. */
    private final int[][] known = new int[LARGEST + 1][];

    private int work;
    /** The work of {@link #pixels} up to the last call of {@link #takeWork}. */
    private long taken;

    RoundBody(Ground ground) {
        pixels = new GroundPixels(ground, new Platforms());
    }

    int diameter() {
        return diameter;
    }

    void begin(int diameter) {
        if (this.diameter == diameter) return;
        this.diameter = diameter;
        if (known[diameter] == null) known[diameter] = newInsets();
        insets = known[diameter];
    }

    private int[] newInsets() {
        int[] made = new int[diameter];
        for (int row = 0; row < diameter; row++) made[row] = inset(row);
        return made;
    }

    private int inset(int row) {
        int y = 2 * row + 1 - diameter;
        int inset = 0;
        for (int x = 1 - diameter; x * x + y * y > diameter * diameter; x += 2) inset++;
        return inset;
    }

    boolean isFree(int left, int top) {
        work++;
        if (!pixels.hasWall(left, top, left + diameter - 1, top + diameter - 1)) return true;
        for (int row = 0; row < diameter; row++) {
            int inset = insets[row];
            if (pixels.hasWall(left + inset, top + row, left + diameter - 1 - inset, top + row)) return false;
        }
        return true;
    }

    /** Returns the work since the last call, in steps. */
    int takeWork() {
        long cells = pixels.work() - taken;
        taken = pixels.work();
        int steps = work + (int) Math.min(Integer.MAX_VALUE / 4, cells / CELLS_OF_STEP);
        work = 0;
        return steps;
    }
}
