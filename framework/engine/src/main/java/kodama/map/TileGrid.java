package kodama.map;

/**
 * The tiles of a layer: numbers with four flip bits, kept in blocks so that empty regions cost nothing. Its bounds are
 * fixed: those of its blocks of 16 × 16 tiles.
 */
public final class TileGrid {
    public static final int FLIPPED_X = 0x8000_0000;
    public static final int FLIPPED_Y = 0x4000_0000;
    /** Mirrored at the diagonal before the other flips; on hexagonal maps, turned by 60°. */
    public static final int FLIPPED_DIAGONALLY = 0x2000_0000;
    /** Turned by 120°; on hexagonal maps only. */
    public static final int TURNED_120 = 0x1000_0000;
    /** The bits of a tile's number. */
    public static final int NUMBER = 0x0FFF_FFFF;

    private static final int SHIFT = 4;
    private static final int SIDE = 1 << SHIFT;

    private final int blockX;
    private final int blockY;
    private final int columns;
    private final int rows;
    private final int[][] blocks;

    /** Makes an empty grid for the tiles from (x, y) up to, excluding, (right, bottom). */
    TileGrid(int x, int y, int right, int bottom) {
        blockX = x >> SHIFT;
        blockY = y >> SHIFT;
        columns = (right + SIDE - 1 >> SHIFT) - blockX;
        rows = (bottom + SIDE - 1 >> SHIFT) - blockY;
        blocks = new int[columns * rows][];
    }

    /** Returns a tile with its flip bits; 0 for none. */
    public int at(int x, int y) {
        int column = (x >> SHIFT) - blockX;
        int row = (y >> SHIFT) - blockY;
        if (column < 0 || row < 0 || column >= columns || row >= rows) return 0;
        int[] block = blocks[row * columns + column];
        return block == null ? 0 : block[index(x, y)];
    }

    /** Returns whether a place is within the bounds, so that a tile can be set there. */
    public boolean contains(int x, int y) {
        int column = (x >> SHIFT) - blockX;
        int row = (y >> SHIFT) - blockY;
        return column >= 0 && row >= 0 && column < columns && row < rows;
    }

    /**
     * Sets a tile with its flip bits; 0 removes it.
     *
     * @throws IndexOutOfBoundsException if the place is not within the bounds
     */
    public void set(int x, int y, int tile) {
        if (!contains(x, y)) throw new IndexOutOfBoundsException("tile " + x + "," + y + " is outside the layer");
        int at = ((y >> SHIFT) - blockY) * columns + (x >> SHIFT) - blockX;
        if (blocks[at] == null) blocks[at] = new int[SIDE * SIDE];
        blocks[at][index(x, y)] = tile;
    }

    private static int index(int x, int y) {
        return (y & SIDE - 1) << SHIFT | x & SIDE - 1;
    }
}
