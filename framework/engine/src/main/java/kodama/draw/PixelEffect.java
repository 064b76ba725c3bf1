package kodama.draw;

import org.jspecify.annotations.Nullable;

/**
 * Changes the picture that is drawn so far, or a rectangle of it; see {@link DrawList#effect}.
 *
 * <p>An effect works in one or more passes. In each pass the rows of the rectangle are divided among threads, and the
 * next pass begins when all rows are done. So an effect must not change what the other threads
 * read, and the color of a pixel must not depend on where a thread begins.
 *
 * <p>Once added to a draw list, an effect must not change: the draw thread uses it while the game goes on.
 */
public interface PixelEffect {
    /**
     * Prepares the effect for a picture, before the first pass; called by one thread.
     *
     * @param pixels the pixels and the rectangle
     */
    default void begin(EffectPixels pixels) {}

    /** Returns a picture that the effect reads, which must not be the one that it changes; null if there is none. */
    default @Nullable Image picture() {
        return null;
    }

    /** Returns the number of passes, at least 1. */
    default int passes() {
        return 1;
    }

    /**
     * Returns whether a pass reads pixels other than those that it writes. Then it gets a copy of the picture as it was
     * before the pass, which takes about 0.1 ms for 640 by 480 pixels.
     *
     * @param pass number of the pass, from 0
     */
    default boolean readsNeighbors(int pass) {
        return true;
    }

    /**
     * Changes some rows of the rectangle.
     *
     * @param pass number of the pass, from 0
     * @param pixels the pixels and the rectangle
     * @param top first row, at least {@link EffectPixels#top}
     * @param bottom row after the last, at most {@link EffectPixels#bottom}
     */
    void apply(int pass, EffectPixels pixels, int top, int bottom);
}
