package kodama.script.debug;

import java.util.Map;
import java.util.function.Consumer;
import kodama.task.Task;
import org.jspecify.annotations.Nullable;

/** A line at which the game is paused, until it is resumed. Owned by the game thread. */
public final class PausedLine {
    /**
     * The state of the game at a line.
     *
     * @param message the expectation that failed, or the condition that became true
     * @param place the line, as {@code enemies/popcorn.lua:12}
     * @param traceback the call stack, in lines; may be empty
     * @param task the task that runs or has just run, for an event handler the task that has it; null for none
     * @param locals the variables of the running function, with values of {@link kodama.lua.bind.Value}
     */
    public record Details(
            String message,
            String place,
            String traceback,
            @Nullable Task task,
            Map<String, Object> locals) {
        /** Replaces the task of an event handler by the task that has the handler. */
        public Details {
            task = task == null ? null : task.subject();
        }
    }

    /** How the game is resumed. */
    public enum ResumeAction {
        /** Continue. */
        CONTINUE,
        /** Continue, and never pause at this line again. */
        DISABLE_LINE,
        /** End the task, and continue without it. */
        END_TASK
    }

    private final Details details;
    private final Consumer<ResumeAction> onResume;
    private boolean isPaused = true;

    /** @param onResume called once when the game is resumed */
    PausedLine(Details details, Consumer<ResumeAction> onResume) {
        this.details = details;
        this.onResume = onResume;
    }

    /** Returns the state of the game at the line. */
    public Details details() {
        return details;
    }

    /** Returns whether the game is still paused: true until {@link #resume}. */
    public boolean isPaused() {
        return isPaused;
    }

    /** Resumes the game; a second call does nothing. */
    public void resume(ResumeAction action) {
        if (!isPaused) return;
        isPaused = false;
        onResume.accept(action);
    }
}
