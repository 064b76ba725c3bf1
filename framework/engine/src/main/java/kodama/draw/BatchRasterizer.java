package kodama.draw;

import java.util.Objects;

/**
 * Draws many small pictures that cover each other or not: one by one from the back, or, when they would cover the clip
 * several times, from the front with a {@link OcclusionMask}. The pixels are the same either way.
 */
final class BatchRasterizer {
    /*
     * Painting from the front touches each pixel once, but slowly; from the back, whole rows are copied at once. The
     * former pays for 8x8 pictures from about three layers of them on, for 32x32 from about nine (measured).
     */
    /** What a picture takes beside its pixels, painted from the back: as much as so many blocks of pixels. */
    private static final int BLOCKS_OF_A_PICTURE = 3;

    /** For how many pixels of the clip a block of work from the back pays. */
    private static final int PIXELS_OF_A_BLOCK = 6;

    private final Surface surface;
    private final SpriteRasterizer sprites;
    private final OcclusionMask cover;

    BatchRasterizer(Surface surface, SpriteRasterizer sprites) {
        this.surface = surface;
        this.sprites = sprites;
        this.cover = new OcclusionMask(surface);
    }

    /**
     * Draws a batch.
     *
     * @param ints has the command {@link DrawList#BATCH}
     * @param at where it is there
     * @param refs has the pictures
     * @param pictures where the first is there
     * @param cameraX place of the world at the left edge of the screen
     * @param cameraY place of the world at its top edge
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
        cover.clear();
        for (int i = end - DrawList.BATCH_STEP; i >= first && !cover.isFull(); i -= DrawList.BATCH_STEP) {
            Image image = (Image) refs[pictures + ints[i]];
            Silhouette silhouette = Objects.requireNonNull(image.silhouette);
            cover.paint(image, silhouette, ints[i + 1] - cameraX, ints[i + 2] - cameraY);
        }
    }
}
