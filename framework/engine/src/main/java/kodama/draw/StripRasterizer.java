package kodama.draw;

/**
 * Draws a picture along a path: its columns along the path, its rows across it.
 *
 * <ol>
 *   <li>The path is divided into pieces, which share the cut between them, so no pixel is missed or blended twice
 *       unless a bend is sharper than the strip is wide.
 *   <li>A {@link QuadScanner} finds the pixels of each piece.
 *   <li>The column of the picture follows from the pixel's share of the way from one cut to the next, the row from its
 *       distance to the center line. Both depend only on the position of the pixel, so neither clip nor bands change a
 *       color.
 * </ol>
 */
final class StripRasterizer {
    private final Surface surface;
    private final StripPath path = new StripPath();
    private final QuadScanner quad = new QuadScanner();

    // Blending of the current strip
    private int tint;
    private int alpha;
    /** Whether the picture repeats at its end; otherwise its last column continues. */
    private boolean repeats;
    /** Columns of the picture per pixel of the path. */
    private double density;

    // The current piece: its index, and its beginning in the picture
    private int piece;
    private double column;

    StripRasterizer(Surface surface) {
        this.surface = surface;
    }

    /** Sets the tint and alpha of the next strip. */
    void setBlending(int tint, int alpha) {
        this.tint = tint;
        this.alpha = alpha;
    }

    /**
     * Draws a strip.
     *
     * @param nums contains the period, then x, y and width of each point in turn
     * @param at index of the period
     */
    void draw(Image image, double[] nums, int at, int points, int cameraX, int cameraY) {
        path.load(nums, at + 1, points, cameraX, cameraY);
        repeats = nums[at] > 0;
        density = image.width / (repeats ? nums[at] : path.total());
        column = 0;
        for (piece = 0; piece < path.count - 1; piece++) {
            piece(image);
            column += path.length[piece] * density;
        }
    }

    private boolean isTinted() {
        return (tint | Colors.BLACK) != Colors.WHITE;
    }

    private void piece(Image image) {
        corner(0, piece, -1);
        corner(1, piece, 1);
        corner(2, piece + 1, 1);
        corner(3, piece + 1, -1);
        quad.scan(surface.top, surface.bottom);
        fill(image);
    }

    private void corner(int number, int point, int side) {
        double away = path.reach[point] * side;
        quad.setCorner(number, path.x[point] + path.cutX[point] * away, path.y[point] + path.cutY[point] * away);
    }

    /**
     * A single loop from the row to the color: most rows of a piece are a few pixels wide, and reading fields again for
     * each would take longer than drawing them.
     */
    private void fill(Image image) {
        int[] pixels = surface.pixels;
        int[] colors = image.pixels;
        int width = image.width;
        int height = image.height;
        BlendMode blend = surface.blend;
        boolean opaque = surface.opaque;
        boolean tinted = isTinted();
        double middleX = path.x[piece];
        double middleY = path.y[piece];
        double alongX = path.alongX[piece];
        double alongY = path.alongY[piece];
        double length = path.length[piece];
        double firstHalf = path.half[piece];
        double wider = path.half[piece + 1] - firstHalf;
        double firstLean = path.lean(piece, piece);
        double lastLean = path.lean(piece, piece + 1);
        for (int span = quad.nextSpan(-1); span >= 0; span = quad.nextSpan(span)) {
            int y = quad.row(span);
            double dy = y + 0.5 - middleY;
            double downAlong = dy * alongY;
            double downAcross = dy * alongX;
            int start = y * surface.stride;
            int to = Math.min(quad.end(span), surface.right);
            for (int x = Math.max(quad.begin(span), surface.left); x < to; x++) {
                double dx = x + 0.5 - middleX;
                double along = dx * alongX + downAlong;
                double across = downAcross - dx * alongY;
                double fromFirst = along - firstLean * across;
                double toLast = length + lastLean * across - along;
                double share = fromFirst / (fromFirst + toLast);
                if (share < 0) share = 0;
                if (share > 1) share = 1;
                double half = wider == 0 ? firstHalf : firstHalf + wider * share;
                int sx = (int) (column + share * length * density);
                int sy = (int) ((across / half + 1) / 2 * height);
                if (sx >= width) sx = repeats ? sx % width : width - 1;
                sy = Math.max(0, Math.min(sy, height - 1));
                int color = colors[sy * width + sx];
                int part = Colors.fade(color >>> 24, alpha);
                if (tinted) color = Colors.tint(color, tint);
                int at = start + x;
                pixels[at] = opaque
                        ? blend.blend(pixels[at], color, part)
                        : blend.blendOnTransparent(pixels[at], color, part);
            }
        }
    }
}
