package kodama.loop;

import kodama.draw.DrawList;
import kodama.input.KeyMap;
import kodama.input.Pad;

/** A layer drawn over the game that may hold the game, such as the error screen. */
public interface Overlay {
    /**
     * Adds the keys that this overlay uses. They are on a separate pad, together with a game's default keys, and do not
     * count against the game's limit of actions.
     */
    default KeyMap addKeys(KeyMap map) {
        return map;
    }

    /**
     * Whether this overlay shows the line at which the game is held, and can resume it. If no overlay can, games are
     * not held at lines.
     */
    default boolean canResume() {
        return false;
    }

    /** Called when the game's loop object begins, before there is a world. The game can be read until {@link #end}. */
    default void begin(RunningGame game) {}

    /** Called when the game's loop object ends, even if it failed to begin. */
    default void end(RunningGame game) {}

    /**
     * Handles the input of this overlay. Called once per frame before the frame's ticks, also while the game is held
     * and in slow motion.
     *
     * @param pad the latched input of the overlays, not that of the game
     * @return whether the game is held in this frame
     */
    boolean handleInput(Pad pad, RunningGame game);

    /**
     * Whether this overlay takes the keys while it holds the game. Then keys held when it opens do not reach it until
     * they are released, and keys pressed while it is open do not reach the game until they are released. False for an
     * overlay that only stops the game. True by default.
     */
    default boolean capturesKeys() {
        return true;
    }

    /** Called when the search for a tick of the recording has ended, see {@link Timeline}. */
    default void seekEnded(SeekOutcome outcome) {}

    /**
     * Called with a click on the game's picture, which the game itself does not receive; at most once per frame, before
     * {@link #handleInput}. The position is in virtual pixels, and may be outside the picture.
     */
    default void click(int x, int y) {}

    /**
     * Whether the overlays below this one are not drawn over the frame at the moment, so that nothing hides its text.
     */
    default boolean isExclusive(RunningGame game) {
        return false;
    }

    /** Whether this overlay shows the frames per second, so that the display in the corner is hidden. */
    default boolean showsFps() {
        return false;
    }

    /**
     * Draws into the finished frame, in the game's virtual pixels. For what is always shown, because it costs almost
     * nothing.
     */
    default void drawInFrame(DrawList list, int width, int height, RunningGame game) {}

    /**
     * Draws over the finished frame, in pixels of the window. If any overlay draws here, the frame is enlarged first
     * and a picture of the window's size is shown, so draw nothing here when there is nothing to show.
     */
    default void draw(DrawList list, int width, int height, RunningGame game) {}
}
