package kodama.loop;

import kodama.draw.DrawList;

/**
 * The loading mark: a ring of small bullets that light up in turn, above a thin progress bar. It is drawn by code,
 * so that no file has to be opened.
 */
public final class LoadingMark {
    /** Hides the bar when the progress is not known. */
    public static final double NO_BAR = -1;

    private static final int[] X = {0, 4, 6, 4, 0, -4, -6, -4};
    private static final int[] Y = {-6, -4, 0, 4, 6, 4, 0, -4};

    /** Colors of the brightest bullet and of those behind it. */
    private static final int[] TRAIL = {0xFFEAFFF4, 0xFF8FD3B6, 0xFF4E8A75};

    private static final int DARK = 0xFF1F3A33;
    private static final int SIZE = 2;

    /** The light moves on with every fourth picture, as retro animations are not smooth. */
    private static final int PICTURES_PER_STEP = 4;

    private static final int BAR_WIDTH = 32;
    private static final int BAR_DROP = 12;

    private LoadingMark() {}

    /**
     * Draws the mark in the middle of the picture.
     *
     * @param width width of the picture, in virtual pixels
     * @param height height of the picture, in virtual pixels
     * @param pictures number of pictures before this one
     * @param done progress from 0 to 1; negative for no bar
     */
    public static void draw(DrawList list, int width, int height, long pictures, double done) {
        int head = (int) (pictures / PICTURES_PER_STEP % X.length);
        for (int i = 0; i < X.length; i++) {
            int behind = Math.floorMod(head - i, X.length);
            int color = behind < TRAIL.length ? TRAIL[behind] : DARK;
            list.rect(width / 2 + X[i] - SIZE / 2, height / 2 + Y[i] - SIZE / 2, SIZE, SIZE, color);
        }
        if (done >= 0) drawBar(list, width / 2 - BAR_WIDTH / 2, height / 2 + BAR_DROP, done);
    }

    private static void drawBar(DrawList list, int x, int y, double done) {
        list.rect(x, y, BAR_WIDTH, 1, DARK);
        list.rect(x, y, Math.floor(BAR_WIDTH * done), 1, TRAIL[1]);
    }
}
