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
 * Conditions that are asked after each task's run, and hold the game after the one that made them true. Owned by the
 * game thread.
 */
public final class BreakConditions {
    /** Each is asked after each task. */
    private static final int MOST = 20;

    /** A condition, and whether it was true when it was last asked. */
    private static final class Break {
        private final String message;
        private final String place;
        private final BooleanSupplier condition;
        private boolean wasTrue;

        Break(String message, String place, BooleanSupplier condition) {
            this.message = message;
            this.place = place;
            this.condition = condition;
        }
    }

    private final TaskList tasks;
    private final PausePoints holds;
    private final ErrorSink errors;
    private final Function<Task, Map<String, Object>> locals;
    private final List<Break> breaks = new ArrayList<>();
    private boolean isAsking;

    /**
     * Begins without conditions, which costs nothing.
     *
     * @param errors hears of conditions that fail, which are not asked again
     * @param locals tells which variables there are where a task waits
     */
    public BreakConditions(
            TaskList tasks, PausePoints holds, ErrorSink errors, Function<Task, Map<String, Object>> locals) {
        this.tasks = tasks;
        this.holds = holds;
        this.errors = errors;
        this.locals = locals;
    }

    /**
     * Asks a condition from now on.
     *
     * @param message what it means that it is true
     * @param place the line that wants it; one line's is asked once
     * @param condition must change nothing
     * @throws IllegalStateException if there are 20 already
     */
    public void add(String message, String place, BooleanSupplier condition) {
        breaks.removeIf(each -> each.place.equals(place));
        if (breaks.size() == MOST) throw new IllegalStateException("at most " + MOST + " conditions can be asked");
        breaks.add(new Break(message, place, condition));
        tasks.setAfterRun(this::ask);
    }

    /** The conditions run nothing that a task would, so that none is asked within another. */
    private void ask(Task ran) {
        if (isAsking) return;
        isAsking = true;
        try {
            for (Break each : List.copyOf(breaks)) if (becomesTrue(each)) hold(each, ran);
        } finally {
            isAsking = false;
        }
    }

    private boolean becomesTrue(Break asked) {
        boolean before = asked.wasTrue;
        try {
            asked.wasTrue = asked.condition.getAsBoolean();
        } catch (Throwable failed) {
            FatalErrors.rethrowIfFatal(failed);
            breaks.remove(asked);
            errors.report("break_when", failed);
            return false;
        }
        return asked.wasTrue && !before;
    }

    private void hold(Break met, Task ran) {
        String message = met.message.isEmpty() ? "break_when of " + met.place : met.message;
        holds.reached(new PausedLine.Details(message, ran.location(), "", ran, locals.apply(ran)));
    }
}
