package kodama.draw;

/**
 * Lays a picture along a way: its columns go along, its rows across.
 *
 * <p>The pieces of the way share their cuts, so no pixel is left out or mixed twice where the bend is not sharper than
 * the strip is wide.
 */
final class Strips {
    /*
     * A pixel of a piece is found in the picture by two measures: its share of the way from one cut to the other, which
     * tells the column, and its distance from the middle line, which tells the row. Both follow from the place of the
     * pixel alone, so neither clip nor bands change a color.
     */
    private final Surface surface;
    private final Way way = new Way();
    private final Outline outline = new Outline();
    /** Colors of one row, gathered; as long as the widest row so far. */
    private int[] row = new int[256];

    // How the colors are put on those below, of the strip at hand.
    private int tint;
    private int alpha;
    private boolean add;
    private boolean mixed;
    /** Whether the picture begins anew where it ends; else its last column goes on. */
    private boolean repeats;
    /** Columns of the picture for each pixel of the way. */
    private double density;

    // The piece at hand: its number, where it begins in the picture, and how far its cuts lean forward for each pixel
    // to the right of the middle line.
    private int piece;
    private double column;
    private double firstLean;
    private double lastLean;

    Strips(Surface surface) {
        this.surface = surface;
    }

    /** Sets how the next strip is colored. */
    void mix(int flags, int tint, int alpha) {
        this.tint = tint;
        this.alpha = alpha;
        add = (flags & DrawList.ADD) != 0;
        mixed = add || alpha != 255 || (tint | Colors.BLACK) != Colors.WHITE;
    }

    /**
     * Draws a strip.
     *
     * @param nums has the period, then x, y and width of each point in turn
     * @param at where the period is there
     */
    void draw(Image image, double[] nums, int at, int points, int cameraX, int cameraY) {
        way.take(nums, at + 1, points, cameraX, cameraY);
        repeats = nums[at] > 0;
        density = image.width / (repeats ? nums[at] : way.total());
        column = 0;
        for (piece = 0; piece < way.count - 1; piece++) {
            piece(image);
            column += way.length[piece] * density;
        }
    }

    private void piece(Image image) {
        outline.begin();
        corner(piece, -1);
        corner(piece, 1);
        corner(piece + 1, 1);
        corner(piece + 1, -1);
        firstLean = lean(piece);
        lastLean = lean(piece + 1);
        int last = outline.last(surface.bottom);
        for (int y = outline.first(surface.top); y < last; y++) {
            int crossed = outline.cross(y);
            for (int i = 0; i < crossed; i += 2) span(image, outline.column(i), outline.column(i + 1), y);
        }
    }

    private void corner(int point, int side) {
        double away = way.reach[point] * side;
        outline.corner(way.x[point] + way.cutX[point] * away, way.y[point] + way.cutY[point] * away);
    }

    private double lean(int point) {
        double cutX = way.cutX[point];
        double cutY = way.cutY[point];
        return way.along(piece, cutX, cutY) / way.across(piece, cutX, cutY);
    }

    private void span(Image image, int left, int right, int y) {
        int from = Math.max(left, surface.left);
        int count = Math.min(right, surface.right) - from;
        if (count <= 0) return;
        if (row.length < count) row = new int[count];
        for (int i = 0; i < count; i++) row[i] = color(image, from + i + 0.5 - way.x[piece], y + 0.5 - way.y[piece]);
        int start = y * surface.stride + from;
        if (mixed) Spans.mix(image.kind, row, 0, surface.pixels, start, count, tint, alpha, add);
        else Spans.copy(image.kind, row, 0, surface.pixels, start, count);
    }

    /** What the picture has for a pixel so far from the first point of the piece. */
    private int color(Image image, double dx, double dy) {
        double along = way.along(piece, dx, dy);
        double across = way.across(piece, dx, dy);
        double fromFirst = along - firstLean * across;
        double toLast = way.length[piece] + lastLean * across - along;
        double share = Math.max(0, Math.min(1, fromFirst / (fromFirst + toLast)));
        double half = way.half[piece] + (way.half[piece + 1] - way.half[piece]) * share;
        int sx = (int) (column + share * way.length[piece] * density);
        int sy = (int) ((across / half + 1) / 2 * image.height);
        sx = repeats ? sx % image.width : Math.min(sx, image.width - 1);
        return image.pixels[Math.max(0, Math.min(sy, image.height - 1)) * image.width + sx];
    }
}
