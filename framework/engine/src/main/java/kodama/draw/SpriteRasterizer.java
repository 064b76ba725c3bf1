package kodama.draw;

import org.jspecify.annotations.Nullable;

/**
 * Draws pictures, plain or with a {@link SpriteLook}.
 *
 * <ol>
 *   <li>{@link #begin} sets the picture; {@link #setColors} how its colors change; one of the draw methods draws it.
 *   <li>The rows are clipped. Unless the colors of a row can be used directly from the picture, they are gathered in
 *       {@code row}, and changed there.
 *   <li>{@code span} copies or blends the row onto the surface.
 * </ol>
 */
final class SpriteRasterizer {
    private static final int ONE = SpriteTransform.ONE;
    private static final int SHORTEST_ROW = 64;

    private final Surface surface;
    private final BlockRasterizer blocks;
    private final SpriteTransform transform = new SpriteTransform();
    /** Gathered colors of one row; as long as the widest row so far. */
    private int[] row = {};
    /** Gathered thresholds of one row. */
    private int[] vanishing = {};

    private Image image = new Image("none", 1, 1, new int[1]);
    private int[] pixels = {};

    /** Whether colors are blended instead of copied. */
    private boolean mixed;

    private BlendMode blend = BlendMode.NORMAL;
    /** 0 (invisible) to 255 (unchanged). */
    private int alpha;

    /** Whether colors are changed before they are blended. */
    private boolean colored;

    /** {@code 0xFFRRGGBB}; factor of the colors. */
    private int tint;
    /** {@code 0xRRGGBB} and, in the highest byte, its share. */
    private int fill;

    private @Nullable Palette palette;
    private @Nullable Dissolve dissolve;
    /** Thresholds of the picture's pixels; empty if none dissolves. */
    private int[] thresholds = {};

    SpriteRasterizer(Surface surface) {
        this.surface = surface;
        this.blocks = new BlockRasterizer(surface);
    }

    /** Draws a whole picture unscaled; small ones are drawn by their runs without further setup. */
    void drawWhole(Image image, int x, int y) {
        if (image.runs.length > 0 && surface.contains(x, y, image.width, image.height)) {
            runs(image, y * surface.stride + x);
            return;
        }
        begin(image, 255);
        drawUpright(x, y);
    }

    /** Sets the next sprite, which is blended in the mode of the surface with alpha 0 to 255. */
    void begin(Image image, int alpha) {
        this.image = image;
        this.alpha = alpha;
        pixels = image.pixels;
        blend = surface.blend;
        mixed = blend != BlendMode.NORMAL || alpha != 255;
        colored = false;
    }

    /** Changes the colors of the next sprite; see {@link SpriteLook}. */
    void setColors(int tint, int fill, @Nullable Palette palette, @Nullable Dissolve dissolve) {
        this.tint = tint;
        this.fill = fill;
        this.palette = palette;
        this.dissolve = dissolve;
        thresholds = dissolve == null ? image.pixels : dissolve.thresholds(image.width, image.height);
        colored = tint != Colors.WHITE || fill >>> 24 != 0 || palette != null || dissolve != null;
    }

    /** Draws unscaled. */
    void drawUpright(int x, int y) {
        if (blend == BlendMode.ADD && alpha == 255 && surface.opaque) blocks.add(image, x, y);
        else if (!mixed && image.runs.length > 0 && surface.contains(x, y, image.width, image.height))
            runs(image, y * surface.stride + x);
        else if (isBlended()) blocks.draw(image, x, y, blend, alpha);
        else rows(x, y, false, false);
    }

    /** Draws unscaled at the top left corner. */
    void drawRows() {
        rows(0, 0, false, false);
    }

    private boolean isBlended() {
        return surface.opaque && (mixed || image.kind == Image.Kind.BLENDED);
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

    /** Draws unscaled, perhaps flipped. */
    private void rows(int x, int y, boolean flipX, boolean flipY) {
        int width = image.width;
        int height = image.height;
        int from = Math.max(x, surface.left);
        int count = Math.min(x + width, surface.right) - from;
        int first = Math.max(y, surface.top);
        int last = Math.min(y + height, surface.bottom);
        if (count <= 0 || first >= last) return;
        int step = flipY ? -width : width;
        int at = (flipY ? height - 1 - (first - y) : first - y) * width;
        if (flipX) mirrored(at + width - 1 - (from - x), step, from, count, first, last);
        else straight(at + from - x, step, from, count, first, last);
    }

    private void straight(int start, int step, int from, int count, int first, int last) {
        int at = start;
        if (!colored) {
            for (int y = first; y < last; y++, at += step) span(pixels, at, y * surface.stride + from, count);
            return;
        }
        reserve(count);
        for (int y = first; y < last; y++, at += step) {
            System.arraycopy(pixels, at, row, 0, count);
            System.arraycopy(thresholds, at, vanishing, 0, count);
            color(count);
            span(row, 0, y * surface.stride + from, count);
        }
    }

    private void mirrored(int start, int step, int from, int count, int first, int last) {
        reserve(count);
        int at = start;
        for (int y = first; y < last; y++, at += step) {
            for (int i = 0; i < count; i++) row[i] = pixels[at - i];
            if (colored) for (int i = 0; i < count; i++) vanishing[i] = thresholds[at - i];
            if (colored) color(count);
            span(row, 0, y * surface.stride + from, count);
        }
    }

    /**
     * Draws flipped, scaled, skewed and rotated.
     *
     * @param x position of the origin
     * @param y position of the origin
     * @param nums originX, originY, scaleX, scaleY, skew and rotation, from index {@code n}
     */
    void draw(double x, double y, double[] nums, int n, int flips) {
        SpriteTransform to = transform;
        to.set(
                image.width,
                image.height,
                nums[n],
                nums[n + 1],
                nums[n + 2],
                nums[n + 3],
                nums[n + 4],
                nums[n + 5],
                flips);
        draw(to, to.left(x), to.top(y));
    }

    /** Draws a geometry with its box at the upper left. */
    void drawBox(SpriteTransform to) {
        draw(to, -to.boxX, -to.boxY);
    }

    private void draw(SpriteTransform to, int left, int top) {
        if (to.isUpright) rows(left, top, to.flipX, to.flipY);
        else if (to.isScaled) scaled(left, top, to);
        else turned(left + to.boxX, top + to.boxY, to);
    }

    private void scaled(int left, int top, SpriteTransform to) {
        int from = Math.max(left, surface.left);
        int count = Math.min(left + to.boxWidth, surface.right) - from;
        int last = Math.min(top + to.boxHeight, surface.bottom);
        int first = Math.max(top, surface.top);
        if (count <= 0 || first >= last) return;
        int stepX = (int) ((long) image.width * ONE / to.boxWidth);
        int stepY = (int) ((long) image.height * ONE / to.boxHeight);
        int startX = stepX / 2 + (from - left) * stepX;
        reserve(count);
        int gathered = -1;
        for (int y = first; y < last; y++) {
            int line = stepY / 2 + (y - top) * stepY >> 16;
            if (line != gathered) {
                int at = (to.flipY ? image.height - 1 - line : line) * image.width;
                gather(pixels, row, at, count, startX, stepX, to.flipX);
                if (colored) gather(thresholds, vanishing, at, count, startX, stepX, to.flipX);
                if (colored) color(count);
                gathered = line;
            }
            span(row, 0, y * surface.stride + from, count);
        }
    }

    private void gather(int[] source, int[] into, int at, int count, int start, int step, boolean flip) {
        int u = start;
        int last = at + image.width - 1;
        if (flip) for (int i = 0; i < count; i++, u += step) into[i] = source[last - (u >> 16)];
        else for (int i = 0; i < count; i++, u += step) into[i] = source[at + (u >> 16)];
    }

    private void turned(int boxX, int boxY, SpriteTransform to) {
        int from = Math.max(surface.left, boxX);
        int end = Math.min(surface.right, boxX + to.boxWidth);
        int first = Math.max(surface.top, boxY);
        int last = Math.min(surface.bottom, boxY + to.boxHeight);
        if (from >= end || first >= last) return;
        long right = from - boxX;
        long down = first - boxY;
        long u = to.u + right * to.stepU + down * to.downU;
        long v = to.v + right * to.stepV + down * to.downV;
        turnedRows(from, end - from, first, last, u, v, to);
    }

    private void turnedRows(int from, int count, int first, int last, long startU, long startV, SpriteTransform to) {
        long stepU = to.stepU;
        long stepV = to.stepV;
        long wide = (long) image.width * ONE;
        long high = (long) image.height * ONE;
        double perU = stepU == 0 ? 0 : 1.0 / stepU;
        double perV = stepV == 0 ? 0 : 1.0 / stepV;
        long entryU = stepU > 0 ? 0 : wide;
        long entryV = stepV > 0 ? 0 : high;
        boolean plain = !mixed && !colored && image.kind != Image.Kind.BLENDED;
        reserve(count);
        long u = startU;
        long v = startV;
        for (int y = first; y < last; y++, u += to.downU, v += to.downV) {
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
            else turnedRow(start, end - begin, atU, atV, (int) stepU, (int) stepV);
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

    private void turnedRow(int start, int count, int u, int v, int stepU, int stepV) {
        gather(pixels, row, count, u, v, stepU, stepV);
        if (colored) gather(thresholds, vanishing, count, u, v, stepU, stepV);
        if (colored) color(count);
        span(row, 0, start, count);
    }

    private void gather(int[] source, int[] into, int count, int startU, int startV, int stepU, int stepV) {
        int stride = image.width;
        int u = startU;
        int v = startV;
        for (int i = 0; i < count; i++, u += stepU, v += stepV) into[i] = source[(v >> 16) * stride + (u >> 16)];
    }

    /** Gathers and copies in one loop, for pictures without translucent pixels. */
    private void pick(int start, int count, int startU, int startV, int stepU, int stepV) {
        int[] pixels = this.pixels;
        int[] to = surface.pixels;
        int stride = image.width;
        int u = startU;
        int v = startV;
        for (int i = 0; i < count; i++, u += stepU, v += stepV) {
            int color = pixels[(v >> 16) * stride + (u >> 16)];
            if (color < 0) to[start + i] = color;
        }
    }

    /** Changes the colors of the gathered row. */
    private void color(int count) {
        if (palette != null) palette.apply(row, count);
        if (tint != Colors.WHITE) for (int i = 0; i < count; i++) row[i] = Colors.tint(row[i], tint);
        if (fill >>> 24 != 0)
            for (int i = 0; i < count; i++)
                row[i] = Colors.blend(row[i], fill, fill >>> 24) & ~Colors.BLACK | row[i] & Colors.BLACK;
        if (dissolve != null) for (int i = 0; i < count; i++) if (vanishing[i] < dissolve.level) row[i] = 0;
    }

    private void span(int[] from, int at, int start, int count) {
        // A palette may make opaque colors translucent
        Image.Kind kind = colored ? Image.Kind.BLENDED : image.kind;
        boolean opaque = surface.opaque;
        int[] to = surface.pixels;
        if (mixed) PixelSpans.mix(opaque, blend, kind, from, at, to, start, count, Colors.WHITE, alpha);
        else PixelSpans.copy(opaque, kind, from, at, to, start, count);
    }

    private void reserve(int count) {
        if (row.length >= count) return;
        row = new int[Math.max(count, SHORTEST_ROW)];
        vanishing = new int[row.length];
    }
}
