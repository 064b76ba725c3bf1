package kodama.map;

import org.jspecify.annotations.Nullable;

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

    private final TilePalette palette;
    private Tiles tiles;
    /** Whether a reader of the tiles may be using the list of blocks, so that it is copied before it changes. */
    private boolean isShared;
    /** Blocks that are not in use by a reader; null while all are. */
    private boolean @Nullable [] own;

    /** Makes an empty grid for the tiles from (x, y) up to, excluding, (right, bottom). */
    TileGrid(TilePalette palette, int x, int y, int right, int bottom) {
        this.palette = palette;
        int columns = (right + SIDE - 1 >> SHIFT) - (x >> SHIFT);
        int rows = (bottom + SIDE - 1 >> SHIFT) - (y >> SHIFT);
        tiles = new Tiles(x >> SHIFT, y >> SHIFT, columns, rows, new char[columns * rows][]);
    }

    /** Tiles as indexes in the palette of the map. Any thread may read them. */
    public static final class Tiles {
        private final int blockX;
        private final int blockY;
        private final int columns;
        private final int rows;
        private final char[][] blocks;

        private Tiles(int blockX, int blockY, int columns, int rows, char[][] blocks) {
            this.blockX = blockX;
            this.blockY = blockY;
            this.columns = columns;
            this.rows = rows;
            this.blocks = blocks;
        }

        /** Returns the index of a tile in the palette; 0 for none. */
        public int at(int x, int y) {
            int column = (x >> SHIFT) - blockX;
            int row = (y >> SHIFT) - blockY;
            if (column < 0 || row < 0 || column >= columns || row >= rows) return 0;
            char[] block = blocks[row * columns + column];
            return block == null ? 0 : block[inBlock(x, y)];
        }

        public int left() {
            return blockX << SHIFT;
        }

        public int top() {
            return blockY << SHIFT;
        }

        /** Returns the column after the last. */
        public int right() {
            return blockX + columns << SHIFT;
        }

        /** Returns the row after the last. */
        public int bottom() {
            return blockY + rows << SHIFT;
        }
    }

    /** Returns a tile with its flip bits; 0 for none. */
    public int at(int x, int y) {
        return palette.tile(tiles.at(x, y));
    }

    /** Returns the index of a tile in the palette; 0 for none. */
    int index(int x, int y) {
        return tiles.at(x, y);
    }

    /** Returns whether a place is within the bounds, so that a tile can be set there. */
    public boolean contains(int x, int y) {
        return x >= tiles.left() && y >= tiles.top() && x < tiles.right() && y < tiles.bottom();
    }

    /**
     * Sets a tile with its flip bits; 0 removes it.
     *
     * @throws IndexOutOfBoundsException if the place is not within the bounds
     * @throws IllegalArgumentException if the map has too many different tiles
     */
    public void set(int x, int y, int tile) {
        if (!contains(x, y)) throw new IndexOutOfBoundsException("tile " + x + "," + y + " is outside the layer");
        int index = palette.index(tile);
        if (index < 0)
            throw new IllegalArgumentException("a map must have at most " + (TilePalette.MOST - 1)
                    + " different tiles, where a flipped tile is another one");
        if (isShared) copyBlocks();
        int at = ((y >> SHIFT) - tiles.blockY) * tiles.columns + (x >> SHIFT) - tiles.blockX;
        if (tiles.blocks[at] == null) tiles.blocks[at] = new char[SIDE * SIDE];
        else if (own != null && !own[at]) tiles.blocks[at] = tiles.blocks[at].clone();
        if (own != null) own[at] = true;
        tiles.blocks[at][inBlock(x, y)] = (char) index;
    }

    private void copyBlocks() {
        tiles = new Tiles(tiles.blockX, tiles.blockY, tiles.columns, tiles.rows, tiles.blocks.clone());
        own = new boolean[tiles.blocks.length];
        isShared = false;
    }

    /** Returns the tiles as they are now; they do not change when a tile is set. */
    public Tiles tiles() {
        isShared = true;
        return tiles;
    }

    private static int inBlock(int x, int y) {
        return (y & SIDE - 1) << SHIFT | x & SIDE - 1;
    }
}
