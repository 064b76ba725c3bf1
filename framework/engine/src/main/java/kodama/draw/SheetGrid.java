package kodama.draw;

/**
 * How a picture is divided into a grid of equal cells. All lengths are in pixels.
 *
 * @param width width of a cell, at least 1
 * @param height height of a cell, at least 1
 * @param margin width of the border of the picture that has no cells, on each side; at least 0
 * @param spacingX distance between two columns, at least 0
 * @param spacingY distance between two rows, at least 0
 * @param offsetX additional distance of the first column from the left, at least 0
 * @param offsetY additional distance of the first row from the top, at least 0
 */
public record SheetGrid(int width, int height, int margin, int spacingX, int spacingY, int offsetX, int offsetY) {
    /** Creates a grid whose cells touch each other and the edges of the picture. */
    public static SheetGrid of(int width, int height) {
        return new SheetGrid(width, height, 0, 0, 0, 0, 0);
    }

    /** Returns whether cells touch each other and the edges of the picture. */
    public boolean isPlain() {
        return equals(of(width, height));
    }

    /** Returns whether a picture contains at least one cell. */
    public boolean fits(Image image) {
        return columns(image) > 0 && rows(image) > 0;
    }

    int columns(Image image) {
        return count(image.width() - offsetX - 2L * margin, width, spacingX);
    }

    int rows(Image image) {
        return count(image.height() - offsetY - 2L * margin, height, spacingY);
    }

    private static int count(long room, int side, int spacing) {
        return room < side ? 0 : (int) ((room + spacing) / ((long) side + spacing));
    }

    int left(int column) {
        return margin + offsetX + column * (width + spacingX);
    }

    int top(int row) {
        return margin + offsetY + row * (height + spacingY);
    }
}
