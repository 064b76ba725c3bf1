package kodama.draw;

import java.lang.ref.SoftReference;
import java.util.Arrays;
import java.util.Objects;
import kodama.base.Checks;
import org.jspecify.annotations.Nullable;

/**
 * A picture in memory: {@code width * height} colors, row-major from the top left, {@code 0xAARRGGBB}.
 *
 * <p>Immutable, so any thread may read it; only the picture of a {@link Canvas} changes when the canvas is drawn on.
 */
public final class Image {
    /** Most pixels of a side. */
    public static final int MAX_SIDE = 16_384;

    /** Average length of runs above which copying by runs is faster; measured by DrawBench. */
    private static final int WORTHWHILE_RUN = 4;

    private static final int[] NO_RUNS = {};

    /** How pixels are drawn: copied, copied where opaque, or blended. */
    enum Kind {
        OPAQUE,
        KEYED,
        BLENDED
    }

    final String name;
    final int width;
    final int height;
    /** Colors {@code 0xAARRGGBB}, row-major from the top left; fully transparent ones are 0. */
    final int[] pixels;

    final Kind kind;

    /** Runs of opaque pixels as triples row, column, length; empty if copying by runs is not faster. */
    final int[] runs;

    /** The opaque pixels; null if the picture is large or has translucent pixels. */
    final @Nullable Silhouette silhouette;

    /** Whether the pixels change, as those of a canvas do, so that nothing made from them can be kept. */
    final boolean changes;

    private final @Nullable SheetLayout layout;

    /** The form for additive blending, created on demand; two threads may create the same. */
    private @Nullable AdditiveImage additive;

    private @Nullable Thresholds thresholds;

    /** The {@link SpriteVariants}, created on demand. */
    @Nullable
    SoftReference<Object> variants;

    /** The {@link RecoloredImages}, created on demand. */
    @Nullable
    SoftReference<Object> recolored;

    /** Sizes of thresholds that are kept. */
    private static final int MOST_THRESHOLDS = 8;

    /** Most pixels of the older thresholds that are kept. */
    private static final int MOST_THRESHOLD_PIXELS = 1 << 20;

    /** The thresholds for dissolving pictures of a size, and those that were made before, the last first. */
    private record Thresholds(
            int width, int height, int[] values, @Nullable Thresholds older) {
        /** Returns the first of them, as many as there is room for. */
        static @Nullable Thresholds kept(@Nullable Thresholds all, int count, int pixels) {
            if (all == null || count == 0 || all.values.length > pixels) return null;
            Thresholds older = kept(all.older, count - 1, pixels - all.values.length);
            return new Thresholds(all.width, all.height, all.values, older);
        }
    }

    /**
     * Creates a picture with a copy of the given colors. Fully transparent ones are stored as 0.
     *
     * @param name name of the picture in messages
     * @param width in pixels, 1 to {@link #MAX_SIDE}
     * @param height in pixels, 1 to {@link #MAX_SIDE}
     * @param argb row-major, {@code width * height} entries, {@code 0xAARRGGBB}
     * @throws IllegalArgumentException if a side is out of range or the array has another length
     */
    public Image(String name, int width, int height, int[] argb) {
        this.name = name;
        this.width = Checks.between("width of image '" + name + "'", width, 1, MAX_SIDE);
        this.height = Checks.between("height of image '" + name + "'", height, 1, MAX_SIDE);
        if (argb.length != width * height)
            throw new IllegalArgumentException("image '" + name + "' needs " + width * height + " pixels (" + width
                    + "x" + height + ") but got " + argb.length);
        this.pixels = argb.clone();
        this.kind = normalize(pixels);
        this.runs = kind == Kind.KEYED ? runs() : NO_RUNS;
        this.silhouette = kind == Kind.BLENDED ? null : Silhouette.of(width, height, pixels);
        this.changes = false;
        this.layout = null;
    }

    /** Creates a picture that shares the pixels of another one. */
    private Image(Image other, SheetLayout layout) {
        this.name = other.name;
        this.width = other.width;
        this.height = other.height;
        this.pixels = other.pixels;
        this.kind = other.kind;
        this.runs = other.runs;
        this.silhouette = other.silhouette;
        this.changes = other.changes;
        this.layout = layout;
    }

    /** Creates the picture of a canvas, whose pixels change: it shares the array, and nothing is prepared for it. */
    private Image(String name, int width, int height, int[] shared, Kind kind) {
        this.name = name;
        this.width = width;
        this.height = height;
        this.pixels = shared;
        this.kind = kind;
        this.runs = NO_RUNS;
        this.silhouette = null;
        this.changes = true;
        this.layout = null;
    }

    static Image ofCanvas(String name, int width, int height, int[] shared, boolean isOpaque) {
        return new Image(name, width, height, shared, isOpaque ? Kind.OPAQUE : Kind.BLENDED);
    }

    private static Kind normalize(int[] pixels) {
        Kind kind = Kind.OPAQUE;
        for (int i = 0; i < pixels.length; i++) {
            int alpha = pixels[i] >>> 24;
            if (alpha == 0) pixels[i] = 0;
            if (alpha == 0 && kind == Kind.OPAQUE) kind = Kind.KEYED;
            if (alpha != 0 && alpha != 255) kind = Kind.BLENDED;
        }
        return kind;
    }

    private int[] runs() {
        int[] found = new int[pixels.length * 3 / WORTHWHILE_RUN];
        int count = 0;
        for (int at = 0; at < pixels.length; at++) {
            if (pixels[at] == 0) continue;
            int length = run(at);
            if (count + 3 > found.length) return NO_RUNS;
            found[count++] = at / width;
            found[count++] = at % width;
            found[count++] = length;
            at += length - 1;
        }
        return Arrays.copyOf(found, count);
    }

    private int run(int start) {
        int end = start - start % width + width;
        int at = start;
        while (at < end && pixels[at] != 0) at++;
        return at - start;
    }

    /**
     * Returns a copy of a rectangle of this picture.
     *
     * @param x left edge; in pixels
     * @param y top edge; in pixels
     * @param width in pixels, at least 1
     * @param height in pixels, at least 1
     * @return a new picture with the same name
     * @throws IllegalArgumentException if the rectangle is empty or extends beyond this picture
     */
    public Image part(int x, int y, int width, int height) {
        requireInside(x, y, width, height);
        int[] cut = new int[width * height];
        for (int row = 0; row < height; row++)
            System.arraycopy(pixels, (y + row) * this.width + x, cut, row * width, width);
        return new Image(name, width, height, cut);
    }

    AdditiveImage additive() {
        if (changes) return new AdditiveImage(width, height, pixels);
        AdditiveImage known = additive;
        if (known == null) {
            known = new AdditiveImage(width, height, pixels);
            additive = known;
        }
        return known;
    }

    /**
     * Returns the red channel, 0 to 255, stretched to a size; row-major. Those of the last sizes are kept, unless the
     * picture changes. Any thread may call it.
     */
    int[] thresholds(int width, int height) {
        Thresholds known = thresholds;
        for (Thresholds each = known; each != null; each = each.older)
            if (each.width == width && each.height == height) return each.values;
        int[] values = stretched(width, height);
        if (!changes)
            thresholds = new Thresholds(
                    width, height, values, Thresholds.kept(known, MOST_THRESHOLDS - 1, MOST_THRESHOLD_PIXELS));
        return values;
    }

    private int[] stretched(int width, int height) {
        int[] values = new int[width * height];
        for (int y = 0; y < height; y++) {
            int row = (int) ((long) y * this.height / height) * this.width;
            for (int x = 0; x < width; x++)
                values[y * width + x] = pixels[row + (int) ((long) x * this.width / width)] >> 16 & 255;
        }
        return values;
    }

    void requireInside(int x, int y, int width, int height) {
        if (x >= 0 && y >= 0 && width > 0 && height > 0 && x <= this.width - width && y <= this.height - height) return;
        throw new IllegalArgumentException("part " + x + "," + y + " " + width + "x" + height
                + " reaches outside image '" + name + "' (" + this.width + "x" + this.height + ")");
    }

    /** Returns the same picture with a description of its frames, all within the picture. */
    public Image withLayout(SheetLayout frames) {
        return new Image(this, frames);
    }

    /** Returns what the picture's file says of its frames; null if it says nothing. */
    public @Nullable SheetLayout layout() {
        return layout;
    }

    /** Returns the name of this picture in messages. */
    public String name() {
        return name;
    }

    /** Returns the width, in pixels. */
    public int width() {
        return width;
    }

    /** Returns the height, in pixels. */
    public int height() {
        return height;
    }

    /** Returns whether all pixels are opaque. */
    public boolean isOpaque() {
        return kind == Kind.OPAQUE;
    }

    /**
     * Returns the color of a pixel.
     *
     * @param x column, 0 at the left
     * @param y row, 0 at the top
     * @return the color, {@code 0xAARRGGBB}
     * @throws IllegalArgumentException if the position is outside
     */
    public int pixel(int x, int y) {
        requireInside(x, y, 1, 1);
        return pixels[y * width + x];
    }

    /**
     * Copies the colors of a row.
     *
     * @param y row, 0 at the top
     * @param to receives {@code width} colors, {@code 0xAARRGGBB}
     * @throws IndexOutOfBoundsException if there is no such row, or the array is too short
     */
    public void copyRow(int y, int[] to) {
        System.arraycopy(pixels, Objects.checkIndex(y, height) * width, to, 0, width);
    }

    @Override
    public String toString() {
        return "image '" + name + "' " + width + "x" + height;
    }
}
