package kodama.draw;

import kodama.base.Checks;

/**
 * A picture divided into a grid of equal cells, numbered from 0, from left to right and top to bottom.
 *
 * <p>Incomplete columns and rows are ignored. Immutable.
 */
public final class SpriteSheet {
    private final Image whole;
    private final Image[] frames;
    // In pixels of the picture
    private final int cellWidth;
    private final int cellHeight;

    /**
     * Divides a picture.
     *
     * @param cellWidth width of a cell; in pixels, at least 1 and at most the picture's width
     * @param cellHeight height of a cell; in pixels, at least 1 and at most the picture's height
     * @throws IllegalArgumentException if a cell is empty or larger than the picture
     */
    public SpriteSheet(Image image, int cellWidth, int cellHeight) {
        this.whole = image;
        this.cellWidth = Checks.between("cell width of sheet '" + image.name() + "'", cellWidth, 1, image.width());
        this.cellHeight = Checks.between("cell height of sheet '" + image.name() + "'", cellHeight, 1, image.height());
        this.frames = cut();
    }

    /** Creates a sheet whose only cell is the whole picture. */
    public static SpriteSheet of(Image image) {
        return new SpriteSheet(image, image.width(), image.height());
    }

    private Image[] cut() {
        int columns = whole.width() / cellWidth;
        Image[] cells = new Image[columns * (whole.height() / cellHeight)];
        if (cells.length == 1 && whole.width() == cellWidth && whole.height() == cellHeight) return new Image[] {whole};
        for (int i = 0; i < cells.length; i++)
            cells[i] = whole.part(i % columns * cellWidth, i / columns * cellHeight, cellWidth, cellHeight);
        return cells;
    }

    /**
     * Returns a cell.
     *
     * @param index index of the cell, from 0
     * @return the cell's picture
     * @throws IllegalArgumentException if there is no such cell
     */
    public Image frame(int index) {
        if (index >= 0 && index < frames.length) return frames[index];
        throw new IllegalArgumentException(
                "sheet '" + whole.name() + "' has " + frames.length + " frames; there is no index " + index);
    }

    /** Returns the number of cells, at least 1. */
    public int count() {
        return frames.length;
    }

    /** Returns the whole picture. */
    public Image whole() {
        return whole;
    }

    /** Returns the width of a cell, in pixels. */
    public int cellWidth() {
        return cellWidth;
    }

    /** Returns the height of a cell, in pixels. */
    public int cellHeight() {
        return cellHeight;
    }
}
