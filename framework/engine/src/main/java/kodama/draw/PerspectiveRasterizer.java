package kodama.draw;

/**
 * Draws groups of pictures in perspective, see {@link PerspectivePolygon}.
 *
 * <ol>
 *   <li>The polygons of a group are drawn in the order that the list has computed.
 *   <li>Of each row, the pixels between the two edges are drawn. The edge of a row is computed from the upper end of
 *       the edge down, so that neighbors meet without gap or overlap.
 *   <li>For each pixel, a division gives the distance, and thus the place in the picture and the fog. If the distance
 *       is the same in the whole row, as on a floor, there is one division per row.
 *   <li>The colors are tinted, filled, then fogged, and drawn over the surface.
 * </ol>
 *
 * <p>All numbers depend only on the position of a pixel, not on the clip.
 */
final class PerspectiveRasterizer {
    private static final long MASK = (1L << PerspectivePolygon.FRACTION) - 1;
    private static final int FRACTION = PerspectivePolygon.FRACTION;
    private static final int FOG_STEPS = PerspectivePolygon.FOG_STEPS;

    private static final int ALPHA = 0xFF000000;
    private static final int RED_BLUE = 0x00FF00FF;
    private static final int GREEN = 0x0000FF00;

    private final Surface surface;
    /** Colors of the pixels of a row, and their steps of fog. */
    private int[] colors = new int[256];

    private int[] fogs = new int[256];

    // The current polygon
    private Image image = new Image("none", 1, 1, new int[1]);
    private BlendMode blend = BlendMode.NORMAL;
    private int corner;
    private int width;
    private int height;
    private int tint;
    /** {@code 0xRRGGBB} and, in the highest byte, the share of the fill. */
    private int fill;

    private int alpha;
    private boolean fogged;
    private int fog;
    private double fogFrom;
    private double fogScale;
    private long leastU;
    private long mostU;
    private long leastV;
    private long mostV;

    PerspectiveRasterizer(Surface surface) {
        this.surface = surface;
    }

    /** Draws a group: its command, then each polygon, then their order. */
    void draw(int[] ints, int i, double[] nums, int n, Object[] refs, int r, int cameraX, int cameraY) {
        int count = ints[i + 2];
        int first = i + DrawList.PERSPECTIVE_HEAD;
        int order = first + count * PerspectivePolygon.INTS;
        if (colors.length < surface.stride) reserve();
        for (int k = order; k < order + count; k++) {
            int number = ints[k];
            load((Image) refs[r + number], ints, first + number * PerspectivePolygon.INTS);
            int at = n + number * PerspectivePolygon.NUMS;
            load(nums, at);
            fill(ints, first + number * PerspectivePolygon.INTS, nums, at, cameraX, cameraY);
        }
    }

    private void reserve() {
        colors = new int[surface.stride];
        fogs = new int[surface.stride];
    }

    private void load(Image picture, int[] ints, int at) {
        int source = ints[at + PerspectivePolygon.SOURCE];
        int size = ints[at + PerspectivePolygon.SIZE];
        image = picture;
        blend = BlendMode.of(ints[at + PerspectivePolygon.BLEND]);
        corner = (source & 0xFFFF) * picture.width + (source >>> 16);
        width = size >>> 16;
        height = size & 0xFFFF;
        tint = ints[at + PerspectivePolygon.TINT];
        fill = ints[at + PerspectivePolygon.FILL];
        alpha = ints[at + PerspectivePolygon.ALPHA];
        fogged = ints[at + PerspectivePolygon.FOG] >= 0;
        fog = switch (blend) {
            case NORMAL -> ints[at + PerspectivePolygon.FOG];
            case ADD, SUBTRACT, SCREEN -> 0; // changes nothing: light and shadows fade
            case MULTIPLY -> Colors.WHITE;
        };
    }

    private void load(double[] nums, int at) {
        fogFrom = nums[at + PerspectivePolygon.FOG_FROM];
        fogScale = nums[at + PerspectivePolygon.FOG_SCALE];
        leastU = (long) nums[at + PerspectivePolygon.LEAST_U];
        mostU = (long) nums[at + PerspectivePolygon.END_U] - 1;
        leastV = (long) nums[at + PerspectivePolygon.LEAST_V];
        mostV = (long) nums[at + PerspectivePolygon.END_V] - 1;
    }

    private void fill(int[] ints, int at, double[] nums, int n, int cameraX, int cameraY) {
        int left = Math.max(surface.left, ints[at + PerspectivePolygon.LEFT] - cameraX);
        int right = Math.min(surface.right, ints[at + PerspectivePolygon.RIGHT] - cameraX);
        int top = Math.max(surface.top, ints[at + PerspectivePolygon.TOP] - cameraY);
        int bottom = Math.min(surface.bottom, ints[at + PerspectivePolygon.BOTTOM] - cameraY);
        if (left >= right) return;
        int count = ints[at + PerspectivePolygon.CORNERS];
        int corners = n + PerspectivePolygon.CORNER;
        double least = Double.POSITIVE_INFINITY;
        double most = Double.NEGATIVE_INFINITY;
        for (int i = corners + 1; i < corners + 2 * count; i += 2) {
            least = Math.min(least, nums[i]);
            most = Math.max(most, nums[i]);
        }
        int end = (int) Math.min(bottom, Math.ceil(most - 0.5) - cameraY);
        for (int y = (int) Math.max(top, Math.ceil(least - 0.5) - cameraY); y < end; y++)
            row(nums, n, corners, count, y, left, right, cameraX, y + cameraY);
    }

    /** Draws a row of the polygon; {@code worldY} is its row before the camera moves it. */
    private void row(
            double[] nums, int n, int corners, int count, int y, int left, int right, int cameraX, int worldY) {
        double middle = worldY + 0.5;
        double least = Double.POSITIVE_INFINITY;
        double most = Double.NEGATIVE_INFINITY;
        for (int at = 0, from = 2 * count - 2; at < 2 * count; from = at, at += 2) {
            double y0 = nums[corners + from + 1];
            double y1 = nums[corners + at + 1];
            if (y1 <= middle == y0 <= middle) continue;
            double x = y0 < y1
                    ? crossing(nums[corners + from], y0, nums[corners + at], y1, middle)
                    : crossing(nums[corners + at], y1, nums[corners + from], y0, middle);
            least = Math.min(least, x);
            most = Math.max(most, x);
        }
        int begin = (int) Math.max(left, Math.ceil(least - 0.5) - cameraX);
        int end = (int) Math.min(right, Math.ceil(most - 0.5) - cameraX);
        if (begin >= end) return;
        span(nums, n, y, begin, end - begin, begin + cameraX, worldY);
    }

    private static double crossing(double x0, double y0, double x1, double y1, double y) {
        return x0 + (y - y0) / (y1 - y0) * (x1 - x0);
    }

    private void span(double[] nums, int n, int y, int x, int count, int worldX, int worldY) {
        double q = nums[n + PerspectivePolygon.Q] + nums[n + PerspectivePolygon.Q + 2] * worldY;
        double u = nums[n + PerspectivePolygon.U] + nums[n + PerspectivePolygon.U + 2] * worldY;
        double v = nums[n + PerspectivePolygon.V] + nums[n + PerspectivePolygon.V + 2] * worldY;
        double perQ = nums[n + PerspectivePolygon.Q + 1];
        double perU = nums[n + PerspectivePolygon.U + 1];
        double perV = nums[n + PerspectivePolygon.V + 1];
        boolean level = perQ == 0;
        if (level) gatherLevel(1 / q, u, v, perU, perV, worldX, count);
        else gather(q, u, v, perQ, perU, perV, worldX, count);
        if ((tint | Colors.BLACK) != Colors.WHITE) tint(count);
        if (fill >>> 24 != 0) fill(count);
        if (fogged && level) fog(count, fogOf(1 / q));
        else if (fogged) fog(count);
        int start = y * surface.stride + x;
        if (blend == BlendMode.NORMAL && alpha == 255)
            PixelSpans.copy(surface.opaque, image.kind, colors, 0, surface.pixels, start, count);
        else
            PixelSpans.mix(
                    surface.opaque, blend, image.kind, colors, 0, surface.pixels, start, count, Colors.WHITE, alpha);
    }

    /** Gathers colors that have all the same distance. */
    private void gatherLevel(double z, double u, double v, double perU, double perV, int worldX, int count) {
        int[] pixels = image.pixels;
        int[] colors = this.colors;
        int stride = image.width;
        long stepU = (long) (perU * z);
        long stepV = (long) (perV * z);
        long atU = (long) (u * z) + stepU * worldX;
        long atV = (long) (v * z) + stepV * worldX;
        int line = stepV == 0 ? corner + texel(atV, leastV, mostV, height) * stride : corner;
        for (int i = 0; i < count; i++, atU += stepU, atV += stepV) {
            int at = line + texel(atU, leastU, mostU, width);
            if (stepV != 0) at += texel(atV, leastV, mostV, height) * stride;
            colors[i] = pixels[at];
        }
    }

    /** Gathers colors and steps of fog. */
    private void gather(double q, double u, double v, double perQ, double perU, double perV, int worldX, int count) {
        int[] pixels = image.pixels;
        int[] colors = this.colors;
        int[] fogs = this.fogs;
        int stride = image.width;
        for (int i = 0; i < count; i++) {
            int x = worldX + i;
            double z = 1 / (q + perQ * x);
            int column = texel((long) ((u + perU * x) * z), leastU, mostU, width);
            int line = texel((long) ((v + perV * x) * z), leastV, mostV, height);
            colors[i] = pixels[corner + line * stride + column];
            fogs[i] = fogOf(z);
        }
    }

    /** Returns the column of the picture for u, or its row for v. */
    private static int texel(long place, long least, long most, int size) {
        return (int) ((Math.max(least, Math.min(place, most)) & MASK) * size >>> FRACTION);
    }

    private int fogOf(double z) {
        return Math.max(0, Math.min((int) ((z - fogFrom) * fogScale), FOG_STEPS));
    }

    private void tint(int count) {
        for (int i = 0; i < count; i++) colors[i] = Colors.tint(colors[i], tint);
    }

    private void fill(int count) {
        for (int i = 0; i < count; i++)
            colors[i] = Colors.blend(colors[i], fill, fill >>> 24) & ~ALPHA | colors[i] & ALPHA;
    }

    private void fog(int count, int step) {
        if (step == 0) return;
        int rest = FOG_STEPS - step;
        int redBlue = (fog & RED_BLUE) * step;
        int green = (fog & GREEN) * step;
        int[] colors = this.colors;
        for (int i = 0; i < count; i++) {
            int color = colors[i];
            colors[i] = color & ALPHA
                    | ((color & RED_BLUE) * rest + redBlue) >>> 8 & RED_BLUE
                    | ((color & GREEN) * rest + green) >>> 8 & GREEN;
        }
    }

    private void fog(int count) {
        int[] colors = this.colors;
        int[] fogs = this.fogs;
        int redBlue = fog & RED_BLUE;
        int green = fog & GREEN;
        for (int i = 0; i < count; i++) {
            int color = colors[i];
            int step = fogs[i];
            int rest = FOG_STEPS - step;
            colors[i] = color & ALPHA
                    | ((color & RED_BLUE) * rest + redBlue * step) >>> 8 & RED_BLUE
                    | ((color & GREEN) * rest + green * step) >>> 8 & GREEN;
        }
    }
}
