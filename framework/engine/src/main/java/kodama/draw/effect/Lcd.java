package kodama.draw.effect;

import java.util.Arrays;
import kodama.base.Checks;
import kodama.draw.EffectPixels;
import kodama.draw.PixelEffect;

/** Looks like the display of an old handheld: few shades, moving things leave a trace, a fine grid. */
public final class Lcd implements PixelEffect {
    /** Largest distance between the lines of the grid, in pixels. */
    public static final int MAX_GRID = 64;

    private static final int ALPHA = 0xFF000000;

    private final Afterimage trace;
    private final Shades shades;
    private final int grid;
    private final int darkness;

    /**
     * Creates an effect without a trace.
     *
     * @param colors the shades, {@code 0xRRGGBB}; 2 to 256
     * @param ghost share of the brightness that a trace keeps from frame to frame, 0 to 0.99
     * @param grid distance between the lines of the grid, in pixels; 0 for none, otherwise 2 to 64
     * @param darkness how dark the lines of the grid are, 0 to 1
     */
    public Lcd(int[] colors, double ghost, int grid, double darkness) {
        trace = new Afterimage(ghost);
        shades = Shades.ofColors(colors, 0);
        this.grid = grid == 0 ? 0 : Checks.between("grid of a display", grid, 2, MAX_GRID);
        this.darkness = (int) ((1 - Checks.between("darkness of a display's grid", darkness, 0, 1)) * 256);
    }

    @Override
    public void begin(EffectPixels pixels) {
        trace.begin(pixels);
    }

    @Override
    public boolean readsNeighbors(int pass) {
        return false;
    }

    @Override
    public void apply(int pass, EffectPixels pixels, int top, int bottom) {
        trace.apply(pass, pixels, top, bottom);
        shades.apply(pass, pixels, top, bottom);
        if (grid > 0) drawGrid(pixels, top, bottom);
    }

    private void drawGrid(EffectPixels pixels, int top, int bottom) {
        int width = pixels.right() - pixels.left();
        int[] colors = new int[width];
        int[] between = new int[width];
        int[] line = new int[width];
        Arrays.fill(line, darkness);
        for (int x = 0; x < width; x++) between[x] = x % grid == grid - 1 ? darkness : 256;
        for (int y = top; y < bottom; y++) {
            int start = y * pixels.stride() + pixels.left();
            System.arraycopy(pixels.target(), start, colors, 0, width);
            darken(colors, (y - pixels.top()) % grid == grid - 1 ? line : between);
            System.arraycopy(colors, 0, pixels.target(), start, width);
        }
    }

    private static void darken(int[] colors, int[] factors) {
        int minusOne = VectorMath.minus1();
        for (int i = 0; i < colors.length; i++) {
            int color = colors[i];
            int factor = factors[i];
            int redBlue = (color & 0xFF00FF) * factor >>> 8 & 0xFF00FF;
            int green = (color & 0xFF00) * factor >>> 8 & 0xFF00;
            colors[i] = (color & ALPHA) - redBlue * minusOne - green * minusOne;
        }
    }
}
