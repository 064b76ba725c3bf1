package kodama.draw;

/**
 * Draws rectangles of pictures, unscaled or transformed.
 *
 * <ol>
 *   <li>{@link #setSource} sets the picture, and {@link #setBlending} its blending; {@link #drawUpright} or
 *       {@link #drawTransformed} draws it.
 *   <li>The rows are clipped. A transformed sprite is drawn by inverse mapping: for each pixel of the screen the pixel
 *       of the picture is looked up, in fixed-point numbers with 16 bits of fraction.
 *   <li>Unless the colors of a row can be used directly from the picture, they are gathered in {@code row}.
 *   <li>{@code span} copies or blends the row onto the surface.
 * </ol>
 */
final class SpriteRasterizer {
    private static final int ONE = 1 << 16;

    private final Surface surface;
    private final AdditiveRasterizer additive;
    /** Gathered colors of one row; as long as the widest row so far. */
    private int[] row = new int[256];

    private Image image = new Image("none", 1, 1, new int[1]);
    /** Whether the source is the whole picture, not flipped. */
    private boolean whole;

    private int[] pixels = {};
    /** Whether it is drawn by its runs of opaque pixels. */
    private boolean hasRuns;
    /** Width of the whole picture, which is the distance between its rows; in pixels. */
    private int stride;
    // The part of the picture that is drawn: left, top, width and height; in pixels
    private int sx;
    private int sy;
    private int sw;
    private int sh;
    private Image.Kind kind = Image.Kind.OPAQUE;
    private boolean flipX;
    private boolean flipY;

    /** Whether colors are blended or changed instead of copied. */
    private boolean mixed;

    private BlendMode blend = BlendMode.NORMAL;
    /** {@code 0xRRGGBB}; factor of the colors. */
    private int tint;
    /** 0 (invisible) to 255 (unchanged). */
    private int alpha;

    SpriteRasterizer(Surface surface) {
        this.surface = surface;
        this.additive = new AdditiveRasterizer(surface);
    }

    /** Sets the source of the next sprite. */
    void setSource(Image image, int flips, int place, int size) {
        this.image = image;
        pixels = image.pixels;
        whole = size == (image.width << 16 | image.height) && flips == 0;
        hasRuns = whole && image.runs.length > 0;
        stride = image.width;
        kind = image.kind;
        sx = place >>> 16;
        sy = place & 0xFFFF;
        sw = size >>> 16;
        sh = size & 0xFFFF;
        flipX = (flips & DrawList.FLIP_X) != 0;
        flipY = (flips & DrawList.FLIP_Y) != 0;
        blend = surface.blend;
        mixed = false;
        alpha = 255;
        tint = Colors.WHITE;
    }

    /** Draws a whole picture unscaled; small ones are drawn by their runs without further setup. */
    void drawWhole(Image image, int x, int y) {
        if (image.runs.length > 0 && surface.contains(x, y, image.width, image.height)) {
            runs(image, y * surface.stride + x);
            return;
        }
        setSource(image, 0, 0, image.width << 16 | image.height);
        drawUpright(x, y);
    }

    /** Sets the tint and alpha of the next sprite. */
    void setBlending(int tint, int alpha) {
        this.tint = tint;
        this.alpha = alpha;
        mixed = blend != BlendMode.NORMAL || alpha != 255 || (tint | Colors.BLACK) != Colors.WHITE;
    }

    /** Draws unscaled. */
    void drawUpright(int x, int y) {
        if (blend == BlendMode.ADD && alpha == 255 && (tint | Colors.BLACK) == Colors.WHITE) drawAdditive(x, y);
        else if (hasRuns && !mixed && surface.contains(x, y, sw, sh)) runs(image, y * surface.stride + x);
        else rows(x, y);
    }

    private void runs(Image image, int corner) {
        int[] runs = image.runs;
        int[] from = image.pixels;
        int[] to = surface.pixels;
        int stride = image.width;
        int across = surface.stride;
        for (int i = 0; i < runs.length; i += 3) {
            int row = runs[i];
            int column = runs[i + 1];
            System.arraycopy(from, row * stride + column, to, corner + row * across + column, runs[i + 2]);
        }
    }

    /** Adds the unscaled picture. */
    private void drawAdditive(int x, int y) {
        if (whole && additive.drawWhole(image, x, y)) return;
        additive.drawPart(image, x, y, sx, sy, sw, sh, flipX, flipY);
    }

    private void rows(int x, int y) {
        int from = Math.max(x, surface.left);
        int count = Math.min(x + sw, surface.right) - from;
        int first = Math.max(y, surface.top);
        int last = Math.min(y + sh, surface.bottom);
        if (count <= 0 || first >= last) return;
        int step = flipY ? -stride : stride;
        int at = (flipY ? sy + sh - 1 - (first - y) : sy + first - y) * stride + sx;
        if (flipX) mirrored(at + sw - 1 - (from - x), step, from, count, first, last);
        else straight(at + from - x, step, from, count, first, last);
    }

    private void straight(int start, int step, int from, int count, int first, int last) {
        int at = start;
        for (int y = first; y < last; y++, at += step) span(pixels, at, y * surface.stride + from, count);
    }

    private void mirrored(int start, int step, int from, int count, int first, int last) {
        int[] row = row(count);
        int at = start;
        for (int y = first; y < last; y++, at += step) {
            for (int i = 0; i < count; i++) row[i] = pixels[at - i];
            span(row, 0, y * surface.stride + from, count);
        }
    }

    /**
     * Draws scaled and rotated.
     *
     * @param x position of the origin
     * @param y position of the origin
     * @param angle in degrees
     */
    void drawTransformed(
            double x, double y, double originX, double originY, double scaleX, double scaleY, double angle) {
        if (scaleX < 0) flipX = !flipX;
        if (scaleY < 0) flipY = !flipY;
        double wide = Math.abs(scaleX);
        double high = Math.abs(scaleY);
        double ox = scaleX < 0 ? sw - originX : originX;
        double oy = scaleY < 0 ? sh - originY : originY;
        int width = Surface.round(sw * wide);
        int height = Surface.round(sh * high);
        if (width <= 0 || height <= 0) return;
        int left = Surface.round(x - ox * wide);
        int top = Surface.round(y - oy * high);
        int turn = AngleTable.of(angle);
        if (turn == 0) scaled(left, top, width, height);
        else turned(left, top, ox, oy, wide, high, turn);
    }

    private void scaled(int left, int top, int width, int height) {
        int from = Math.max(left, surface.left);
        int count = Math.min(left + width, surface.right) - from;
        int last = Math.min(top + height, surface.bottom);
        if (count <= 0) return;
        int stepX = sw * ONE / width;
        int stepY = sh * ONE / height;
        int startX = stepX / 2 + (from - left) * stepX;
        int[] row = row(count);
        int gathered = -1;
        for (int y = Math.max(top, surface.top); y < last; y++) {
            int line = stepY / 2 + (y - top) * stepY >> 16;
            if (line != gathered) gather(row, count, line, startX, stepX);
            gathered = line;
            span(row, 0, y * surface.stride + from, count);
        }
    }

    private void gather(int[] row, int count, int line, int startX, int stepX) {
        int at = (sy + (flipY ? sh - 1 - line : line)) * stride + sx;
        int u = startX;
        if (flipX) for (int i = 0; i < count; i++, u += stepX) row[i] = pixels[at + sw - 1 - (u >> 16)];
        else for (int i = 0; i < count; i++, u += stepX) row[i] = pixels[at + (u >> 16)];
    }

    /** Draws rotated around the origin; the sprite would be at {@code left, top} without rotation. */
    private void turned(int left, int top, double ox, double oy, double wide, double high, int turn) {
        double cos = AngleTable.cos(turn);
        double sin = AngleTable.sin(turn);
        double pivotX = left + ox * wide;
        double pivotY = top + oy * high;

        // Bounding box of the four corners, relative to the pivot
        double x0 = -ox * wide;
        double x1 = (sw - ox) * wide;
        double y0 = -oy * high;
        double y1 = (sh - oy) * high;
        double boxLeft = Math.min(x0 * cos, x1 * cos) - Math.max(y0 * sin, y1 * sin);
        double boxRight = Math.max(x0 * cos, x1 * cos) - Math.min(y0 * sin, y1 * sin);
        double boxTop = Math.min(x0 * sin, x1 * sin) + Math.min(y0 * cos, y1 * cos);
        double boxBottom = Math.max(x0 * sin, x1 * sin) + Math.max(y0 * cos, y1 * cos);
        int boxX = Surface.round(pivotX + boxLeft) - 1;
        int boxY = Surface.round(pivotY + boxTop) - 1;
        int from = Math.max(surface.left, boxX);
        int to = Math.min(surface.right, Surface.round(pivotX + boxRight) + 1);
        int first = Math.max(surface.top, boxY);
        int last = Math.min(surface.bottom, Surface.round(pivotY + boxBottom) + 1);
        if (from >= to || first >= last) return;

        // One pixel to the right moves by stepU, stepV within the picture, one down by downU, downV.
        double mirrorX = flipX ? -1 : 1;
        double mirrorY = flipY ? -1 : 1;
        long stepU = fixed(mirrorX * cos / wide);
        long stepV = fixed(mirrorY * -sin / high);
        long downU = fixed(mirrorX * sin / wide);
        long downV = fixed(mirrorY * cos / high);
        // Rounded in the corner of the box, whatever is clipped, so that the clip never changes a pixel.
        double dx = boxX + 0.5 - pivotX;
        double dy = boxY + 0.5 - pivotY;
        int right = from - boxX;
        int down = first - boxY;
        long u = fixed((flipX ? sw - ox : ox) + mirrorX * (cos * dx + sin * dy) / wide) + right * stepU + down * downU;
        long v = fixed((flipY ? sh - oy : oy) + mirrorY * (cos * dy - sin * dx) / high) + right * stepV + down * downV;
        rows(from, to - from, first, last, u, v, stepU, stepV, downU, downV);
    }

    private static long fixed(double value) {
        return (long) Math.floor(value * ONE + 0.5);
    }

    private void rows(
            int from,
            int count,
            int first,
            int last,
            long startU,
            long startV,
            long stepU,
            long stepV,
            long downU,
            long downV) {
        long wide = (long) sw * ONE;
        long high = (long) sh * ONE;
        double perU = stepU == 0 ? 0 : 1.0 / stepU;
        double perV = stepV == 0 ? 0 : 1.0 / stepV;
        long entryU = stepU > 0 ? 0 : wide;
        long entryV = stepV > 0 ? 0 : high;
        boolean plain = !mixed && kind != Image.Kind.BLENDED;
        int[] row = row(count);
        long u = startU;
        long v = startV;
        for (int y = first; y < last; y++, u += downU, v += downV) {
            // Estimate by division which steps are within the picture, then correct the result exactly.
            double fromU = (entryU - u) * perU;
            double fromV = (entryV - v) * perV;
            double toU = stepU == 0 ? count : (wide - entryU - u) * perU;
            double toV = stepV == 0 ? count : (high - entryV - v) * perV;
            int begin = clamp(fromU > fromV ? fromU : fromV, count);
            int end = clamp((toU < toV ? toU : toV) + 1, count);
            while (begin > 0 && holds(u + (begin - 1) * stepU, v + (begin - 1) * stepV, wide, high)) begin--;
            while (begin < end && !holds(u + begin * stepU, v + begin * stepV, wide, high)) begin++;
            while (end > begin && !holds(u + (end - 1) * stepU, v + (end - 1) * stepV, wide, high)) end--;
            if (begin == end) continue;
            int atU = (int) (u + begin * stepU);
            int atV = (int) (v + begin * stepV);
            int start = y * surface.stride + from + begin;
            if (plain) pick(start, end - begin, atU, atV, (int) stepU, (int) stepV);
            else {
                gather(row, end - begin, atU, atV, (int) stepU, (int) stepV);
                span(row, 0, start, end - begin);
            }
        }
    }

    /** Whether a position is within {@code 0..wide, 0..high}: no difference is negative. */
    private static boolean holds(long u, long v, long wide, long high) {
        return (u | v | wide - 1 - u | high - 1 - v) >= 0;
    }

    private static int clamp(double value, int count) {
        int whole = (int) value;
        return whole < 0 ? 0 : Math.min(whole, count);
    }

    private void gather(int[] row, int count, int startU, int startV, int stepU, int stepV) {
        int[] pixels = this.pixels;
        int stride = this.stride;
        int corner = sy * stride + sx;
        int u = startU;
        int v = startV;
        for (int i = 0; i < count; i++, u += stepU, v += stepV)
            row[i] = pixels[corner + (v >> 16) * stride + (u >> 16)];
    }

    /** Gathers and copies in one loop, for pictures without translucent pixels. */
    private void pick(int start, int count, int startU, int startV, int stepU, int stepV) {
        int[] pixels = this.pixels;
        int[] to = surface.pixels;
        int stride = this.stride;
        int corner = sy * stride + sx;
        int u = startU;
        int v = startV;
        for (int i = 0; i < count; i++, u += stepU, v += stepV) {
            int color = pixels[corner + (v >> 16) * stride + (u >> 16)];
            if (color < 0) to[start + i] = color;
        }
    }

    private void span(int[] from, int at, int start, int count) {
        if (mixed) PixelSpans.mix(blend, kind, from, at, surface.pixels, start, count, tint, alpha);
        else PixelSpans.copy(kind, from, at, surface.pixels, start, count);
    }

    private int[] row(int count) {
        if (row.length < count) row = new int[count];
        return row;
    }
}
