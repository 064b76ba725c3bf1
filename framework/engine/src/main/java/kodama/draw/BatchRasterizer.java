package kodama.draw;

import java.util.Objects;

/**
 * Draws a batch of small pictures: in order from the back, or, if they would cover the clip several times, from the
 * front with an {@link OcclusionMask}. The pixels are the same either way.
 */
final class BatchRasterizer {
    /*
     * Drawing from the front touches each pixel once, but is slower per pixel; from the back, whole rows are copied.
     * The former is faster for 8x8 pictures in three or more layers, for 32x32 in nine or more (measured).
     */
    /** Fixed cost of a picture that is drawn from the back, in blocks of pixels. */
    private static final int BLOCKS_OF_A_PICTURE = 3;

    /** Pixels of the clip per block above which drawing from the front is faster. */
    private static final int PIXELS_OF_A_BLOCK = 6;

    private final Surface surface;
    private final SpriteRasterizer sprites;
    private final OcclusionMask mask;

    BatchRasterizer(Surface surface, SpriteRasterizer sprites) {
        this.surface = surface;
        this.sprites = sprites;
        this.mask = new OcclusionMask(surface);
    }

    /**
     * Draws a batch.
     *
     * @param ints contains the command {@link DrawList#BATCH}
     * @param at index of the command
     * @param refs contains the pictures
     * @param pictures index of the first picture
     * @param cameraX world position at the left edge of the screen
     * @param cameraY world position at the top edge of the screen
     */
    void draw(int[] ints, int at, Object[] refs, int pictures, int cameraX, int cameraY) {
        int first = at + DrawList.BATCH_HEAD;
        int end = at + ints[at + 1];
        if (isCrowded((end - first) / DrawList.BATCH_STEP, ints[at + 3]))
            fromFront(ints, first, end, refs, pictures, cameraX, cameraY);
        else fromBack(ints, first, end, refs, pictures, cameraX, cameraY);
    }

    private boolean isCrowded(int pictures, int blocks) {
        long work = (long) pictures * BLOCKS_OF_A_PICTURE + blocks;
        return work * PIXELS_OF_A_BLOCK >= (long) (surface.right - surface.left) * (surface.bottom - surface.top);
    }

    private void fromBack(int[] ints, int first, int end, Object[] refs, int pictures, int cameraX, int cameraY) {
        for (int i = first; i < end; i += DrawList.BATCH_STEP)
            sprites.drawWhole((Image) refs[pictures + ints[i]], ints[i + 1] - cameraX, ints[i + 2] - cameraY);
    }

    private void fromFront(int[] ints, int first, int end, Object[] refs, int pictures, int cameraX, int cameraY) {
        mask.clear();
        for (int i = end - DrawList.BATCH_STEP; i >= first && !mask.isFull(); i -= DrawList.BATCH_STEP) {
            Image image = (Image) refs[pictures + ints[i]];
            Silhouette silhouette = Objects.requireNonNull(image.silhouette);
            mask.paint(image, silhouette, ints[i + 1] - cameraX, ints[i + 2] - cameraY);
        }
    }
}
