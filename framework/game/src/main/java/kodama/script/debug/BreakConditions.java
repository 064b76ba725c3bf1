package kodama.script.debug;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import kodama.base.ErrorSink;
import kodama.base.FatalErrors;
import kodama.task.Task;
import kodama.task.TaskList;

/**
 * The conditions of {@code break_when}. Each is checked after each task has run; when one becomes true, the game is
 * paused. Owned by the game thread.
 */
public final class BreakConditions {
    /** Limit of conditions, because each is checked after each task. */
    private static final int MAX_CONDITIONS = 20;

    /** A condition and its last result. */
    private static final class Break {
        private final String message;
        private final String line;
        private final BooleanSupplier condition;
        private boolean wasTrue;

        Break(String message, String line, BooleanSupplier condition) {
            this.message = message;
            this.line = line;
            this.condition = condition;
        }
    }

    private final TaskList tasks;
    private final PausePoints pausePoints;
    private final ErrorSink errors;
    private final Function<Task, Map<String, Object>> locals;
    private final List<Break> breaks = new ArrayList<>();
    private boolean isChecking;

    /**
     * Starts without conditions, which costs nothing.
     *
     * @param errors receives the errors of conditions that fail, which are removed
     * @param locals returns the local variables of a waiting task
     */
    public BreakConditions(
            TaskList tasks, PausePoints pausePoints, ErrorSink errors, Function<Task, Map<String, Object>> locals) {
        this.tasks = tasks;
        this.pausePoints = pausePoints;
        this.errors = errors;
        this.locals = locals;
    }

    /**
     * Adds a condition.
     *
     * @param message shown when the condition becomes true
     * @param line the line that adds it; replaces an earlier condition of the same line
     * @param condition must not change the game
     * @throws IllegalStateException if there are 20 already
     */
    public void add(String message, String line, BooleanSupplier condition) {
        breaks.removeIf(each -> each.line.equals(line));
        if (breaks.size() == MAX_CONDITIONS)
            throw new IllegalStateException("there can be at most " + MAX_CONDITIONS + " conditions");
        breaks.add(new Break(message, line, condition));
        tasks.setAfterRun(this::check);
    }

    /** Ignores tasks that run within a condition. */
    private void check(Task ran) {
        if (isChecking) return;
        isChecking = true;
        try {
            for (Break each : List.copyOf(breaks)) if (becomesTrue(each)) pauseAt(each, ran);
        } finally {
            isChecking = false;
        }
    }

    private boolean becomesTrue(Break checked) {
        boolean before = checked.wasTrue;
        try {
            checked.wasTrue = checked.condition.getAsBoolean();
        } catch (Throwable failed) {
            FatalErrors.rethrowIfFatal(failed);
            breaks.remove(checked);
            errors.report("break_when", failed);
            return false;
        }
        return checked.wasTrue && !before;
    }

    private void pauseAt(Break met, Task ran) {
        String message = met.message.isEmpty() ? "break_when of " + met.line : met.message;
        pausePoints.reached(new PausedLine.Details(message, ran.location(), "", ran, locals.apply(ran)));
    }
}
