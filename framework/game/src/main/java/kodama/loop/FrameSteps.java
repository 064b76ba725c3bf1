package kodama.loop;

import java.util.function.Consumer;
import kodama.draw.DrawList;

/**
 * Registers what a subsystem does in each tick and in each picture. Steps of the same kind run in the order in which
 * {@code game.lua} lists the subsystems, but each subsystem runs after those it names in {@link Subsystem#after}; the
 * steps of one subsystem run in the order in which they were registered.
 *
 * <p>All steps run on the game thread and are part of the game: like a task, a step must not read a real clock or use
 * its own random numbers. A step that throws is reported and not called again until the next reset; the game and all
 * other steps continue.
 */
public interface FrameSteps {
    /** Work done in each tick. */
    @FunctionalInterface
    interface Step {
        /**
         * Does the work of one tick.
         *
         * @param dt length of the tick, in seconds of game time; 0 while all tasks are paused
         * @throws Exception if it fails; that ends this step
         */
        void run(double dt) throws Exception;
    }

    /** Adds a step that runs after a scene change and before any task prepares or runs. */
    void beforeUpdate(Step step);

    /** Adds a step that runs after all tasks have run and shots have moved and hit. */
    void afterUpdate(Step step);

    /** Adds a step that runs after dead tasks were unlinked: nothing else changes the game after it in this tick. */
    void endOfFrame(Step step);

    /**
     * Adds a picture to the draw order. It is drawn with each picture of the game, which may be more or less often than
     * once per tick, so it must not change the game.
     *
     * @param priority draw priority, as for a task: smaller is behind; shots have 0.6
     * @throws IllegalArgumentException if the priority is not finite
     */
    void draw(double priority, Consumer<DrawList> picture);
}
