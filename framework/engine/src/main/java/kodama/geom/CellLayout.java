package kodama.geom;

/**
 * Where the cells of a map are: in a square grid, in diamonds (isometric), or in rows or columns of which every other
 * one is shifted (staggered and hexagonal). The position of a cell is the upper left corner of the box around it.
 *
 * <p>Coordinates are in pixels and relative to the map. Immutable.
 */
public final class CellLayout {
    /** How cells are laid out. */
    public enum Kind {
        SQUARE,
        DIAMOND,
        SHIFTED_ROWS,
        SHIFTED_COLUMNS
    }

    private final Kind kind;
    private final int width;
    private final int height;
    // Distances of columns and of rows
    private final int stepX;
    private final int stepY;
    /** Distance by which a row or column is shifted; position of the first cell of a map of diamonds. */
    private final int shift;
    /** 1 if odd rows or columns are shifted, 0 if even ones are. */
    private final int parity;

    private CellLayout(Kind kind, int width, int height, int stepX, int stepY, int shift, int parity) {
        this.kind = kind;
        this.width = width;
        this.height = height;
        this.stepX = stepX;
        this.stepY = stepY;
        this.shift = shift;
        this.parity = parity;
    }

    /** Returns the layout of an orthogonal map. */
    public static CellLayout square(int width, int height) {
        return new CellLayout(Kind.SQUARE, width, height, width, height, 0, 0);
    }

    /**
     * Returns the layout of an isometric map.
     *
     * @param rows number of rows of the map, by which its first cell is moved to the right
     */
    public static CellLayout diamond(int width, int height, int rows) {
        return new CellLayout(Kind.DIAMOND, width, height, width, height, rows * width / 2, 0);
    }

    /**
     * Returns the layout of a staggered or hexagonal map.
     *
     * @param side length of the sides of hexagons that are parallel to an axis; 0 for diamonds
     * @param ofColumns whether columns are shifted, rather than rows
     * @param ofEven whether those of even number are shifted, rather than the odd ones
     */
    public static CellLayout shifted(int width, int height, int side, boolean ofColumns, boolean ofEven) {
        int parity = ofEven ? 0 : 1;
        int corner = Math.max(1, ((ofColumns ? width : height) - side) / 2);
        int half = Math.max(1, (ofColumns ? height : width) / 2);
        int step = Math.max(1, corner + side);
        int across = 2 * half;
        int along = step + corner;
        return ofColumns
                ? new CellLayout(Kind.SHIFTED_COLUMNS, along, across, step, across, half, parity)
                : new CellLayout(Kind.SHIFTED_ROWS, across, along, across, step, half, parity);
    }

    public Kind kind() {
        return kind;
    }

    /** Returns the width of the box around a cell. */
    public int width() {
        return width;
    }

    /** Returns the height of the box around a cell. */
    public int height() {
        return height;
    }

    /** Returns the distance of neighboring columns. */
    public int stepX() {
        return stepX;
    }

    /** Returns the distance of neighboring rows. */
    public int stepY() {
        return stepY;
    }

    /** Returns whether a row or column of this number is shifted. */
    public boolean isShifted(int number) {
        return (kind == Kind.SHIFTED_ROWS || kind == Kind.SHIFTED_COLUMNS) && (number & 1) == parity;
    }

    /** Returns the left edge of the box around a cell. */
    public int x(int column, int row) {
        return switch (kind) {
            case SQUARE, SHIFTED_COLUMNS -> column * stepX;
            case DIAMOND -> Math.floorDiv((column - row) * width, 2) + shift - width / 2;
            case SHIFTED_ROWS -> column * stepX + (isShifted(row) ? shift : 0);
        };
    }

    /** Returns the top edge of the box around a cell. */
    public int y(int column, int row) {
        return switch (kind) {
            case SQUARE, SHIFTED_ROWS -> row * stepY;
            case DIAMOND -> Math.floorDiv((column + row) * height, 2);
            case SHIFTED_COLUMNS -> row * stepY + (isShifted(column) ? shift : 0);
        };
    }

    /** Returns the column of the cell at a position. */
    public int column(double x, double y) {
        return switch (kind) {
            case SQUARE -> floor(x / width);
            case DIAMOND -> floor(y / height + (x - shift) / width);
            case SHIFTED_ROWS, SHIFTED_COLUMNS -> nearest(x, y, true);
        };
    }

    /** Returns the row of the cell at a position. */
    public int row(double x, double y) {
        return switch (kind) {
            case SQUARE -> floor(y / height);
            case DIAMOND -> floor(y / height - (x - shift) / width);
            case SHIFTED_ROWS, SHIFTED_COLUMNS -> nearest(x, y, false);
        };
    }

    /** Returns the column or row of the cell whose hexagon or diamond contains a position. */
    private int nearest(double x, double y, boolean wantsColumn) {
        int firstColumn = floor(x / stepX) - 1;
        int firstRow = floor(y / stepY) - 1;
        int found = 0;
        double least = Double.POSITIVE_INFINITY;
        for (int row = firstRow; row <= firstRow + 2; row++)
            for (int column = firstColumn; column <= firstColumn + 2; column++) {
                double distance = distance(x - x(column, row) - width / 2.0, y - y(column, row) - height / 2.0);
                if (distance >= least) continue;
                least = distance;
                found = wantsColumn ? column : row;
            }
        return found;
    }

    /** Returns 1 on the edge of a cell and less within; x and y are relative to its center. */
    private double distance(double x, double y) {
        boolean ofRows = kind == Kind.SHIFTED_ROWS;
        double across = Math.abs(ofRows ? x : y) / shift; // the shift is half the width of a hexagon
        double along = Math.abs(ofRows ? y : x);
        double half = (ofRows ? height : width) / 2.0;
        double corner = half - ((ofRows ? stepY : stepX) - half); // from the tip of a hexagon to the straight side
        return Math.max(across, (along + across * corner) / half);
    }

    /** Returns the column in which an object is shown whose position Tiled counts along the sides of the cells. */
    public double objectX(double x, double y) {
        return kind == Kind.DIAMOND ? (x - y) / height * width / 2 + shift : x;
    }

    /** Returns the row in which an object is shown. */
    public double objectY(double x, double y) {
        return kind == Kind.DIAMOND ? (x + y) / 2 : y;
    }

    /** Returns the width of a map. */
    public int mapWidth(int columns, int rows) {
        return switch (kind) {
            case SQUARE -> columns * width;
            case DIAMOND -> (columns + rows) * width / 2;
            case SHIFTED_ROWS -> columns * width + (rows > 1 ? shift : 0);
            case SHIFTED_COLUMNS -> columns == 0 ? 0 : (columns - 1) * stepX + width;
        };
    }

    /** Returns the height of a map. */
    public int mapHeight(int columns, int rows) {
        return switch (kind) {
            case SQUARE -> rows * height;
            case DIAMOND -> (columns + rows) * height / 2;
            case SHIFTED_ROWS -> rows == 0 ? 0 : (rows - 1) * stepY + height;
            case SHIFTED_COLUMNS -> rows * height + (columns > 1 ? shift : 0);
        };
    }

    private static int floor(double value) {
        return (int) Math.floor(value);
    }
}
