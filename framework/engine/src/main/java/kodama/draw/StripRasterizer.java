package kodama.draw;

/**
 * Lays a picture along a way: its columns go along, its rows across.
 *
 * <p>The pieces of the way share their cuts, so no pixel is left out or mixed twice where the bend is not sharper than
 * the strip is wide.
 */
final class StripRasterizer {
    /*
     * A pixel of a piece is found in the picture by two measures: its share of the way from one cut to the other, which
     * tells the column, and its distance from the middle line, which tells the row. Both follow from the place of the
     * pixel alone, so neither clip nor bands change a color.
     */
    private final Surface surface;
    private final StripPath way = new StripPath();
    private final QuadScanner quad = new QuadScanner();

    // How the strip at hand is colored.
    private int tint;
    private int alpha;
    /** How much of a pixel's alpha counts, of 256. */
    private int cover;
    /** Whether the picture begins anew where it ends; else its last column goes on. */
    private boolean repeats;
    /** Columns of the picture for each pixel of the way. */
    private double density;

    // The piece at hand: its number, and where it begins in the picture.
    private int piece;
    private double column;

    StripRasterizer(Surface surface) {
        this.surface = surface;
    }

    /** Sets how the next strip is colored. */
    void setBlending(int tint, int alpha) {
        this.tint = tint;
        this.alpha = alpha;
    }

    /**
     * Draws a strip.
     *
     * @param nums has the period, then x, y and width of each point in turn
     * @param at where the period is there
     */
    void draw(Image image, double[] nums, int at, int points, int cameraX, int cameraY) {
        way.load(nums, at + 1, points, cameraX, cameraY);
        repeats = nums[at] > 0;
        density = image.width / (repeats ? nums[at] : way.total());
        cover = cover(image);
        column = 0;
        for (piece = 0; piece < way.count - 1; piece++) {
            piece(image);
            column += way.length[piece] * density;
        }
    }

    /** So that colors come out as those of upright sprites do, which take alpha as it is where the picture covers. */
    private int cover(Image image) {
        return alpha + (image.kind == Image.Kind.BLENDED || isTinted() ? alpha >> 7 : 1);
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
        double away = way.reach[point] * side;
        quad.setCorner(number, way.x[point] + way.cutX[point] * away, way.y[point] + way.cutY[point] * away);
    }

    /**
     * One loop from the row to the color: most rows of a piece are a few pixels wide, and what is read anew for each
     * would cost more than they do.
     */
    private void fill(Image image) {
        int[] pixels = surface.pixels;
        int[] colors = image.pixels;
        int width = image.width;
        int height = image.height;
        BlendMode blend = surface.blend;
        boolean tinted = isTinted();
        double middleX = way.x[piece];
        double middleY = way.y[piece];
        double alongX = way.alongX[piece];
        double alongY = way.alongY[piece];
        double length = way.length[piece];
        double firstHalf = way.half[piece];
        double wider = way.half[piece + 1] - firstHalf;
        double firstLean = way.lean(piece, piece);
        double lastLean = way.lean(piece, piece + 1);
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
                int part = (color >>> 24) * cover >> 8;
                if (tinted) color = Colors.tint(color, tint);
                int at = start + x;
                pixels[at] = blend.blend(pixels[at], color, part);
            }
        }
    }
}
