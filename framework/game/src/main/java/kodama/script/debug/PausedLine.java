package kodama.script.debug;

import java.util.Map;
import java.util.function.Consumer;
import kodama.task.Task;
import org.jspecify.annotations.Nullable;

/** A line at which the game is held, with what there is to be seen, until it is let go. Owned by the game thread. */
public final class PausedLine {
    /**
     * What there is to be seen at a line.
     *
     * @param message what was expected, or has come true
     * @param place the line, as {@code enemies/popcorn.lua:12}
     * @param traceback how it came to that; several lines, may be empty
     * @param task the task that runs, or has just run, or that this one is about, as an event's function is about the
     *     task that has it; null for none
     * @param locals the variables of the function that runs, as a script would see them: values of
     *     {@link kodama.lua.bind.Value}
     */
    public record Details(
            String message,
            String place,
            String traceback,
            @Nullable Task task,
            Map<String, Object> locals) {
        /** Turns from who acts for a task to that task. */
        public Details {
            task = task == null ? null : task.subject();
        }
    }

    /** How the game goes on. */
    public enum ResumeAction {
        /** As if nothing had happened. */
        CONTINUE,
        /** The same, and it is not held here again. */
        DISABLE_LINE,
        /** Without the task. */
        END_TASK
    }

    private final Details sight;
    private final Consumer<ResumeAction> then;
    private boolean isHeld = true;

    /** @param then called once with how the game continues */
    PausedLine(Details sight, Consumer<ResumeAction> then) {
        this.sight = sight;
        this.then = then;
    }

    /** What there is to be seen. */
    public Details details() {
        return sight;
    }

    /** Whether the game is still held: true until {@link #resume}. */
    public boolean isPaused() {
        return isHeld;
    }

    /** Lets the game continue; a second call does nothing. */
    public void resume(ResumeAction answer) {
        if (!isHeld) return;
        isHeld = false;
        then.accept(answer);
    }
}
