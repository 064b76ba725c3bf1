package kodama.loop;

import kodama.draw.DrawList;
import kodama.input.Pad;

/** Something drawn over the game that may hold it up: the error screen, say. */
public interface Overlay {
    /**
     * Looks at the pad; called once a frame before the tick.
     *
     * @param pad the latched input
     * @return whether the game is to stand still in this frame
     */
    boolean holdsGame(Pad pad);

    /**
     * Draws over the finished frame.
     *
     * @param list the frame's list
     * @param width of the picture; in virtual pixels
     * @param height of the picture; in virtual pixels
     */
    void draw(DrawList list, int width, int height);
}
