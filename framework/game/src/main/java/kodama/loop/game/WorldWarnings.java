package kodama.loop.game;

import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import kodama.job.JobSpec;
import kodama.log.Log;
import kodama.task.TaskList;

/**
 * Warnings about what works but could be improved, each once per world: jobs for which the game waited and, in
 * development, a task list that is nearly full.
 */
final class WorldWarnings {
    /** A longer wait delays a picture; about half a tick, in nanoseconds. */
    private static final long LONG_WAIT_NANOS = 8_000_000;

    private static final double NANOS_PER_MILLI = 1e6;

    /** A task list is nearly full from this part on. */
    private static final double WARNING_SHARE = 0.9;

    private final Log log;
    private final Set<String> lateJobs = new HashSet<>();
    private boolean hasWarnedOfTasks;

    WorldWarnings(Log log) {
        this.log = log;
    }

    /** Warns that the game waited for a job; once for each job and the line that submits it. */
    void jobWasLate(JobSpec spec, long waitedNanos) {
        if (waitedNanos < LONG_WAIT_NANOS) return;
        String job = "job '" + spec.name() + "'" + (spec.place().isEmpty() ? "" : " of " + spec.place());
        if (!lateJobs.add(job)) return;
        int ticks = spec.ticks().orElseThrow();
        log.warn(String.format(
                Locale.ROOT,
                "%s was not finished in %s: the game stopped for %.0f ms to wait for it; give it more ticks, or"
                        + " take its result when it is done (when = \"done\", submitWhenDone in Java)",
                job,
                ticks == 1 ? "1 tick" : ticks + " ticks",
                waitedNanos / NANOS_PER_MILLI));
    }

    /** Warns once when the task list is nearly full; when it is full, the failing spawn warns instead. */
    void checkTaskSlots(TaskList tasks) {
        int taken = tasks.taken();
        if (hasWarnedOfTasks || taken < WARNING_SHARE * tasks.capacity() || taken == tasks.capacity()) return;
        hasWarnedOfTasks = true;
        log.warn("%d of %d slots for tasks are in use; 'tasks' in game.lua sets the limit"
                .formatted(taken, tasks.capacity()));
    }
}
