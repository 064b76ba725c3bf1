package kodama.draw;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import kodama.base.Checks;
import kodama.draw.SpriteVariants.Variant;
import org.jspecify.annotations.Nullable;

/**
 * The drawing commands of one frame, which are executed in the order in which they were added.
 *
 * <p>Coordinates are in virtual pixels, origin top left, y down; fractions are rounded when drawn. Colors are {@code
 * 0xAARRGGBB}, angles are in degrees, growing clockwise. The camera moves everything except {@link #fill} and {@link
 * #clip}; camera and clip apply to all later commands. A {@linkplain #camera(CameraView, boolean) view} of a camera
 * that zooms, turns, or shows the world in a part of the screen is like a screen of its own, whose pixels are those of
 * the world: fill, clip and effects apply to it, and it begins and ends without a clip.
 *
 * <p>A parameter {@code argb} includes alpha: {@code 0xFFFFFFFF} is white, {@code 0xFFFFFF} is invisible and draws
 * nothing. {@link Colors#opaque Colors.opaque(0xFFFFFF)} and {@link Colors#withAlpha Colors.withAlpha(0xFFFFFF, 0.5)}
 * add it. A {@code tint} is {@code 0xRRGGBB}, with a separate alpha.
 *
 * <p>Commands are stored in primitive arrays, which {@link #clear} keeps: once a list has grown to the size of its
 * frames, it allocates nothing. Owned by one thread at a time.
 */
public final class DrawList {
    // Commands, in the bits below their blend mode, and their data: ints (after the command) | nums | refs
    static final int SPRITE = 0; // | left, top | image
    static final int SPRITE_MIXED = 1; // alpha | left, top | image
    static final int SPRITE_LOOK =
            2; // alpha, flips, tint, fill | x, y, originX, originY, scaleX, scaleY, skew, rotation | image, palette,
    // dissolve
    static final int RECT = 3; // argb | x, y, w, h
    static final int FRAME = 4; // argb | x, y, w, h
    static final int LINE = 5; // argb | x1, y1, x2, y2
    static final int CIRCLE = 6; // argb | x, y, r
    static final int DISC = 7; // argb | x, y, r
    static final int TEXT = 8; // argb, scale | x, y | text
    static final int FILL = 9; // argb
    static final int CLIP = 10; // | x, y, w, h
    static final int UNCLIP = 11;
    static final int CAMERA = 12; // | x, y
    static final int GLYPHS = 13; // argb, outline, shadow, shadow's offset, shown | x, y | letters
    static final int BATCH = 14; // ints in all, pictures, blocks; then for each sprite: picture, left, top | | pictures

    static final int STROKE = 15; // argb, round | x1, y1, x2, y2, width
    static final int POLYGON = 16; // argb, corners | x, y of each
    static final int STRIP = 17; // points, tint, alpha | period, then x, y, width of each | image

    // Cameras
    static final int VIEW = 35; // whether it replaces those before, left, top, width, height | x, y, zoom, rotation
    static final int SHIFT = 36; // right, down
    static final int PARALLAX = 37; // | share of the camera's movement: horizontal, vertical

    /** Number of ints and of nums of a view. */
    static final int VIEW_INTS = 6;

    static final int VIEW_NUMS = 4;

    /** The largest number of views that can show the same commands; further ones show nothing. */
    public static final int MAX_VIEWS = 8;

    // Commands before which all bands of the frame pause
    static final int EFFECT = 40; // whether it changes the whole picture | x, y, w, h | effect
    static final int CANVASES = 41; // number of the last list | | queue

    // Shapes of many contours, and stretched and repeated pictures
    static final int PATH = 20; // argb, flags, contours, end of each | gradient (4), x, y of each corner | gradient
    static final int STRETCH = 21; // source, size, tint, alpha | x, y, w, h | image
    static final int TILE = 22; // tint, alpha | x, y, w, h, offsetX, offsetY, scale | image

    static final int TILES = 23; // tint, alpha | x, y, milliseconds | field

    // Pictures in perspective: ints in all, polygons; then each polygon, then their order | polygons | image of each
    static final int PERSPECTIVE = 30;

    /** Number of ints of a group in perspective before its first polygon. */
    static final int PERSPECTIVE_HEAD = 3;

    /** Number of ints of a path before the ends of its contours. */
    static final int PATH_HEAD = 4;

    // Flags of a path
    static final int SMOOTH = 1;
    static final int OVERLAPPING = 2;
    static final int GRADIENT = 4;

    /** The bits above contain the ordinal of the {@link BlendMode}. */
    static final int BLEND_SHIFT = 8;

    static final int COMMAND = (1 << BLEND_SHIFT) - 1;

    /** Number of ints of a batch before its first sprite. */
    static final int BATCH_HEAD = 4;

    /** Number of ints per sprite of a batch. */
    static final int BATCH_STEP = 3;

    private static final int NONE = -1;

    /** Arrays up to this size never shrink; a larger one shrinks when less than 1/{@link #PART} of it is used. */
    private static final int LARGE = 1 << 16;

    private static final int PART = 8;

    private static final int MAX_SHADOW_OFFSET = 1000;

    int[] ints = new int[256];
    double[] nums = new double[256];
    Object[] refs = new Object[64];
    // Used length of the three arrays
    int intCount;
    int numCount;
    int refCount;
    private int commands;
    /** Index of the batch at the end of the list; -1 if the list ends with another command. */
    private int batch = NONE;
    // Of that batch: number of pictures, the last one, and number of pixel blocks of its sprites
    private int pictures;
    private @Nullable Image newest;
    private int blocks;

    /** Index of the group in perspective at the end of the list; -1 if the list ends with another command. */
    private int group = NONE;

    private final DepthOrder depthOrder = new DepthOrder();

    /** Blend mode of the shapes added next. */
    private BlendMode blend = BlendMode.NORMAL;
    /** Whether there is a clip at the end of the list. */
    private boolean clipped;

    // The last camera, or the first of several views: indexes of its command and of its numbers; -1 if there is none
    private int cameraAt = NONE;
    private int cameraNums;
    /** Largest number of views that show the same commands, since the list was cleared. */
    private int mostViews = 1;
    /** Smallest zoom of a view since the list was cleared, at most 1. */
    private double leastZoom = 1;
    /** Whether later commands move with a part of the camera's movement. */
    private boolean parallax;

    /** The picture of the canvas on which this list will be drawn; null if it is for the screen. */
    private @Nullable Image target;

    /** Creates an empty list. */
    public DrawList() {}

    /** Number of times that the list was cleared. */
    private int generation;

    /** Removes all commands but keeps the arrays, unless they were much too large for the frame. */
    public void clear() {
        Arrays.fill(refs, 0, refCount, null);
        generation++;
        endBatch();
        group = NONE;
        if (Math.max(ints.length, nums.length) > LARGE) shrink();
        intCount = 0;
        numCount = 0;
        refCount = 0;
        commands = 0;
        blend = BlendMode.NORMAL;
        clipped = false;
        cameraAt = NONE;
        mostViews = 1;
        leastZoom = 1;
        parallax = false;
    }

    /** Releases memory after a single frame with very many commands. */
    private void shrink() {
        if (intCount < ints.length / PART) ints = new int[ints.length / 2];
        if (numCount < nums.length / PART) nums = new double[nums.length / 2];
        if (refCount < refs.length / PART) refs = new Object[refs.length / 2];
    }

    /** Returns the number of commands since the last {@link #clear}. */
    public int size() {
        return commands;
    }

    /** Returns whether there are no commands. */
    public boolean isEmpty() {
        return commands == 0;
    }

    /**
     * Draws a whole picture unscaled. Many small ones in a row, without other commands between them, are fastest,
     * because hidden parts are not painted.
     *
     * @param x left edge
     * @param y top edge
     */
    public void sprite(Image image, double x, double y) {
        if (image.silhouette != null) batched(image, image.silhouette, x, y);
        else plain(image, x, y);
    }

    /** Adds a sprite to the batch at the end of the list, or starts a batch. */
    private void batched(Image image, Silhouette silhouette, double x, double y) {
        if (image != newest) join(image);
        int at = intCount;
        if (ints.length - at < BATCH_STEP) reserve(BATCH_STEP, 0);
        int[] ints = this.ints;
        ints[at] = pictures - 1;
        ints[at + 1] = Surface.round(x);
        ints[at + 2] = Surface.round(y);
        ints[batch + 1] = at + BATCH_STEP - batch;
        blocks += silhouette.blocks.length;
        ints[batch + 3] = blocks;
        intCount = at + BATCH_STEP;
        commands++;
    }

    private void join(Image image) {
        if (batch == NONE) beginBatch();
        newest = image;
        ref(image);
        pictures++;
        ints[batch + 2] = pictures;
    }

    private void beginBatch() {
        reserve(BATCH_HEAD, 0);
        batch = intCount;
        ints[batch] = BATCH;
        intCount += BATCH_HEAD;
        pictures = 0;
        blocks = 0;
    }

    private void endBatch() {
        batch = NONE;
        newest = null;
    }

    /**
     * Draws a whole picture centered on a position.
     *
     * @param x center
     * @param y center
     */
    public void spriteCentered(Image image, double x, double y) {
        sprite(image, x - image.width * 0.5, y - image.height * 0.5);
    }

    /**
     * Draws a whole picture centered on a position, with a blend mode.
     *
     * @param x center
     * @param y center
     * @param blend blend mode
     */
    public void spriteCentered(Image image, double x, double y, BlendMode blend) {
        if (blend == BlendMode.NORMAL) spriteCentered(image, x, y);
        else mixed(image, x - image.width * 0.5, y - image.height * 0.5, blend, 255);
    }

    /**
     * Draws a whole picture with a look.
     *
     * @param x position of the origin
     * @param y position of the origin
     * @param look copied
     */
    public void sprite(Image image, double x, double y, SpriteLook look) {
        if (look.alpha == 0) return;
        if (look.isPlain()) upright(image, x - look.originX(image), y - look.originY(image), look.blend, look.alpha);
        else {
            Variant variant = image.changes ? null : SpriteVariants.of(image).find(look, generation);
            if (variant == null) changed(image, x, y, look);
            else upright(variant.image, variant.left(x), variant.top(y), look.blend, look.alpha);
        }
    }

    private void upright(Image image, double left, double top, BlendMode blend, int alpha) {
        if (blend == BlendMode.NORMAL && alpha == 255) sprite(image, left, top);
        else mixed(image, left, top, blend, alpha);
    }

    private void changed(Image image, double x, double y, SpriteLook look) {
        reserve(5, 8);
        command(SPRITE_LOOK, look.blend);
        ints[intCount++] = look.alpha;
        ints[intCount++] = look.flips;
        ints[intCount++] = look.tint;
        ints[intCount++] = look.fill;
        four(x, y, look.originX(image), look.originY(image));
        four(look.scaleX, look.scaleY, look.skew, look.rotation);
        ref(image);
        ref(look.palette);
        ref(look.dissolve);
        if (look.dissolve != null) rejectTarget(look.dissolve.thresholds());
    }

    private void plain(Image image, double left, double top) {
        reserve(1, 2);
        command(SPRITE);
        two(left, top);
        ref(image);
    }

    private void mixed(Image image, double left, double top, BlendMode blend, int alpha) {
        reserve(2, 2);
        command(SPRITE_MIXED, blend);
        ints[intCount++] = alpha;
        two(left, top);
        ref(image);
    }

    /**
     * Sets the blend mode of the shapes and texts added from now on; sprites have their own mode. The mode set by a
     * task applies until the task has drawn.
     *
     * @param blend {@link BlendMode#NORMAL} by default, after {@link #clear} and after {@link #resetState}
     */
    public void blend(BlendMode blend) {
        this.blend = blend;
    }

    /**
     * Fills a rectangle. Rectangles whose edges have equal coordinates meet without a gap.
     *
     * @param x left edge
     * @param y top edge
     * @param width width; nothing is drawn if not above 0
     * @param height height; nothing is drawn if not above 0
     */
    public void rect(double x, double y, double width, double height, int argb) {
        reserve(2, 4);
        shape(RECT, argb);
        four(x, y, width, height);
    }

    /**
     * Draws the outline of a rectangle, one pixel wide, inside its edges.
     *
     * @param x left edge
     * @param y top edge
     * @param width width; nothing is drawn if not above 0
     * @param height height; nothing is drawn if not above 0
     */
    public void frame(double x, double y, double width, double height, int argb) {
        reserve(2, 4);
        shape(FRAME, argb);
        four(x, y, width, height);
    }

    /** Draws a line, one pixel wide, both ends included. */
    public void line(double x1, double y1, double x2, double y2, int argb) {
        reserve(2, 4);
        shape(LINE, argb);
        four(x1, y1, x2, y2);
    }

    /**
     * Draws a wide line between the centers of two pixels, including the pixels at its ends. Coordinates are not
     * rounded; a line that ends more than 1,048,576 pixels outside the screen is not drawn.
     *
     * @param width in pixels; nothing is drawn if not above 0
     * @param round whether both ends are half discs
     */
    public void line(double x1, double y1, double x2, double y2, int argb, double width, boolean round) {
        if (!(width > 0)) return;
        reserve(3, 5);
        shape(STROKE, argb);
        ints[intCount++] = round ? 1 : 0;
        four(x1, y1, x2, y2);
        nums[numCount++] = width;
    }

    /**
     * Fills a polygon: every pixel whose center is inside. Neighbors that share an edge neither overlap nor leave a
     * gap; areas that a polygon covers twice are holes. A polygon that extends more than 1,048,576 pixels beyond the
     * screen is not drawn.
     *
     * @param corners x and y in turn; copied
     * @param count number of corners; nothing is drawn below 3
     * @throws IllegalArgumentException if the array is too short for the corners
     */
    public void polygon(double[] corners, int count, int argb) {
        if (count < 3) return;
        requireLength(count, " corners", 2L * count, " numbers", corners);
        reserve(3, 2 * count);
        shape(POLYGON, argb);
        ints[intCount++] = count;
        System.arraycopy(corners, 0, nums, numCount, 2 * count);
        numCount += 2 * count;
    }

    /**
     * Fills a path. A path that extends more than 1,048,576 pixels beyond the screen is not drawn.
     *
     * @param path the path; copied
     * @param smooth whether edges are smooth: pixels that are partly covered are drawn in proportion; otherwise, pixels
     *     whose centers are inside are filled
     */
    public void path(ShapePath path, int argb, boolean smooth) {
        if (argb >>> 24 != 0) addPath(path, argb, null, smooth);
    }

    /**
     * Fills a path with a gradient, which fits the bounding box of the path.
     *
     * @param path the path; copied
     * @param alpha opacity, 0 to 1
     * @param smooth whether edges are smooth
     */
    public void path(ShapePath path, Gradient gradient, double alpha, boolean smooth) {
        int cover = Colors.alphaByte(alpha);
        if (cover != 0) addPath(path, cover << 24, gradient, smooth);
    }

    private void addPath(ShapePath path, int argb, @Nullable Gradient gradient, boolean smooth) {
        int used = path.contours == 0 ? 0 : path.ends[path.contours - 1];
        reserve(PATH_HEAD + path.contours, PathRasterizer.HEAD + used);
        shape(PATH, argb);
        int flags = (smooth ? SMOOTH : 0) | (path.isOverlapping() ? OVERLAPPING : 0);
        ints[intCount++] = gradient == null ? flags : flags | GRADIENT;
        ints[intCount++] = path.contours;
        System.arraycopy(path.ends, 0, ints, intCount, path.contours);
        intCount += path.contours;
        if (gradient != null) {
            gradient.fit(path.left(), path.top(), path.width(), path.height(), nums, numCount);
            ref(gradient);
        }
        numCount += PathRasterizer.HEAD;
        System.arraycopy(path.corners, 0, nums, numCount, used);
        numCount += used;
    }

    /**
     * Stretches a rectangle of a picture over a rectangle, by the nearest pixel. Rectangles whose edges have equal
     * coordinates meet without a gap.
     *
     * @param sx left edge of the rectangle within the picture
     * @param sy top edge of the rectangle within the picture
     * @param x left edge
     * @param y top edge
     * @param width width; nothing is drawn if not above 0
     * @param height height; nothing is drawn if not above 0
     * @param blend blend mode
     * @param tint factor of the colors, {@code 0xRRGGBB}; white changes nothing
     * @param alpha opacity, 0 to 1
     * @throws IllegalArgumentException if the rectangle is empty or extends beyond the picture
     */
    public void stretch(
            Image image,
            int sx,
            int sy,
            int sw,
            int sh,
            double x,
            double y,
            double width,
            double height,
            BlendMode blend,
            int tint,
            double alpha) {
        image.requireInside(sx, sy, sw, sh);
        int cover = Colors.alphaByte(alpha);
        if (cover == 0) return;
        reserve(5, 4);
        command(STRETCH, blend);
        ints[intCount++] = sx << 16 | sy;
        ints[intCount++] = sw << 16 | sh;
        ints[intCount++] = tint;
        ints[intCount++] = cover;
        four(x, y, width, height);
        ref(image);
    }

    /**
     * Fills a rectangle with a repeated picture.
     *
     * @param x left edge
     * @param y top edge
     * @param width width; nothing is drawn if not above 0
     * @param height height; nothing is drawn if not above 0
     * @param offsetX distance by which the pattern is moved to the right; in pixels, rounded at scale 1
     * @param offsetY distance by which the pattern is moved down; in pixels, rounded at scale 1
     * @param scale size of a picture's pixel; above 0
     * @param blend blend mode
     * @param tint factor of the colors, {@code 0xRRGGBB}; white changes nothing
     * @param alpha opacity, 0 to 1
     * @throws IllegalArgumentException if the scale is not above 0
     */
    public void tile(
            Image image,
            double x,
            double y,
            double width,
            double height,
            double offsetX,
            double offsetY,
            double scale,
            BlendMode blend,
            int tint,
            double alpha) {
        if (!(scale > 0)) throw new IllegalArgumentException("scale must be above 0 but was " + scale);
        int cover = Colors.alphaByte(alpha);
        if (cover == 0) return;
        reserve(3, 7);
        command(TILE, blend);
        ints[intCount++] = tint;
        ints[intCount++] = cover;
        four(x, y, width, height);
        two(offsetX, offsetY);
        nums[numCount++] = scale;
        ref(image);
    }

    /**
     * Draws the visible tiles of a grid.
     *
     * @param x left edge of the grid
     * @param y top edge of the grid
     * @param milliseconds time that animated tiles show
     * @param blend blend mode
     * @param tint factor of the colors, {@code 0xRRGGBB}; white changes nothing
     * @param alpha opacity, 0 to 1
     */
    public void tiles(TileField field, double x, double y, long milliseconds, BlendMode blend, int tint, double alpha) {
        int cover = Colors.alphaByte(alpha);
        if (cover == 0) return;
        reserve(3, 3);
        command(TILES, blend);
        ints[intCount++] = tint;
        ints[intCount++] = cover;
        two(x, y);
        nums[numCount++] = milliseconds;
        ref(field);
    }

    private static void requireLength(int count, String what, long least, String unit, double[] given) {
        if (given.length >= least) return;
        throw new IllegalArgumentException(count + what + " need " + least + unit + " but there are " + given.length);
    }

    /**
     * Draws a picture along a path: its left edge is at the first point, and its top faces left of the direction
     * of travel. Segments meet without gap or overlap unless a bend is sharper than the strip is wide.
     *
     * @param points x and y of the center line in turn; copied
     * @param widths width of the strip at each point; in pixels; copied
     * @param count number of points; nothing is drawn below 2
     * @param period length of the path after which the picture repeats, in pixels; 0 stretches it over the whole path
     * @param blend blend mode
     * @param tint factor of the colors, {@code 0xRRGGBB}; white changes nothing
     * @param alpha opacity, 0 to 1
     * @throws IllegalArgumentException if an array is too short for the points
     */
    public void strip(
            Image image,
            double[] points,
            double[] widths,
            int count,
            double period,
            BlendMode blend,
            int tint,
            double alpha) {
        int cover = Colors.alphaByte(alpha);
        if (cover == 0 || count < 2) return;
        requireLength(count, " points", 2L * count, " numbers", points);
        requireLength(count, " points", count, " widths", widths);
        reserve(4, 1 + 3 * count);
        command(STRIP, blend);
        ints[intCount++] = count;
        ints[intCount++] = tint;
        ints[intCount++] = cover;
        nums[numCount++] = period;
        for (int i = 0; i < count; i++) {
            two(points[2 * i], points[2 * i + 1]);
            nums[numCount++] = widths[i];
        }
        ref(image);
    }

    /**
     * Draws the outline of a circle, one pixel wide: the edge of the {@linkplain #disc disc} of the same size.
     *
     * @param x the center pixel
     * @param y the center pixel
     * @param radius 0 is one pixel, 1 is three pixels across; nothing is drawn if negative
     */
    public void circle(double x, double y, double radius, int argb) {
        round(CIRCLE, x, y, radius, argb);
    }

    /**
     * Fills a circle.
     *
     * @param x the center pixel
     * @param y the center pixel
     * @param radius 0 is one pixel, 1 is three pixels across; nothing is drawn if negative
     */
    public void disc(double x, double y, double radius, int argb) {
        round(DISC, x, y, radius, argb);
    }

    private void round(int command, double x, double y, double radius, int argb) {
        reserve(2, 3);
        shape(command, argb);
        two(x, y);
        nums[numCount++] = radius;
    }

    /**
     * Writes text in the {@linkplain PixelFont built-in font}; {@code '\n'} begins a new line.
     *
     * @param x left edge of the first character
     * @param y top edge of the first character
     */
    public void text(String text, double x, double y, int argb) {
        text(text, x, y, argb, 1);
    }

    /**
     * Writes text in the {@linkplain PixelFont built-in font}, enlarged; {@code '\n'} begins a new line.
     *
     * @param x left edge of the first character
     * @param y top edge of the first character
     * @param scale width and height of a dot of the font in pixels, 1 to 100
     * @throws IllegalArgumentException if the scale is out of range
     */
    public void text(String text, double x, double y, int argb, int scale) {
        Objects.requireNonNull(text, "text");
        Checks.between("text scale", scale, 1, 100);
        reserve(3, 2);
        shape(TEXT, argb);
        ints[intCount++] = scale;
        two(x, y);
        ref(text);
    }

    /**
     * Writes text in the {@linkplain PixelFont built-in font}, with centered lines; {@code '\n'} begins a new line.
     *
     * @param x center of each line
     * @param y top edge of the first character
     */
    public void textCentered(String text, double x, double y, int argb) {
        textCentered(text, x, y, argb, 1);
    }

    /**
     * Writes text in the {@linkplain PixelFont built-in font}, enlarged and with centered lines; {@code '\n'} begins a
     * new line.
     *
     * @param x center of each line
     * @param y top edge of the first character
     * @param scale width and height of a dot of the font in pixels, 1 to 100
     * @throws IllegalArgumentException if the scale is out of range
     */
    public void textCentered(String text, double x, double y, int argb, int scale) {
        if (text.indexOf('\n') < 0) {
            text(text, x - PixelFont.width(text, scale) / 2.0, y, argb, scale);
            return;
        }
        String[] lines = text.split("\n", -1);
        for (int i = 0; i < lines.length; i++)
            textCentered(lines[i], x, y + i * PixelFont.LINE_HEIGHT * scale, argb, scale);
    }

    /**
     * Draws a text that is already laid out.
     *
     * @param x left edge of the text
     * @param y top of its first line
     * @param argb color of letters without a color of their own; its alpha applies to all
     * @param shown most characters to draw, for text that appears letter by letter
     */
    public void glyphs(GlyphRun text, double x, double y, int argb, int shown) {
        glyphs(text, x, y, argb, 0, 0, 0, 0, shown);
    }

    /**
     * Draws a text that is already laid out, with an outline and a shadow.
     *
     * @param text the text; it has an outline only if it was laid out with one
     * @param x left edge of the text
     * @param y top of its first line
     * @param argb color of letters without a color of their own; its alpha applies to all
     * @param outline color of the outline, which is a dot wide; none if its alpha is 0
     * @param shadow color of the shadow; none if its alpha is 0
     * @param shadowX offset of the shadow to the right; in pixels, -1000 to 1000
     * @param shadowY downward offset of the shadow; in pixels, -1000 to 1000
     * @param shown most characters to draw, for text that appears letter by letter
     * @throws IllegalArgumentException if an offset is out of range
     */
    public void glyphs(
            GlyphRun text, double x, double y, int argb, int outline, int shadow, int shadowX, int shadowY, int shown) {
        Objects.requireNonNull(text, "text");
        Checks.between("shadow offset to the right", shadowX, -MAX_SHADOW_OFFSET, MAX_SHADOW_OFFSET);
        Checks.between("downward shadow offset", shadowY, -MAX_SHADOW_OFFSET, MAX_SHADOW_OFFSET);
        reserve(6, 2);
        shape(GLYPHS, argb);
        ints[intCount++] = outline;
        ints[intCount++] = shadow;
        ints[intCount++] = shadowX << 16 | shadowY & 0xFFFF;
        ints[intCount++] = shown;
        two(x, y);
        ref(text);
    }

    /** Fills the whole frame, or the clip. */
    public void fill(int argb) {
        reserve(2, 0);
        shape(FILL, argb);
    }

    /**
     * Limits later commands to a rectangle of the screen, which the camera does not move.
     *
     * @param x left edge
     * @param y top edge
     * @param width width; nothing is visible if not above 0
     * @param height height; nothing is visible if not above 0
     */
    public void clip(double x, double y, double width, double height) {
        reserve(1, 4);
        clipped = true;
        command(CLIP);
        four(x, y, width, height);
    }

    /** Removes the clip for later commands. */
    public void unclip() {
        reserve(1, 0);
        clipped = false;
        command(UNCLIP);
    }

    /**
     * Resets the clip, the blend mode and the parallax, so that they do not apply to whatever draws next. The camera is
     * kept.
     */
    public void resetState() {
        endGroup();
        blend(BlendMode.NORMAL);
        if (clipped) unclip();
        if (parallax) parallax(1, 1);
    }

    /**
     * Sets the world position that later commands show in the top left corner of the screen.
     *
     * @param x column; rounded to a whole pixel, so that distances between objects do not change
     * @param y row; rounded likewise
     */
    public void camera(double x, double y) {
        reserve(1, 2);
        command(CAMERA);
        cameraAt = intCount - 1;
        cameraNums = numCount;
        parallax = false;
        two(x, y);
    }

    /**
     * Shows later commands through a camera that zooms or turns, or in a part of the screen. Views that are added one
     * directly after another all show them, each drawn over those before.
     *
     * @param view the camera
     * @param replaces whether views directly before this one show nothing, as if this one covered the screen
     * @throws IllegalArgumentException if there would be more than {@link #MAX_VIEWS}
     */
    public void camera(CameraView view, boolean replaces) {
        boolean joins = !replaces && endsWithView();
        int count = joins ? (intCount - cameraAt) / VIEW_INTS + 1 : 1;
        if (count > MAX_VIEWS)
            throw new IllegalArgumentException(
                    "at most " + MAX_VIEWS + " views can be set directly after one another but this is view " + count);
        mostViews = Math.max(mostViews, count);
        leastZoom = Math.min(leastZoom, view.zoom());
        reserve(VIEW_INTS, VIEW_NUMS);
        command(VIEW, replaces ? 1 : 0);
        if (!joins) {
            cameraAt = intCount - 2;
            cameraNums = numCount;
        }
        parallax = false;
        ints[intCount++] = view.left();
        ints[intCount++] = view.top();
        ints[intCount++] = view.width();
        ints[intCount++] = view.height();
        four(view.x(), view.y(), view.zoom(), view.rotation());
    }

    private boolean endsWithView() {
        return hasViews() && endOfViews() == intCount;
    }

    /**
     * Lets later commands move with only a part of the camera's movement, as things in the distance do, until the next
     * camera or {@link #resetState}. In the world's top left corner, with a camera at 0, it makes no difference.
     *
     * @param horizontal part of the horizontal movement; 1 is all of it, 0 none; finite
     * @param vertical part of the vertical movement; finite
     */
    public void parallax(double horizontal, double vertical) {
        reserve(1, 2);
        command(PARALLAX);
        two(Checks.finite("horizontal parallax", horizontal), Checks.finite("vertical parallax", vertical));
        parallax = horizontal != 1 || vertical != 1;
    }

    /** Returns whether the list has set a camera or a view. */
    public boolean hasCamera() {
        return cameraAt != NONE;
    }

    /** Returns the largest number of views that show the same commands. */
    public int mostViews() {
        return mostViews;
    }

    /** Returns the smallest zoom of all views, at most 1. */
    public double leastZoom() {
        return leastZoom;
    }

    /** Returns the number of views that show later commands; 1 for the whole picture. */
    public int viewCount() {
        return hasViews() ? (endOfViews() - cameraAt) / VIEW_INTS : 1;
    }

    private boolean hasViews() {
        return cameraAt != NONE && ints[cameraAt] == VIEW;
    }

    private int endOfViews() {
        int at = cameraAt;
        while (at < intCount && ints[at] == VIEW) at += VIEW_INTS;
        return at;
    }

    /**
     * Returns the number of pixels that later commands can cover in all views together, before they are scaled.
     *
     * @param wide width of the rectangle that a command covers, without clip and views
     * @param high height of this rectangle
     * @param width width of the whole picture
     * @param height height of the whole picture
     */
    public double viewPixels(double wide, double high, int width, int height) {
        if (!hasViews()) return Math.min(wide, width) * Math.min(high, height);
        double sum = 0;
        int end = endOfViews();
        for (int at = cameraAt, num = cameraNums; at < end; at += VIEW_INTS, num += VIEW_NUMS) {
            double across = Math.max(0, Math.min(ints[at + 4], width)) / nums[num + 2];
            double down = Math.max(0, Math.min(ints[at + 5], height)) / nums[num + 2];
            boolean isTurned = nums[num + 3] != 0;
            double reach = isTurned ? across + down : 0;
            sum += Math.min(wide, Math.max(reach, across)) * Math.min(high, Math.max(reach, down));
        }
        return sum;
    }

    /** Returns the camera, or the views, at the end of the list. Creates objects, so it is for tools. */
    public List<CameraView> cameras() {
        if (cameraAt == NONE) return List.of(CameraView.unlimited(0, 0));
        if (ints[cameraAt] == CAMERA)
            return List.of(CameraView.unlimited(Surface.round(nums[cameraNums]), Surface.round(nums[cameraNums + 1])));
        List<CameraView> views = new ArrayList<>();
        int end = endOfViews();
        for (int at = cameraAt, num = cameraNums; at < end; at += VIEW_INTS, num += VIEW_NUMS) views.add(view(at, num));
        return views;
    }

    private CameraView view(int at, int num) {
        return new CameraView(
                nums[num],
                nums[num + 1],
                nums[num + 2],
                nums[num + 3],
                ints[at + 2],
                ints[at + 3],
                ints[at + 4],
                ints[at + 5]);
    }

    /** Appends only the camera, or the views, at the end of another list, if it has set any. */
    public void appendCamera(DrawList other) {
        if (other.cameraAt == NONE) return;
        List<CameraView> views = other.cameras();
        if (other.ints[other.cameraAt] == CAMERA)
            camera(views.get(0).x(), views.get(0).y());
        else for (int i = 0; i < views.size(); i++) camera(views.get(i), other.ints[other.cameraAt + 1] != 0 && i == 0);
    }

    /**
     * Changes everything drawn so far, within the clip.
     *
     * @param effect must not change afterwards
     */
    public void effect(PixelEffect effect) {
        addEffect(effect, 1, 0, 0, 0, 0);
    }

    /**
     * Changes a rectangle of everything drawn so far, within the clip.
     *
     * @param effect must not change afterwards
     * @param x left edge
     * @param y top edge
     * @param width width; nothing changes if not above 0
     * @param height height; nothing changes if not above 0
     */
    public void effect(PixelEffect effect, double x, double y, double width, double height) {
        addEffect(effect, 0, x, y, width, height);
    }

    private void addEffect(PixelEffect effect, int whole, double x, double y, double width, double height) {
        rejectTarget(Objects.requireNonNull(effect, "effect").picture());
        reserve(2, 4);
        command(EFFECT, whole);
        four(x, y, width, height);
        ref(effect);
    }

    /**
     * Draws lists on canvases, so that later commands show them.
     *
     * @param queue the {@link CanvasQueue}
     * @param number number of the last list
     */
    void canvases(Object queue, int number) {
        reserve(2, 0);
        command(CANVASES, number);
        ref(queue);
    }

    /** Sets the canvas on which this list will be drawn; null for the screen. */
    void setTarget(@Nullable Canvas canvas) {
        target = canvas == null ? null : canvas.image();
    }

    /** Adds a polygon to the group in perspective at the end of the list, or begins a group. */
    void perspective(Image image, PerspectivePolygon polygon) {
        if (group == NONE) beginGroup();
        ref(image);
        grow(PerspectivePolygon.INTS, PerspectivePolygon.NUMS);
        System.arraycopy(polygon.ints, 0, ints, intCount, PerspectivePolygon.INTS);
        System.arraycopy(polygon.nums, 0, nums, numCount, PerspectivePolygon.NUMS);
        intCount += PerspectivePolygon.INTS;
        numCount += PerspectivePolygon.NUMS;
        ints[group + 1] = intCount - group;
        ints[group + 2]++;
        commands++;
    }

    private void beginGroup() {
        endBatch();
        grow(PERSPECTIVE_HEAD, 0);
        group = intCount;
        ints[group] = PERSPECTIVE;
        ints[group + 1] = PERSPECTIVE_HEAD;
        ints[group + 2] = 0;
        intCount += PERSPECTIVE_HEAD;
    }

    /** Sorts the group in perspective at the end of the list; the next polygon begins another. */
    void endGroup() {
        if (group == NONE) return;
        int count = ints[group + 2];
        grow(count, 0);
        int first = numCount - count * PerspectivePolygon.NUMS + PerspectivePolygon.DISTANCE;
        depthOrder.sort(nums, first, PerspectivePolygon.NUMS, ints, intCount, count);
        intCount += count;
        ints[group + 1] = intCount - group;
        group = NONE;
    }

    /**
     * Appends all commands of another list. Its camera and clip, if it sets them, apply to later commands too.
     *
     * @param other the list to copy; it does not change
     * @throws IllegalArgumentException if it is this list
     */
    public void append(DrawList other) {
        if (other == this) throw new IllegalArgumentException("a draw list cannot be appended to itself");
        endGroup();
        other.endGroup();
        reserve(other.intCount, other.numCount);
        if (refs.length - refCount < other.refCount)
            refs = Arrays.copyOf(refs, room(refs.length, refCount + other.refCount));
        System.arraycopy(other.ints, 0, ints, intCount, other.intCount);
        System.arraycopy(other.nums, 0, nums, numCount, other.numCount);
        System.arraycopy(other.refs, 0, refs, refCount, other.refCount);
        adoptCamera(other);
        intCount += other.intCount;
        numCount += other.numCount;
        refCount += other.refCount;
        commands += other.commands;
        endBatch();
        clipped |= other.clipped;
    }

    /** Records the last camera of a list that is about to be appended. */
    private void adoptCamera(DrawList other) {
        mostViews = Math.max(mostViews, other.mostViews);
        leastZoom = Math.min(leastZoom, other.leastZoom);
        parallax = other.parallax || parallax && other.cameraAt == NONE;
        if (other.cameraAt == NONE) return;
        boolean joins = other.cameraAt == 0 && other.ints[0] == VIEW && other.ints[1] == 0 && endsWithView();
        if (joins) return;
        cameraAt = intCount + other.cameraAt;
        cameraNums = numCount + other.cameraNums;
    }

    /**
     * Appends all commands of another list, moved by whole pixels. Commands after a camera that it sets are not moved.
     *
     * @param other the list to copy; it does not change
     * @param dx distance to the right; rounded
     * @param dy distance down; rounded
     * @throws IllegalArgumentException if it is this list
     */
    public void append(DrawList other, double dx, double dy) {
        int right = Surface.round(dx);
        int down = Surface.round(dy);
        boolean isMoved = (right != 0 || down != 0) && other.cameraAt != 0;
        if (isMoved) shift(right, down);
        append(other);
        if (isMoved && other.cameraAt == NONE) shift(-right, -down);
    }

    /** Moves later commands, up to the next camera. */
    private void shift(int right, int down) {
        reserve(3, 0);
        command(SHIFT, right);
        ints[intCount++] = down;
    }

    private void shape(int command, int argb) {
        command(command, blend);
        ints[intCount++] = argb;
    }

    private void command(int command, int argument) {
        command(command);
        ints[intCount++] = argument;
    }

    private void command(int command, BlendMode blend) {
        command(command | blend.ordinal() << BLEND_SHIFT);
    }

    private void command(int command) {
        endBatch();
        ints[intCount++] = command;
        commands++;
    }

    private void two(double a, double b) {
        nums[numCount++] = a;
        nums[numCount++] = b;
    }

    private void four(double a, double b, double c, double d) {
        two(a, b);
        two(c, d);
    }

    private void rejectTarget(@Nullable Object ref) {
        if (ref != null && ref == target)
            throw new IllegalArgumentException("image '" + target.name() + "' cannot be drawn on itself");
    }

    private void ref(@Nullable Object ref) {
        rejectTarget(ref);
        if (refCount == refs.length) refs = Arrays.copyOf(refs, 2 * refCount);
        refs[refCount++] = ref;
    }

    /** Prepares for another command than a polygon in perspective. */
    private void reserve(int moreInts, int moreNums) {
        endGroup();
        grow(moreInts, moreNums);
    }

    private void grow(int moreInts, int moreNums) {
        if (ints.length - intCount < moreInts) ints = Arrays.copyOf(ints, room(ints.length, intCount + moreInts));
        if (nums.length - numCount < moreNums) nums = Arrays.copyOf(nums, room(nums.length, numCount + moreNums));
    }

    private static int room(int now, int needed) {
        return Math.max(2 * now, needed);
    }
}
