package kodama.draw;

/** Adds upright pictures to what is below them, as {@link AdditiveImage}. */
final class AdditiveRasterizer {
    /** Longer ones go by the row: the pixels they wait in would not stay in the cache. */
    private static final int LONGEST = 1 << 12;

    private final Surface surface;
    /*
     * HotSpot adds several pixels at once only where it sees that one array does not lie over the other, which takes
     * both from their beginnings: copied there and back, 16x16 pixels take half as long.
     */
    private final int[] below = new int[LONGEST];

    AdditiveRasterizer(Surface surface) {
        this.surface = surface;
    }

    /** Adds a whole picture that is within the clip; false if it is too large for that. */
    boolean drawWhole(Image image, int x, int y) {
        AdditiveImage light = image.additive();
        int count = light.pixels.length;
        if (count > LONGEST || !surface.contains(x, y, image.width, image.height)) return false;
        fetch(light, y * surface.stride + x);
        add(light.pixels, below, count);
        putBack(light, y * surface.stride + x);
        return true;
    }

    private void fetch(AdditiveImage light, int corner) {
        int at = corner;
        for (int row = 0; row < light.from.length; row++, at += surface.stride) {
            int from = light.from[row];
            System.arraycopy(surface.pixels, at + from, below, light.start[row], light.to[row] - from);
        }
    }

    private static void add(int[] light, int[] below, int count) {
        for (int i = 0; i < count; i++) below[i] = Colors.add(below[i], light[i]);
    }

    private void putBack(AdditiveImage light, int corner) {
        int at = corner;
        for (int row = 0; row < light.from.length; row++, at += surface.stride) {
            int from = light.from[row];
            System.arraycopy(below, light.start[row], surface.pixels, at + from, light.to[row] - from);
        }
    }

    /** Adds a part of a picture, cut by the clip. */
    void drawPart(Image image, int x, int y, int sx, int sy, int sw, int sh, boolean flipX, boolean flipY) {
        AdditiveImage light = image.additive();
        int last = Math.min(y + sh, surface.bottom);
        for (int row = Math.max(y, surface.top); row < last; row++) {
            int line = sy + (flipY ? sh - 1 - (row - y) : row - y);
            int first = Math.max(light.from[line], sx) - sx;
            int end = Math.min(light.to[line], sx + sw) - sx;
            int from = Math.max(x + (flipX ? sw - end : first), surface.left);
            int to = Math.min(x + (flipX ? sw - first : end), surface.right);
            int column = flipX ? sw - 1 - (from - x) : from - x;
            int at = light.start[line] + sx + column - light.from[line];
            row(light.pixels, at, flipX ? -1 : 1, row * surface.stride + from, to - from);
        }
    }

    private void row(int[] light, int start, int step, int target, int count) {
        int[] pixels = surface.pixels;
        int at = start;
        for (int i = 0; i < count; i++, at += step) pixels[target + i] = Colors.add(pixels[target + i], light[at]);
    }
}
