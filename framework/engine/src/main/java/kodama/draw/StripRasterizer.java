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
 *   <li>The colors of a row are copied at once if none is blended, otherwise gathered, and then blended together.
 * </ol>
 */
final class StripRasterizer {
    /** Added to positions within the picture, so that one on the border of two pixels is in the second. */
    private static final double NUDGE = 1e-6;

    private final Surface surface;
    private final StripPath path = new StripPath();
    private final QuadScanner quad = new QuadScanner();

    /** Gathered colors of one row; as long as the widest target so far. */
    private int[] row = {};

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
            if (repeats && column >= image.width) column %= image.width;
        }
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
     * Gathers the colors of each row, or copies them at once. A single loop from the row to the color: most rows of a
     * piece are a few pixels wide, and reading fields again for each would take longer than drawing them.
     */
    private void fill(Image image) {
        int[] pixels = surface.pixels;
        int[] colors = image.pixels;
        int width = image.width;
        int lowest = image.height - 1;
        boolean copied = isCopied(image);
        int[] row = copied ? pixels : row();
        double middleX = path.x[piece];
        double middleY = path.y[piece];
        double alongX = path.alongX[piece];
        double alongY = path.alongY[piece];
        double length = path.length[piece];
        double firstHalf = path.half[piece];
        double wider = path.half[piece + 1] - firstHalf;
        double firstLean = path.lean(piece, piece);
        double longer = path.lean(piece, piece + 1) - firstLean;
        double columns = length * density;
        double start = column + NUDGE;
        double middle = image.height / 2.0;
        double evenly = middle / firstHalf;
        double down = middle + NUDGE;
        for (int span = quad.nextSpan(-1); span >= 0; span = quad.nextSpan(span)) {
            int y = quad.row(span);
            double dy = y + 0.5 - middleY;
            double downAlong = dy * alongY;
            double downAcross = dy * alongX;
            int begin = Math.max(quad.begin(span), surface.left);
            int end = Math.min(quad.end(span), surface.right);
            int at = y * surface.stride + begin;
            int to = copied ? at : 0;
            for (int x = begin; x < end; x++) {
                double dx = x + 0.5 - middleX;
                double across = downAcross - dx * alongY;
                double share = (dx * alongX + downAlong - firstLean * across) / (length + longer * across);
                if (share < 0) share = 0;
                if (share > 1) share = 1;
                double taller = wider == 0 ? evenly : middle / (firstHalf + wider * share);
                int sx = (int) (start + share * columns);
                int sy = Math.max(0, Math.min((int) (across * taller + down), lowest));
                if (sx >= width) sx = repeats ? sx % width : width - 1;
                int color = colors[sy * width + sx];
                if (!copied || color < 0) row[to] = color;
                to++;
            }
            if (!copied && begin < end) blend(image, at, end - begin);
        }
    }

    /** Whether each color is either copied or skipped. */
    private boolean isCopied(Image image) {
        return surface.blend == BlendMode.NORMAL
                && alpha == 255
                && (tint | Colors.BLACK) == Colors.WHITE
                && image.kind != Image.Kind.BLENDED;
    }

    private int[] row() {
        if (row.length < surface.stride) row = new int[surface.stride];
        return row;
    }

    private void blend(Image image, int start, int count) {
        PixelSpans.mix(surface.opaque, surface.blend, image.kind, row, 0, surface.pixels, start, count, tint, alpha);
    }
}
