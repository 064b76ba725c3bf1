package kodama.loop;

import kodama.draw.DrawList;
import kodama.input.KeyMap;
import kodama.input.Pad;

/** Something drawn over the game that may hold it up: the error screen, say. */
public interface Overlay {
    /**
     * Names the keys it listens to, beside those of the game.
     *
     * @param map the keys so far
     * @return these and its own
     */
    default KeyMap addKeys(KeyMap map) {
        return map;
    }

    /**
     * Shows it the game; called when the game's loop object begins.
     *
     * @param figures what there is to be seen, until the loop object ends
     */
    default void watch(GameFigures figures) {}

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
