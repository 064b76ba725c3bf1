package kodama.draw;

import kodama.geom.CellLayout;
import org.jspecify.annotations.Nullable;

/** Tiles in the cells of a grid, drawn by one command of a {@link DrawList}. Immutable. */
public final class TileField {
    /** The cells; any thread may read them, and they do not change. */
    public interface Cells {
        /** Returns the index of the tile in a cell; 0 if there is none. */
        int at(int column, int row);
    }

    final CellLayout layout;
    final Cells cells;
    final @Nullable TileImage[] tiles;
    // The cells that may have tiles; right and bottom excluded
    final int left;
    final int top;
    final int right;
    final int bottom;
    final boolean drawsLeft;
    final boolean drawsUp;
    // How far tiles reach from their cells
    final int reachLeft;
    final int reachTop;
    final int reachRight;
    final int reachBottom;
    // Size of the largest tile
    private final int widest;
    private final int highest;

    /**
     * Makes a field.
     *
     * @param tiles the tile of each index; null for none; must not change
     * @param left first column
     * @param top first row
     * @param right column after the last
     * @param bottom row after the last
     * @param drawsLeft whether, in a square grid, the cells of a row are drawn from the right to the left
     * @param drawsUp whether, in a square grid, rows are drawn from the bottom to the top
     */
    public TileField(
            CellLayout layout,
            Cells cells,
            @Nullable TileImage[] tiles,
            int left,
            int top,
            int right,
            int bottom,
            boolean drawsLeft,
            boolean drawsUp) {
        this.layout = layout;
        this.cells = cells;
        this.tiles = tiles;
        this.left = left;
        this.top = top;
        this.right = right;
        this.bottom = bottom;
        this.drawsLeft = drawsLeft;
        this.drawsUp = drawsUp;
        int minX = 0;
        int minY = 0;
        int maxX = 0;
        int maxY = 0;
        int wide = 0;
        int high = 0;
        for (TileImage each : tiles) {
            if (each == null) continue;
            minX = Math.min(minX, each.left);
            minY = Math.min(minY, each.top);
            maxX = Math.max(maxX, each.left + each.width);
            maxY = Math.max(maxY, each.top + each.height);
            wide = Math.max(wide, each.width);
            high = Math.max(high, each.height);
        }
        reachLeft = minX;
        reachTop = minY;
        reachRight = maxX;
        reachBottom = maxY;
        widest = wide;
        highest = high;
    }

    /** Returns whether the tiles of the indexes are those of this array. */
    public boolean has(@Nullable TileImage[] tiles) {
        return this.tiles == tiles;
    }

    /**
     * Returns an upper bound of the pixels that drawing takes, with 16 more for each cell that is looked at.
     *
     * @param width width of the picture to draw on
     * @param height height of the picture to draw on
     */
    public double work(double width, double height) {
        double columns = (width + reachRight - reachLeft) / layout.stepX() + 2;
        double rows = (height + reachBottom - reachTop) / layout.stepY() + 2;
        double visible = layout.kind() == CellLayout.Kind.DIAMOND ? 2 * columns * rows : columns * rows;
        double count = Math.min(visible, (double) (right - left) * (bottom - top));
        return count * (16 + Math.min(width, widest) * Math.min(height, highest));
    }
}
