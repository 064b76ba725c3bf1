package kodama.draw;

import org.jspecify.annotations.Nullable;

/** A tile of a {@link TileField}: a part of a picture, flipped, in some place relative to a cell. Immutable. */
public final class TileImage {
    /** Mirrored at the diagonal from the upper left, before other flips, so that width and height are exchanged. */
    public static final int DIAGONAL = 4;

    public static final int FLIP_X = SpriteLook.FLIP_X;
    public static final int FLIP_Y = SpriteLook.FLIP_Y;

    /** How the pixels are drawn; null if all are transparent. */
    final Image.@Nullable Kind kind;

    final int[] pixels;
    /** Index of the pixel at the upper left, after flipping, and distances to those at its right and below. */
    final int start;

    final int stepX;
    final int stepY;
    // The box that is drawn, relative to the cell
    final int left;
    final int top;
    final int width;
    final int height;

    /** The frames of an animation; empty if the tile does not move. */
    final TileImage[] frames;

    /** Time at which each frame ends; in milliseconds. */
    final long[] ends;

    private TileImage(
            Image.@Nullable Kind kind,
            int[] pixels,
            int start,
            int stepX,
            int stepY,
            int left,
            int top,
            int width,
            int height,
            TileImage[] frames,
            long[] ends) {
        this.kind = kind;
        this.pixels = pixels;
        this.start = start;
        this.stepX = stepX;
        this.stepY = stepY;
        this.left = left;
        this.top = top;
        this.width = width;
        this.height = height;
        this.frames = frames;
        this.ends = ends;
    }

    /**
     * Returns a tile with the pixels of a picture's part.
     *
     * @param x left edge of the part
     * @param y top edge of the part
     * @param width width of the part
     * @param height height of the part
     * @param flips bits {@link #FLIP_X}, {@link #FLIP_Y} and {@link #DIAGONAL}
     * @param left left edge of the drawn tile, relative to the cell
     * @param bottom bottom edge of the drawn tile, relative to the top of the cell
     * @param isScanned whether to look at all its pixels, so that it is drawn faster
     * @throws IllegalArgumentException if the part is empty or extends beyond the picture
     */
    public static TileImage of(
            Image image, int x, int y, int width, int height, int flips, int left, int bottom, boolean isScanned) {
        image.requireInside(x, y, width, height);
        boolean isDiagonal = (flips & DIAGONAL) != 0;
        int wide = isDiagonal ? height : width;
        int high = isDiagonal ? width : height;
        int stepX = isDiagonal ? image.width : 1;
        int stepY = isDiagonal ? 1 : image.width;
        int start = y * image.width + x;
        if ((flips & FLIP_X) != 0) {
            start += (wide - 1) * stepX;
            stepX = -stepX;
        }
        if ((flips & FLIP_Y) != 0) {
            start += (high - 1) * stepY;
            stepY = -stepY;
        }
        Image.Kind kind = isScanned ? kind(image, x, y, width, height) : image.kind;
        return new TileImage(
                kind,
                image.pixels,
                start,
                stepX,
                stepY,
                left,
                bottom - high,
                wide,
                high,
                new TileImage[0],
                new long[0]);
    }

    private static Image.@Nullable Kind kind(Image image, int x, int y, int width, int height) {
        if (image.kind == Image.Kind.OPAQUE) return Image.Kind.OPAQUE;
        boolean hasOpaque = false;
        boolean hasTransparent = false;
        for (int row = y; row < y + height; row++)
            for (int at = row * image.width + x, end = at + width; at < end; at++) {
                int alpha = image.pixels[at] >>> 24;
                if (alpha != 0 && alpha != 255) return Image.Kind.BLENDED;
                hasTransparent |= alpha == 0;
                hasOpaque |= alpha != 0;
            }
        if (!hasOpaque) return null;
        return hasTransparent ? Image.Kind.KEYED : Image.Kind.OPAQUE;
    }

    /**
     * Returns a tile with the pixels of a picture that is scaled or rotated.
     *
     * @param look its scale, rotation and flips; its origin is placed at (x, y)
     * @param x position relative to the cell
     * @param y position relative to the cell
     */
    public static TileImage drawn(Image image, SpriteLook look, double x, double y) {
        SpriteTransform transform = new SpriteTransform();
        transform.set(image, look);
        int width = Math.max(1, transform.boxWidth);
        int height = Math.max(1, transform.boxHeight);
        int[] target = new int[width * height];
        Surface surface = new Surface();
        surface.setTarget(target, width, height, false, 0, height);
        SpriteRasterizer rasterizer = new SpriteRasterizer(surface);
        rasterizer.begin(image, 255);
        if (transform.boxWidth > 0 && transform.boxHeight > 0) rasterizer.drawBox(transform);
        Image made = new Image(image.name, width, height, target);
        int left = transform.left(x) + transform.boxX;
        int top = transform.top(y) + transform.boxY;
        return of(made, 0, 0, width, height, 0, left, top + height, true);
    }

    /**
     * Returns a tile that shows others in turn.
     *
     * @param frames tiles that do not move themselves; at least one
     * @param ends time at which each ends, in milliseconds; ascending, the last above 0
     */
    public static TileImage animated(TileImage[] frames, long[] ends) {
        if (frames.length == 0 || frames.length != ends.length || ends[ends.length - 1] <= 0)
            throw new IllegalArgumentException("an animation needs frames, each with a time");
        int left = frames[0].left;
        int top = frames[0].top;
        int right = left + frames[0].width;
        int bottom = top + frames[0].height;
        for (TileImage each : frames) {
            left = Math.min(left, each.left);
            top = Math.min(top, each.top);
            right = Math.max(right, each.left + each.width);
            bottom = Math.max(bottom, each.top + each.height);
        }
        return new TileImage(
                Image.Kind.BLENDED,
                new int[0],
                0,
                1,
                1,
                left,
                top,
                right - left,
                bottom - top,
                frames.clone(),
                ends.clone());
    }

    /** Returns the width of the drawn tile. */
    public int width() {
        return width;
    }

    /** Returns the height of the drawn tile. */
    public int height() {
        return height;
    }

    /** Returns the tile that is shown at a time, in milliseconds. */
    TileImage at(long time) {
        if (ends.length == 0) return this;
        long rest = Math.floorMod(time, ends[ends.length - 1]);
        int low = 0;
        int high = ends.length - 1;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (ends[middle] > rest) high = middle;
            else low = middle + 1;
        }
        return frames[low];
    }
}
