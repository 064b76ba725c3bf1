package kodama.draw.effect;

import java.util.Objects;
import kodama.base.Checks;
import kodama.draw.EffectPixels;
import kodama.draw.Image;
import kodama.draw.PixelEffect;

/**
 * Moves pixels by the colors of a picture: heat haze, shock waves, water, glass. Red is the distance to the right,
 * green the distance down: 127 and 128 are none, 255 the strength, 0 the same in the other direction; transparent
 * pixels move nothing. The picture is repeated over the rectangle.
 */
public final class Displacement implements PixelEffect {
    private static final double FARTHEST = 1_000;
    private static final int LEVELS = 256;
    private static final int MOST = 127;

    private final Image map;
    // Distances for each value of a channel, in whole pixels
    private final int[] distancesX;
    private final int[] distancesY;
    private final int offsetX;
    private final int offsetY;

    /**
     * Creates a displacement.
     *
     * @param map the distances; its pixels may change between frames, as those of a canvas do
     * @param strengthX largest distance to the right, in pixels; -1,000 to 1,000
     * @param strengthY largest distance down, in pixels; -1,000 to 1,000
     * @param offsetX position of the picture in the rectangle, in pixels
     * @param offsetY position of the picture in the rectangle, in pixels
     */
    public Displacement(Image map, double strengthX, double strengthY, double offsetX, double offsetY) {
        this.map = Objects.requireNonNull(map, "map");
        distancesX = distances("horizontal strength of a displacement", strengthX);
        distancesY = distances("vertical strength of a displacement", strengthY);
        this.offsetX = offset(offsetX, map.width());
        this.offsetY = offset(offsetY, map.height());
    }

    /** Returns the nearest whole distances; the middle of a channel is between 127 and 128, which both are none. */
    private static int[] distances(String name, double strength) {
        double largest = Checks.between(name, strength, -FARTHEST, FARTHEST);
        int[] distances = new int[LEVELS];
        for (int i = 0; i <= MOST; i++) {
            int distance = (int) Math.rint(largest * i / MOST);
            distances[LEVELS / 2 + i] = distance;
            distances[LEVELS / 2 - 1 - i] = -distance;
        }
        return distances;
    }

    private static int offset(double place, int size) {
        return Math.floorMod((long) Math.floor(Checks.finite("offset of a displacement", place) + 0.5), size);
    }

    @Override
    public Image picture() {
        return map;
    }

    @Override
    public void apply(int pass, EffectPixels pixels, int top, int bottom) {
        int[] shifts = new int[map.width()];
        for (int y = top; y < bottom; y++) {
            map.copyRow(Math.floorMod(y - pixels.top() - offsetY, map.height()), shifts);
            row(pixels, y, shifts);
        }
    }

    private void row(EffectPixels pixels, int y, int[] shifts) {
        int stride = pixels.stride();
        int left = pixels.left();
        int right = pixels.right() - 1;
        int top = pixels.top();
        int bottom = pixels.bottom() - 1;
        int[] source = pixels.source();
        int[] target = pixels.target();
        int width = map.width();
        int column = offsetX == 0 ? 0 : width - offsetX;
        for (int x = left; x <= right; x++) {
            int color = shifts[column];
            if (++column == width) column = 0;
            if (color >>> 24 == 0) continue; // the target has the picture already
            int fromX = x - distancesX[color >> 16 & 255];
            int fromY = y - distancesY[color >> 8 & 255];
            if (fromX < left) fromX = left;
            else if (fromX > right) fromX = right;
            if (fromY < top) fromY = top;
            else if (fromY > bottom) fromY = bottom;
            target[y * stride + x] = source[fromY * stride + fromX];
        }
    }
}
