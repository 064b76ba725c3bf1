package kodama.draw;

import kodama.geom.CellLayout;
import org.jspecify.annotations.Nullable;

/**
 * Draws the visible tiles of a {@link TileField}.
 *
 * <ol>
 *   <li>The cells whose tiles can reach the clip are visited in the order in which Tiled draws them.
 *   <li>Each tile is clipped. Its rows are copied or blended from the picture of the tileset; if it is flipped, they
 *       are gathered first.
 * </ol>
 */
final class TileFieldRasterizer {
    private final Surface surface;
    private int[] row = {};

    private TileField field = NONE;
    private @Nullable TileImage[] tiles = {};
    private int originX;
    private int originY;
    private long time;
    private int tint;
    private int alpha;
    /** Whether colors are drawn as they are in the picture. */
    private boolean untouched;

    private static final TileField NONE =
            new TileField(CellLayout.square(1, 1), (column, row) -> 0, new TileImage[0], 0, 0, 0, 0, false, false);

    TileFieldRasterizer(Surface surface) {
        this.surface = surface;
    }

    /** Sets the tint and alpha of the next field, after the blend mode of the surface. */
    void setBlending(int tint, int alpha) {
        this.tint = tint;
        this.alpha = alpha;
        boolean white = (tint | Colors.BLACK) == Colors.WHITE;
        untouched = white && alpha == 255 && surface.blend == BlendMode.NORMAL;
    }

    /**
     * Draws a field.
     *
     * @param x where the left edge of the cells' layout is
     * @param y where its top edge is
     * @param time what animated tiles show; in milliseconds
     */
    void draw(TileField next, int x, int y, long time) {
        field = next;
        tiles = next.tiles;
        originX = x;
        originY = y;
        this.time = time;
        // Positions that a cell can have relative to the layout, the last ones included
        int minX = surface.left - x - next.reachRight + 1;
        int maxX = surface.right - x - next.reachLeft - 1;
        int minY = surface.top - y - next.reachBottom + 1;
        int maxY = surface.bottom - y - next.reachTop - 1;
        if (surface.left >= surface.right || surface.top >= surface.bottom) return;
        switch (next.layout.kind()) {
            case SQUARE -> square(minX, minY, maxX, maxY);
            case DIAMOND -> diamonds(minX, minY, maxX, maxY);
            case SHIFTED_ROWS -> shiftedRows(minX, minY, maxX, maxY);
            case SHIFTED_COLUMNS -> shiftedColumns(minX, minY, maxX, maxY);
        }
        field = NONE;
        tiles = NONE.tiles;
    }

    private void square(int minX, int minY, int maxX, int maxY) {
        int stepX = field.layout.stepX();
        int stepY = field.layout.stepY();
        int left = Math.max(field.left, Math.floorDiv(minX + stepX - 1, stepX));
        int right = Math.min(field.right - 1, Math.floorDiv(maxX, stepX));
        int top = Math.max(field.top, Math.floorDiv(minY + stepY - 1, stepY));
        int bottom = Math.min(field.bottom - 1, Math.floorDiv(maxY, stepY));
        for (int i = top; i <= bottom; i++) {
            int line = field.drawsUp ? top + bottom - i : i;
            int y = originY + line * stepY;
            if (field.drawsLeft)
                for (int column = right; column >= left; column--) cell(column, line, column * stepX, y);
            else for (int column = left; column <= right; column++) cell(column, line, column * stepX, y);
        }
    }

    private void cell(int column, int line, int x, int y) {
        int index = field.cells.at(column, line);
        if (index != 0) tile(index, originX + x, y);
    }

    /** Visits the cells by their distance from the viewer, which is the sum of column and row. */
    private void diamonds(int minX, int minY, int maxX, int maxY) {
        CellLayout layout = field.layout;
        int wide = layout.width();
        int high = layout.height();
        int first = Math.max(field.left + field.top, Math.floorDiv(2 * minY, high));
        int last = Math.min(field.right + field.bottom - 2, Math.floorDiv(2 * maxY + 1, high));
        int base = layout.x(0, 0);
        int from = Math.max(field.left - field.bottom + 1, Math.floorDiv(2 * (minX - base), wide));
        int to = Math.min(field.right - 1 - field.top, Math.floorDiv(2 * (maxX - base) + 1, wide));
        for (int sum = first; sum <= last; sum++) {
            int start = from + (from + sum & 1);
            for (int difference = start; difference <= to; difference += 2) {
                int column = sum + difference >> 1;
                int line = sum - difference >> 1;
                int index = field.cells.at(column, line);
                if (index != 0) tile(index, originX + layout.x(column, line), originY + layout.y(column, line));
            }
        }
    }

    private void shiftedRows(int minX, int minY, int maxX, int maxY) {
        CellLayout layout = field.layout;
        int top = Math.max(field.top, Math.floorDiv(minY, layout.stepY()));
        int bottom = Math.min(field.bottom - 1, Math.floorDiv(maxY, layout.stepY()));
        int left = Math.max(field.left, Math.floorDiv(minX, layout.stepX()) - 1);
        int right = Math.min(field.right - 1, Math.floorDiv(maxX, layout.stepX()));
        for (int line = top; line <= bottom; line++)
            for (int column = left; column <= right; column++)
                cell(column, line, layout.x(column, line), originY + layout.y(column, line));
    }

    private void shiftedColumns(int minX, int minY, int maxX, int maxY) {
        CellLayout layout = field.layout;
        int top = Math.max(field.top, Math.floorDiv(minY, layout.stepY()) - 1);
        int bottom = Math.min(field.bottom - 1, Math.floorDiv(maxY, layout.stepY()));
        int left = Math.max(field.left, Math.floorDiv(minX, layout.stepX()));
        int right = Math.min(field.right - 1, Math.floorDiv(maxX, layout.stepX()));
        for (int line = top; line <= bottom; line++)
            for (int pass = 0; pass < 2; pass++)
                for (int column = left; column <= right; column++)
                    if (layout.isShifted(column) == (pass == 1))
                        cell(column, line, layout.x(column, line), originY + layout.y(column, line));
    }

    private void tile(int index, int cellX, int cellY) {
        TileImage tile = index < tiles.length ? tiles[index] : null;
        if (tile == null) return;
        if (tile.ends.length > 0) tile = tile.at(time);
        Image.Kind kind = tile.kind;
        if (kind == null) return;
        int x = cellX + tile.left;
        int y = cellY + tile.top;
        int from = Math.max(x, surface.left);
        int count = Math.min(x + tile.width, surface.right) - from;
        int first = Math.max(y, surface.top);
        int last = Math.min(y + tile.height, surface.bottom);
        if (count <= 0 || first >= last) return;
        int source = tile.start + (from - x) * tile.stepX + (first - y) * tile.stepY;
        int target = first * surface.stride + from;
        if (tile.stepX == 1) straight(tile, kind, source, target, count, last - first);
        else gathered(tile, kind, source, target, count, last - first);
    }

    private void straight(TileImage tile, Image.Kind kind, int source, int target, int count, int rows) {
        int from = source;
        int to = target;
        for (int i = 0; i < rows; i++, from += tile.stepY, to += surface.stride)
            mix(kind, tile.pixels, from, to, count);
    }

    private void gathered(TileImage tile, Image.Kind kind, int source, int target, int count, int rows) {
        if (row.length < count) row = new int[Math.max(count, 64)];
        int from = source;
        int to = target;
        for (int i = 0; i < rows; i++, from += tile.stepY, to += surface.stride) {
            for (int n = 0, at = from; n < count; n++, at += tile.stepX) row[n] = tile.pixels[at];
            mix(kind, row, 0, to, count);
        }
    }

    private void mix(Image.Kind kind, int[] from, int at, int to, int count) {
        int[] pixels = surface.pixels;
        if (untouched) PixelSpans.copy(surface.opaque, kind, from, at, pixels, to, count);
        else PixelSpans.mix(surface.opaque, surface.blend, kind, from, at, pixels, to, count, tint, alpha);
    }
}
