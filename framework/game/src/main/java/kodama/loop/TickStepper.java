package kodama.loop;

import kodama.task.Task;
import org.jspecify.annotations.Nullable;

/**
 * Steps a held game by a tick, or by a single task of a tick. The tasks run as they would in one go; input stays as it
 * was when the tick began. The rest of a tick runs before anything else ends or resets the game, and when the game is
 * resumed. For the game thread, between ticks.
 */
public interface TickStepper {
    /** For a game held within the call of a script, in the middle of a tick: steps do nothing. */
    TickStepper NONE = new TickStepper() {
        @Override
        public void stepTick() {
            // the script continues the tick
        }

        @Override
        public void stepTask() {
            // the script continues the tick
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

    /** Runs a tick, or the rest of the current one. */
    void stepTick();

    /** Runs the next task; begins a tick if none has begun, and ends it after its last task. */
    void stepTask();

    /** Whether a tick has begun and not ended: tasks of it, or at least its end, have yet to run. */
    boolean isMidTick();

    /** Returns the task of the current tick that ran last, which may be dead; null if there is none. */
    @Nullable
    Task lastTask();

    /** Returns the task of the current tick that runs next; null if there is none. */
    @Nullable
    Task nextTask();
}
