package kodama.draw;

/**
 * The geometry of a sprite that is flipped, scaled, skewed and rotated, relative to a whole pixel: that of its upper
 * left corner if it were only scaled. So the pixels of a sprite are the same wherever it is drawn.
 *
 * <p>A sprite is drawn by inverse mapping: for each pixel of the screen the pixel of the picture is looked up, in
 * fixed-point numbers with 16 bits of fraction.
 */
final class SpriteTransform {
    static final int ONE = 1 << 16;

    /** Whether the pixels are those of the picture, perhaps flipped. */
    boolean isUpright;

    /** Whether columns and rows remain columns and rows, so that the steps below are not set. */
    boolean isScaled;

    boolean flipX;
    boolean flipY;

    // Size of the picture
    private int width;
    private int height;

    // From the position of the sprite to its corner
    double beforeX;
    double beforeY;

    // The box of the sprite, relative to its corner
    int boxX;
    int boxY;
    int boxWidth;
    int boxHeight;

    // Position within the picture of the upper left pixel of the box, and how it changes with each pixel right and down
    long u;
    long v;
    long stepU;
    long stepV;
    long downU;
    long downV;

    /** Sets the geometry of a picture with a look. */
    void set(Image image, SpriteLook look) {
        set(
                image.width,
                image.height,
                look.originX(image),
                look.originY(image),
                look.scaleX,
                look.scaleY,
                look.skew,
                look.rotation,
                look.flips);
    }

    /** Sets the geometry of a sprite; see {@link SpriteLook}. */
    void set(
            int width,
            int height,
            double originX,
            double originY,
            double scaleX,
            double scaleY,
            double skew,
            double rotation,
            int flips) {
        this.width = width;
        this.height = height;
        flipX = (flips & SpriteLook.FLIP_X) != 0 ^ scaleX < 0;
        flipY = (flips & SpriteLook.FLIP_Y) != 0 ^ scaleY < 0;
        double wide = Math.abs(scaleX);
        double high = Math.abs(scaleY);
        double ox = scaleX < 0 ? width - originX : originX;
        double oy = scaleY < 0 ? height - originY : originY;
        beforeX = ox * wide;
        beforeY = oy * high;
        int turn = turn(width, height, wide, high, rotation);
        int lean = AngleTable.of(skew);
        isScaled = turn == 0 && lean == 0;
        isUpright = isScaled && wide == 1 && high == 1;
        if (isScaled) setScaled(wide, high);
        else setTurned(ox, oy, wide, high, turn, lean);
    }

    /** Returns the rotation of a picture with a look, in steps of {@link AngleTable}. */
    static int turn(Image image, SpriteLook look) {
        return turn(image.width, image.height, Math.abs(look.scaleX), Math.abs(look.scaleY), look.rotation);
    }

    private static int turn(int width, int height, double wide, double high, double rotation) {
        return AngleTable.of(rotation, Math.max(width * Math.max(1, wide), height * Math.max(1, high)));
    }

    private void setScaled(double wide, double high) {
        boxX = 0;
        boxY = 0;
        boxWidth = Math.max(0, Surface.round(width * wide));
        boxHeight = Math.max(0, Surface.round(height * high));
    }

    private void setTurned(double ox, double oy, double wide, double high, int turn, int lean) {
        if (!(Surface.round(width * wide) > 0 && Surface.round(height * high) > 0)) {
            boxWidth = 0;
            return;
        }
        double cos = AngleTable.cos(turn);
        double sin = AngleTable.sin(turn);
        double tan = AngleTable.sin(lean) / AngleTable.cos(lean);

        // Bounding box of the four corners, relative to the origin
        double x0 = -ox * wide;
        double x1 = (width - ox) * wide;
        double y0 = -oy * high;
        double y1 = (height - oy) * high;
        double downX = tan * cos - sin;
        double downY = tan * sin + cos;
        double left = Math.min(x0 * cos, x1 * cos) + Math.min(y0 * downX, y1 * downX);
        double right = Math.max(x0 * cos, x1 * cos) + Math.max(y0 * downX, y1 * downX);
        double top = Math.min(x0 * sin, x1 * sin) + Math.min(y0 * downY, y1 * downY);
        double bottom = Math.max(x0 * sin, x1 * sin) + Math.max(y0 * downY, y1 * downY);
        boxX = Surface.round(beforeX + left) - 1;
        boxY = Surface.round(beforeY + top) - 1;
        boxWidth = Surface.round(beforeX + right) + 1 - boxX;
        boxHeight = Surface.round(beforeY + bottom) + 1 - boxY;

        double mirrorX = flipX ? -1 : 1;
        double mirrorY = flipY ? -1 : 1;
        double acrossU = cos + tan * sin;
        double alongU = sin - tan * cos;
        stepU = fixed(mirrorX * acrossU / wide);
        stepV = fixed(mirrorY * -sin / high);
        downU = fixed(mirrorX * alongU / wide);
        downV = fixed(mirrorY * cos / high);
        double dx = boxX + 0.5 - beforeX;
        double dy = boxY + 0.5 - beforeY;
        u = fixed((flipX ? width - ox : ox) + mirrorX * (acrossU * dx + alongU * dy) / wide);
        v = fixed((flipY ? height - oy : oy) + mirrorY * (cos * dy - sin * dx) / high);
    }

    private static long fixed(double value) {
        return (long) Math.floor(value * ONE + 0.5);
    }

    /** The column of the sprite's corner on the screen. */
    int left(double x) {
        return Surface.round(x - beforeX);
    }

    /** The row of the sprite's corner on the screen. */
    int top(double y) {
        return Surface.round(y - beforeY);
    }
}
