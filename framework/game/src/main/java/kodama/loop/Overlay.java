package kodama.loop;

import kodama.draw.DrawList;
import kodama.input.KeyMap;
import kodama.input.Pad;

/** Something drawn over the game that may hold it up: the error screen, say. */
public interface Overlay {
    /**
     * Names the keys it listens to. They are on a pad of their own, with the usual keys of a game besides, and take
     * none of the game's places for actions.
     *
     * @param map the keys so far
     * @return these and its own
     */
    default KeyMap addKeys(KeyMap map) {
        return map;
    }

    /**
     * Tells whether it shows a line at which the game is held, and lets it go on.
     *
     * @return false for most; if it is so for none, no game is held at a line
     */
    default boolean canLetGo() {
        return false;
    }

    /**
     * Hears that a game begins, which has no world yet; called when its loop object begins.
     *
     * @param game what there is to be seen of it, until {@link #end}
     */
    default void begin(RunningGame game) {}

    /**
     * Hears that the game is gone; called when its loop object ends, and also when that could not begin.
     *
     * @param game the game that was there
     */
    default void end(RunningGame game) {}

    /**
     * Looks at the pad of what lies over the game; called once in every frame, also while the game is held and in slow
     * motion, before the ticks that the frame may have.
     *
     * @param pad the latched input, which is not that of the game
     * @param game the game that it is over
     * @return whether the game is to stand still in this frame
     */
    boolean holdsGame(Pad pad, RunningGame game);

    /**
     * Tells whether keys are for it while it holds the game: then it ignores those that are held when it begins to hold
     * the game, and the game ignores those that are pressed until it ends, each until it is released.
     *
     * @return true for most; false for what only stops the game
     */
    default boolean takesKeys() {
        return true;
    }

    /**
     * Hears of a click on the game's picture, with which the game itself has nothing to do; called once a frame at
     * most, before {@link #holdsGame}.
     *
     * @param x column; in virtual pixels, may be outside the picture
     * @param y row; in virtual pixels, may be outside the picture
     */
    default void click(int x, int y) {}

    /**
     * Tells whether it stands alone just now: then those below it are not drawn over the frame, so that nothing hides
     * what it says.
     *
     * @param game the game that it is over
     * @return whether; false for most
     */
    default boolean standsAlone(RunningGame game) {
        return false;
    }

    /**
     * Tells whether it says how many frames a second are shown: then the corner of the picture does not.
     *
     * @return false for most
     */
    default boolean showsFps() {
        return false;
    }

    /**
     * Draws into the finished frame, in the game's pixels: for what is there all the time, since it costs next to
     * nothing.
     *
     * @param list the frame's list
     * @param width of the picture; in virtual pixels
     * @param height of the picture; in virtual pixels
     * @param game the game that it is over
     */
    default void drawInFrame(DrawList list, int width, int height, RunningGame game) {}

    /**
     * Draws over the finished frame, in the window's own pixels. When any overlay does, the frame is enlarged first,
     * and a picture as large as the window is shown; so nothing is to be drawn here when there is nothing to be seen.
     *
     * @param list what is drawn over the frame
     * @param width of the window; in its own pixels
     * @param height of the window; in its own pixels
     * @param game the game that it is over
     */
    default void draw(DrawList list, int width, int height, RunningGame game) {}
}
