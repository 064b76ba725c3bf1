package kodama.draw;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Turns draw lists into pixels.
 *
 * <ol>
 *   <li>The rows are cleared to black, and the {@link Surface} is set to them without a clip.
 *   <li>Each command of the list is read from its three arrays, moved by the camera, and passed to the class that draws
 *       it.
 *   <li>That class clips it to the surface and writes whole spans of pixels ({@link PixelSpans}).
 *   <li>Before a command that needs the picture of all bands, such as an effect, and where the view of a camera begins
 *       or ends, the rasterizer pauses; {@link Stages} does the command, and the rasterizer continues.
 * </ol>
 *
 * <p>It uses integer arithmetic and a sine table, so a list gives the same pixels on every machine, drawn as a whole or
 * in bands. It does not allocate once its row buffer fits the widest sprite. Not thread-safe, but several rasterizers
 * may draw different bands of a frame at once.
 */
public final class Rasterizer {
    private final Surface surface = new Surface();
    private final SpriteRasterizer sprites = new SpriteRasterizer(surface);
    private final BatchRasterizer batch = new BatchRasterizer(surface, sprites);
    private final ShapeRasterizer shapes = new ShapeRasterizer(surface);
    private final StrokeRasterizer strokes = new StrokeRasterizer(surface);
    private final StripRasterizer strips = new StripRasterizer(surface);
    private final PathRasterizer paths = new PathRasterizer(surface);
    private final TileRasterizer tiles = new TileRasterizer(surface);
    private final TileFieldRasterizer fields = new TileFieldRasterizer(surface);
    private final PerspectiveRasterizer perspective = new PerspectiveRasterizer(surface);
    private final TextRasterizer text = new TextRasterizer(surface, PixelFont.builtIn());
    private final GlyphRunRasterizer glyphs = new GlyphRunRasterizer(surface);
    private final Stages.Band band = new Band();
    private final Stages stages =
            new Stages(new Stages.Band[] {band}, work -> work.run(0), () -> new Rasterizer()::draw);

    // The next command of the current list: its index in the list's arrays; the list is null before the first
    private @Nullable DrawList list;
    private int nextInt;
    private int nextNum;
    private int nextRef;

    /** Whether the target was black before the first command. */
    private boolean cleared;
    /** Whether the target is the picture of a view. */
    private boolean inView;
    // The first command of the view
    private int viewInt;
    private int viewNum;
    private int viewRef;

    // World position at the top left corner of the target, to which commands are relative; in virtual pixels
    private int cameraX;
    private int cameraY;
    // The same without parallax and shift
    private int originX;
    private int originY;
    // The camera's position, by which distant things move less
    private double anchorX;
    private double anchorY;
    // Distance by which commands are moved to the right and down
    private int parallaxX;
    private int parallaxY;
    private int shiftX;
    private int shiftY;

    /** Creates a rasterizer. */
    public Rasterizer() {}

    /**
     * Clears a frame to black and draws a list on it.
     *
     * @param list the list; it does not change
     */
    public void draw(DrawList list, FrameBuffer frame) {
        begin(list, frame, 0, frame.height());
        stages.finish();
    }

    /** Draws a list on a canvas. */
    private void draw(DrawList list, Canvas canvas) {
        begin(list, canvas, 0, canvas.height());
        stages.finish();
    }

    /** Draws a list over the current content of a frame. */
    void drawOver(DrawList list, FrameBuffer frame) {
        surface.setTarget(frame, 0, frame.height());
        begin(list);
        cleared = false;
        stages.finish();
    }

    /**
     * Clears some rows of a frame to black and begins to draw a list there.
     *
     * @param top first row
     * @param bottom row after the last
     */
    void begin(DrawList list, FrameBuffer frame, int top, int bottom) {
        surface.setTarget(frame, top, bottom);
        surface.fill(Colors.BLACK);
        begin(list);
        cleared = true;
    }

    /** Begins to draw a list on some rows of a canvas, which is cleared before if it does not keep its content. */
    void begin(DrawList list, Canvas canvas, int top, int bottom) {
        surface.setTarget(canvas, top, bottom);
        if (!canvas.keeps()) surface.clear(canvas.background());
        begin(list);
        cleared = false;
    }

    private void begin(DrawList next) {
        next.endGroup();
        list = next;
        nextInt = 0;
        nextNum = 0;
        nextRef = 0;
        inView = false;
        setCamera(0, 0, 0, 0);
    }

    private void setCamera(int x, int y, double ofWorldX, double ofWorldY) {
        originX = x;
        originY = y;
        anchorX = ofWorldX;
        anchorY = ofWorldY;
        parallaxX = 0;
        parallaxY = 0;
        shiftX = 0;
        shiftY = 0;
        move();
    }

    private void move() {
        cameraX = originX - parallaxX - shiftX;
        cameraY = originY - parallaxY - shiftY;
    }

    /** Returns this rasterizer as a band of the picture, which pauses before commands that need all bands. */
    Stages.Band band() {
        return band;
    }

    private DrawList current() {
        return Objects.requireNonNull(list);
    }

    private void run(DrawList list) {
        int[] ints = list.ints;
        double[] nums = list.nums;
        Object[] refs = list.refs;
        int end = list.intCount;
        int i = nextInt;
        int n = nextNum;
        int r = nextRef;
        while (i < end) {
            surface.blend = BlendMode.of(ints[i] >>> DrawList.BLEND_SHIFT);
            switch (ints[i] & DrawList.COMMAND) {
                case DrawList.BATCH -> {
                    batch.draw(ints, i, refs, r, cameraX, cameraY);
                    r += ints[i + 2];
                    i += ints[i + 1];
                }
                case DrawList.SPRITE -> {
                    sprites.begin((Image) refs[r++], 255);
                    sprites.drawUpright(x(nums[n]), y(nums[n + 1]));
                    i += 1;
                    n += 2;
                }
                case DrawList.SPRITE_MIXED -> {
                    sprites.begin((Image) refs[r++], ints[i + 1]);
                    sprites.drawUpright(x(nums[n]), y(nums[n + 1]));
                    i += 2;
                    n += 2;
                }
                case DrawList.SPRITE_LOOK -> {
                    sprites.begin((Image) refs[r], ints[i + 1]);
                    sprites.setColors(ints[i + 3], ints[i + 4], (Palette) refs[r + 1], (Dissolve) refs[r + 2]);
                    sprites.draw(nums[n] - cameraX, nums[n + 1] - cameraY, nums, n + 2, ints[i + 2]);
                    i += 5;
                    n += 8;
                    r += 3;
                }
                case DrawList.RECT -> {
                    shapes.rect(nums[n] - cameraX, nums[n + 1] - cameraY, nums[n + 2], nums[n + 3], ints[i + 1]);
                    i += 2;
                    n += 4;
                }
                case DrawList.FRAME -> {
                    shapes.frame(nums[n] - cameraX, nums[n + 1] - cameraY, nums[n + 2], nums[n + 3], ints[i + 1]);
                    i += 2;
                    n += 4;
                }
                case DrawList.LINE -> {
                    shapes.line(x(nums[n]), y(nums[n + 1]), x(nums[n + 2]), y(nums[n + 3]), ints[i + 1]);
                    i += 2;
                    n += 4;
                }
                case DrawList.CIRCLE -> {
                    shapes.circle(x(nums[n]), y(nums[n + 1]), nums[n + 2], ints[i + 1]);
                    i += 2;
                    n += 3;
                }
                case DrawList.DISC -> {
                    shapes.disc(x(nums[n]), y(nums[n + 1]), nums[n + 2], ints[i + 1]);
                    i += 2;
                    n += 3;
                }
                case DrawList.STROKE -> {
                    stroke(nums, n, ints[i + 2] != 0, ints[i + 1]);
                    i += 3;
                    n += 5;
                }
                case DrawList.POLYGON -> {
                    strokes.polygon(nums, n, ints[i + 2], cameraX, cameraY, ints[i + 1]);
                    n += 2 * ints[i + 2];
                    i += 3;
                }
                case DrawList.STRIP -> {
                    strips.setBlending(ints[i + 2], ints[i + 3]);
                    strips.draw((Image) refs[r++], nums, n, ints[i + 1], cameraX, cameraY);
                    n += 1 + 3 * ints[i + 1];
                    i += 4;
                }
                case DrawList.PATH -> {
                    if ((ints[i + 2] & DrawList.GRADIENT) == 0) paths.setColor(ints[i + 1]);
                    else paths.setGradient((Gradient) refs[r++], ints[i + 1], nums, n);
                    n += path(ints, i, nums, n);
                    i += DrawList.PATH_HEAD + ints[i + 3];
                }
                case DrawList.STRETCH -> {
                    tiles.setBlending(ints[i + 3], ints[i + 4]);
                    stretch((Image) refs[r++], ints[i + 1], ints[i + 2], nums, n);
                    i += 5;
                    n += 4;
                }
                case DrawList.TILE -> {
                    tiles.setBlending(ints[i + 1], ints[i + 2]);
                    tile((Image) refs[r++], nums, n);
                    i += 3;
                    n += 7;
                }
                case DrawList.TILES -> {
                    fields.setBlending(ints[i + 1], ints[i + 2]);
                    fields.draw((TileField) refs[r++], x(nums[n]), y(nums[n + 1]), (long) nums[n + 2]);
                    i += 3;
                    n += 3;
                }
                case DrawList.PERSPECTIVE -> {
                    perspective.draw(ints, i, nums, n, refs, r, cameraX, cameraY);
                    n += ints[i + 2] * PerspectivePolygon.NUMS;
                    r += ints[i + 2];
                    i += ints[i + 1];
                }
                case DrawList.TEXT -> {
                    text.draw((String) refs[r++], x(nums[n]), y(nums[n + 1]), ints[i + 1], ints[i + 2]);
                    i += 3;
                    n += 2;
                }
                case DrawList.GLYPHS -> {
                    glyphs((GlyphRun) refs[r++], x(nums[n]), y(nums[n + 1]), ints, i + 1);
                    i += 6;
                    n += 2;
                }
                case DrawList.FILL -> {
                    surface.fill(ints[i + 1]);
                    i += 2;
                }
                case DrawList.CLIP -> {
                    surface.clip(nums[n], nums[n + 1], nums[n + 2], nums[n + 3]);
                    i += 1;
                    n += 4;
                }
                case DrawList.UNCLIP -> {
                    surface.unclip();
                    i += 1;
                }
                case DrawList.CAMERA -> {
                    if (inView) {
                        pauseAt(i, n, r);
                        return;
                    }
                    setCamera(Surface.round(nums[n]), Surface.round(nums[n + 1]), nums[n], nums[n + 1]);
                    i += 1;
                    n += 2;
                }
                case DrawList.SHIFT -> {
                    shiftX += ints[i + 1];
                    shiftY += ints[i + 2];
                    move();
                    i += 3;
                }
                case DrawList.PARALLAX -> {
                    parallaxX = Surface.round((1 - nums[n]) * anchorX);
                    parallaxY = Surface.round((1 - nums[n + 1]) * anchorY);
                    move();
                    i += 1;
                    n += 2;
                }
                case DrawList.VIEW, DrawList.EFFECT, DrawList.CANVASES -> {
                    pauseAt(i, n, r);
                    return;
                }
                default -> throw new IllegalStateException("draw list contains an unknown command " + ints[i]);
            }
        }
        pauseAt(i, n, r);
    }

    private void pauseAt(int i, int n, int r) {
        nextInt = i;
        nextNum = n;
        nextRef = r;
    }

    private void stroke(double[] nums, int n, boolean round, int argb) {
        double x = nums[n] - cameraX;
        double y = nums[n + 1] - cameraY;
        strokes.line(x, y, nums[n + 2] - cameraX, nums[n + 3] - cameraY, nums[n + 4], round, argb);
    }

    /** Fills a path and returns its number of nums. */
    private int path(int[] ints, int i, double[] nums, int n) {
        int flags = ints[i + 2];
        int contours = ints[i + 3];
        int ends = i + DrawList.PATH_HEAD;
        boolean smooth = (flags & DrawList.SMOOTH) != 0;
        boolean overlapping = (flags & DrawList.OVERLAPPING) != 0;
        int corners = n + PathRasterizer.HEAD;
        paths.fill(nums, corners, ints, ends, contours, smooth, overlapping, cameraX, cameraY);
        return PathRasterizer.HEAD + (contours == 0 ? 0 : ints[ends + contours - 1]);
    }

    private void stretch(Image image, int source, int size, double[] nums, int n) {
        int right = x(nums[n] + nums[n + 2]);
        int bottom = y(nums[n + 1] + nums[n + 3]);
        int sw = size >>> 16;
        int sh = size & 0xFFFF;
        tiles.stretch(image, source >>> 16, source & 0xFFFF, sw, sh, x(nums[n]), y(nums[n + 1]), right, bottom);
    }

    private void tile(Image image, double[] nums, int n) {
        int right = x(nums[n] + nums[n + 2]);
        int bottom = y(nums[n + 1] + nums[n + 3]);
        double offsetX = nums[n + 4];
        double offsetY = nums[n + 5];
        tiles.tile(image, x(nums[n]), y(nums[n + 1]), right, bottom, offsetX, offsetY, nums[n + 6]);
    }

    private void glyphs(GlyphRun text, int x, int y, int[] ints, int at) {
        glyphs.text(text, x, y, ints[at + 4]);
        glyphs.shadow(ints[at + 2], ints[at + 3] >> 16, (short) ints[at + 3]);
        glyphs.outline(ints[at + 1]);
        glyphs.fill(ints[at]);
    }

    private int x(double x) {
        return Surface.round(x - cameraX);
    }

    private int y(double y) {
        return Surface.round(y - cameraY);
    }

    private final class Band implements Stages.Band {
        @Override
        public void advance() {
            run(current());
        }

        @Override
        public boolean isPaused() {
            return nextInt < current().intCount;
        }

        @Override
        public int pausedCommand() {
            return current().ints[nextInt];
        }

        @Override
        public int pausedInt(int index) {
            return current().ints[nextInt + index];
        }

        @Override
        public double pausedNumber(int index) {
            return current().nums[nextNum + index];
        }

        @Override
        public Object pausedObject() {
            return current().refs[nextRef];
        }

        @Override
        public void skip(int ints, int nums, int refs) {
            nextInt += ints;
            nextNum += nums;
            nextRef += refs;
        }

        @Override
        public boolean isBlank() {
            return cleared && nextInt == 0;
        }

        @Override
        public void beginViews() {
            viewInt = nextInt;
            viewNum = nextNum;
            viewRef = nextRef;
        }

        @Override
        public void enterView(ViewRasterizer view, int top, int bottom) {
            surface.enterView(view.pixels(), view.width(), view.height(), view.isOpaque(), top, bottom);
            setCamera(view.originX(), view.originY(), view.anchorX(), view.anchorY());
            inView = true;
            pauseAt(viewInt, viewNum, viewRef);
        }

        @Override
        public void leaveView() {
            surface.leaveView();
            setCamera(0, 0, 0, 0);
            inView = false;
        }

        @Override
        public Surface surface() {
            return surface;
        }

        @Override
        public int cameraX() {
            return cameraX;
        }

        @Override
        public int cameraY() {
            return cameraY;
        }
    }
}
