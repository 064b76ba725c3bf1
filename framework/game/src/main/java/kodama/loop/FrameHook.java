package kodama.loop;

import kodama.script.debug.BreakpointHandler;

/** Called once per frame after the picture was handed over, while the draw thread draws. */
@FunctionalInterface
public interface FrameHook {
    /**
     * Does the work of one frame.
     *
     * @param frames number of frames in this loop object, including this one; from 1
     */
    void afterDraw(long frames);

    /**
     * Does the work of one frame that may have had several ticks, or none. A loop object without ticks calls the other
     * method: each of its frames counts as one tick.
     *
     * @param frames number of frames in this loop object, including this one; from 1
     * @param ticks number of ticks in this frame; a frame in which the game is held counts as one
     */
    default void afterDraw(long frames, int ticks) {
        afterDraw(frames);
    }

    /**
     * Called before the first script of a world runs. The world replaces the previous one.
     *
     * @param breakpointHandler pauses the game at a line of a script
     */
    default void beginWorld(World world, BreakpointHandler breakpointHandler) {}

    /**
     * Whether this hook captures the picture of each tick. Then every tick has its own frame, whatever the frame rate,
     * the speed and the clock, and the frame is shown before the hooks are called. Called once, when the loop object is
     * created.
     */
    default boolean capturesEachTick() {
        return false;
    }

    /**
     * Whether this hook captures pictures that are compared with those of other runs. Then frames between two ticks are
     * not interpolated: they show every task at its position in the last tick. Called once, when the loop object is
     * created.
     */
    default boolean capturesForComparison() {
        return false;
    }
}
