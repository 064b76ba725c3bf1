package kodama.loop;

import java.util.function.Consumer;
import kodama.draw.DrawList;

/**
 * Takes what a subsystem wants done in each tick and each picture. At one place of the tick, subsystems come in the
 * order of the list in {@code game.lua}, but each after those that it names in {@link Subsystem#after}; what one
 * subsystem asks for comes in the order in which it asks.
 *
 * <p>All of it is done on the game thread, and is part of the game: like a task, a step asks no real clock and no
 * chance of its own. One that throws is told and done no more until the next reset; the game and all other steps go on.
 */
public interface FrameSteps {
    /** Something done in each tick. */
    @FunctionalInterface
    interface Step {
        /**
         * Does it.
         *
         * @param dt how long the tick is; in seconds of the game, 0 while all tasks are paused
         * @throws Exception if it fails; that ends this step
         */
        void run(double dt) throws Exception;
    }

    /** Asks for a step after a change of scene, and before any task prepares or runs. */
    void beforeUpdate(Step step);

    /** Asks for a step after all tasks have run and shots have moved and hit. */
    void afterUpdate(Step step);

    /** Asks for a step after the dead were unlinked: nothing of the game changes after it in this tick. */
    void endOfFrame(Step step);

    /**
     * Asks for a place in the picture. It is drawn when a picture is, which need not be once a tick, so it changes
     * nothing.
     *
     * @param priority its place, as that of a task: smaller is behind; shots have 0.6
     * @throws IllegalArgumentException if the priority is not finite
     */
    void draw(double priority, Consumer<DrawList> picture);
}
