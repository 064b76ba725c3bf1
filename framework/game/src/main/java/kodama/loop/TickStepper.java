package kodama.loop;

import kodama.task.Task;
import org.jspecify.annotations.Nullable;

/**
 * Lets a game that is held go on by a tick, or by a single task of a tick. The tasks run as they would in one go; input
 * stays as it was when the tick began. What is left of a tick is done before anything else ends or resets the game, and
 * when the game goes on. For the game thread, between ticks.
 */
public interface TickStepper {
    /** A script is held within a tick, so that there is none to begin or to end. */
    TickStepper NONE = new TickStepper() {
        @Override
        public void stepTick() {
            // it goes on with the script
        }

        @Override
        public void stepTask() {
            // it goes on with the script
        }

        @Override
        public boolean isMidTick() {
            return false;
        }

        @Override
        public @Nullable Task lastTask() {
            return null;
        }

        @Override
        public @Nullable Task nextTask() {
            return null;
        }
    };

    /** Runs a tick, or what is left of the one under way. */
    void stepTick();

    /** Runs the next task; begins a tick if none is under way, and ends it after its last task. */
    void stepTask();

    /** Whether a tick has begun and not ended: tasks of it are still to come, or at least its end. */
    boolean isMidTick();

    /** The task of the tick under way that ran last, perhaps dead since; null if none has. */
    @Nullable
    Task lastTask();

    /** The task of the tick under way that runs next; null if none is left. */
    @Nullable
    Task nextTask();
}
