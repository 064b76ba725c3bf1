package kodama.draw;

/** Draws rectangles of pictures stretched over rectangles of the screen, and rectangles filled with a repeated one. */
final class TileRasterizer {
    private static final int FRACTION = 16;

    private final Surface surface;
    private int[] colors = new int[256];
    private int tint;
    private int alpha;
    /** Whether colors are drawn as they are in the picture. */
    private boolean untouched;

    TileRasterizer(Surface surface) {
        this.surface = surface;
    }

    /** Sets the tint and alpha of the next rectangle, after the blend mode of the surface. */
    void setBlending(int tint, int alpha) {
        this.tint = tint;
        this.alpha = alpha;
        boolean white = (tint | Colors.BLACK) == Colors.WHITE;
        untouched = white && alpha == 255 && surface.blend == BlendMode.NORMAL;
    }

    /**
     * Stretches a part of a picture, by the nearest pixel.
     *
     * @param sx left edge of the part
     * @param sy top edge of the part
     * @param x0 left edge of the rectangle, y0 its top; x1 and y1 are excluded
     */
    void stretch(Image image, int sx, int sy, int sw, int sh, int x0, int y0, int x1, int y1) {
        int from = Math.max(x0, surface.left);
        int to = Math.min(x1, surface.right);
        int last = Math.min(y1, surface.bottom);
        if (from >= to || y0 >= y1) return;
        long stepX = ((long) sw << FRACTION) / (x1 - x0);
        long stepY = ((long) sh << FRACTION) / (y1 - y0);
        boolean plain = sw == x1 - x0;
        if (!plain) reserve(to - from);
        for (int y = Math.max(y0, surface.top); y < last; y++) {
            int row = (sy + (int) ((y - y0) * stepY + stepY / 2 >> FRACTION)) * image.width + sx;
            if (plain) mix(image, image.pixels, row + from - x0, from, y, to - from);
            else {
                for (int x = from; x < to; x++)
                    colors[x - from] = image.pixels[row + (int) ((x - x0) * stepX + stepX / 2 >> FRACTION)];
                mix(image, colors, 0, from, y, to - from);
            }
        }
    }

    /**
     * Fills a rectangle with a repeated picture.
     *
     * @param offsetX distance by which the pattern is moved to the right, from the left edge of the rectangle
     * @param offsetY distance by which it is moved down
     * @param scale size of a picture's pixel
     */
    void tile(Image image, int x0, int y0, int x1, int y1, double offsetX, double offsetY, double scale) {
        int from = Math.max(x0, surface.left);
        int to = Math.min(x1, surface.right);
        int last = Math.min(y1, surface.bottom);
        if (from >= to) return;
        reserve(to - from);
        int column = Math.floorMod(from - x0 - Surface.round(offsetX), image.width);
        for (int y = Math.max(y0, surface.top); y < last; y++) {
            int line = scale == 1
                    ? Math.floorMod(y - y0 - Surface.round(offsetY), image.height)
                    : wrapped(y - y0 - offsetY, scale, image.height);
            int row = line * image.width;
            if (scale == 1) repeat(image, row, column, to - from);
            else {
                for (int x = from; x < to; x++)
                    colors[x - from] = image.pixels[row + wrapped(x - x0 - offsetX, scale, image.width)];
            }
            mix(image, colors, 0, from, y, to - from);
        }
    }

    /** Copies a row of the picture again and again, beginning at a column. */
    private void repeat(Image image, int row, int column, int count) {
        int at = 0;
        int source = column;
        while (at < count) {
            int part = Math.min(count - at, image.width - source);
            System.arraycopy(image.pixels, row + source, colors, at, part);
            at += part;
            source = 0;
        }
    }

    private static int wrapped(double place, double scale, int size) {
        return (int) Math.floorMod((long) Math.floor((place + 0.5) / scale), (long) size);
    }

    private void reserve(int count) {
        if (colors.length < count) colors = new int[Math.max(count, surface.stride)];
    }

    private void mix(Image image, int[] from, int at, int x, int y, int count) {
        int start = y * surface.stride + x;
        if (untouched) PixelSpans.copy(surface.opaque, image.kind, from, at, surface.pixels, start, count);
        else
            PixelSpans.mix(
                    surface.opaque, surface.blend, image.kind, from, at, surface.pixels, start, count, tint, alpha);
    }
}
