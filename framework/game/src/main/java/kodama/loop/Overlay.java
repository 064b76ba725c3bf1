package kodama.loop;

import kodama.draw.DrawList;
import kodama.input.KeyMap;
import kodama.input.Pad;

/** Something drawn over the game that may hold it up: the error screen, say. */
public interface Overlay {
    /**
     * Adds the keys it listens to. They are on a pad of their own, together with the usual keys of a game, and take
     * none of the game's places for actions.
     */
    default KeyMap addKeys(KeyMap map) {
        return map;
    }

    /**
     * Whether it shows a line at which the game is held, and lets it go on. If it is so for none, no game is held at a
     * line.
     */
    default boolean canResume() {
        return false;
    }

    /**
     * Called when the loop object of a game begins, which has no world yet; the game can be looked at until {@link
     * #end}.
     */
    default void begin(RunningGame game) {}

    /** Called when the loop object of the game ends, and also when that could not begin. */
    default void end(RunningGame game) {}

    /**
     * Looks at the pad of what lies over the game; called once in every frame, also while the game is held and in slow
     * motion, before the ticks that the frame may have.
     *
     * @param pad the latched input, which is not that of the game
     * @return whether the game is to stand still in this frame
     */
    boolean handleInput(Pad pad, RunningGame game);

    /**
     * Whether keys are for it while it holds the game: then it ignores those that are held when it begins to hold the
     * game, and the game ignores those that are pressed until it ends, each until it is released. False for what only
     * stops the game.
     */
    default boolean capturesKeys() {
        return true;
    }

    /**
     * Called with a click on the game's picture, with which the game itself has nothing to do; once a frame at most,
     * before {@link #handleInput}. The place is in virtual pixels, and may be outside the picture.
     */
    default void click(int x, int y) {}

    /**
     * Whether it stands alone just now: then those below it are not drawn over the frame, so that nothing hides what it
     * says.
     */
    default boolean isExclusive(RunningGame game) {
        return false;
    }

    /** Whether it says how many frames a second are shown: then the corner of the picture does not. */
    default boolean showsFps() {
        return false;
    }

    /**
     * Draws into the finished frame, in the game's virtual pixels: for what is there all the time, since it costs next
     * to nothing.
     */
    default void drawInFrame(DrawList list, int width, int height, RunningGame game) {}

    /**
     * Draws over the finished frame, in the window's own pixels. When any overlay does, the frame is enlarged first,
     * and a picture as large as the window is shown; so nothing is to be drawn here when there is nothing to be seen.
     */
    default void draw(DrawList list, int width, int height, RunningGame game) {}
}
