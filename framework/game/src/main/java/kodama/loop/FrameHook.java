package kodama.loop;

import kodama.script.debug.BreakpointHandler;

/** Work that a frame does after its picture was handed over, while the draw thread draws. */
@FunctionalInterface
public interface FrameHook {
    /**
     * Does the work of one frame.
     *
     * @param frames how many frames there have been in this loop object, this one included; from 1
     */
    void afterDraw(long frames);

    /**
     * Does the work of one frame that may have had several ticks, or none. A loop object that knows no ticks calls the
     * other method: each of its frames counts as one.
     *
     * @param frames as of the other method
     * @param ticks how many ticks this one had; a frame in which the game is held counts as one
     */
    default void afterDraw(long frames, int ticks) {
        afterDraw(frames);
    }

    /**
     * Called before the first script of a world runs, which takes the place of the one before.
     *
     * @param holder holds the game where a script is
     */
    default void beginWorld(World world, BreakpointHandler holder) {}

    /**
     * Whether it looks at the picture of each tick. Then every tick has a frame of its own, whatever the frame rate,
     * the speed and the clock say, and that is shown before the hooks are called. Asked once, when the loop object is
     * made.
     */
    default boolean capturesEachTick() {
        return false;
    }

    /**
     * Whether it keeps pictures that are compared with those of other runs. Then frames between two ticks show
     * everything where it is at the last tick, also what is smooth. Asked once, when the loop object is made.
     */
    default boolean capturesForComparison() {
        return false;
    }
}
