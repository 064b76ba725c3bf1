package kodama.loop.game;

import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import kodama.job.JobSpec;
import kodama.log.Log;
import kodama.task.TaskList;

/**
 * Remarks upon what works and could be better, each once in a world: jobs that the game had to wait for, and, for those
 * who work on a game, places for tasks that are running out.
 */
final class WorldWarnings {
    /** About half a tick: after a longer wait a picture comes too late. In nanoseconds. */
    private static final long NOTICEABLE = 8_000_000;

    private static final double NANOS_PER_MILLI = 1e6;

    /** So much of the pool is nearly all of it. */
    private static final double NEARLY = 0.9;

    private final Log log;
    private final Set<String> lateJobs = new HashSet<>();
    private boolean areTasksTold;

    WorldWarnings(Log log) {
        this.log = log;
    }

    /** A job was waited for; told once for each job and the line that orders it. */
    void jobWasLate(JobSpec order, long waitedNanos) {
        if (waitedNanos < NOTICEABLE) return;
        String job = "job '" + order.name() + "'" + (order.place().isEmpty() ? "" : " of " + order.place());
        if (!lateJobs.add(job)) return;
        int ticks = order.ticks().orElseThrow();
        log.warn(String.format(
                Locale.ROOT,
                "%s was not finished in %s: the game stopped for %.0f ms to wait for it; give it more ticks, or"
                        + " take its result when it is done (when = \"done\", submitWhenDone in Java)",
                job,
                ticks == 1 ? "1 tick" : ticks + " ticks",
                waitedNanos / NANOS_PER_MILLI));
    }

    /** When all places are taken, the spawn that finds none says so itself. */
    void checkTaskSlots(TaskList tasks) {
        int taken = tasks.taken();
        if (areTasksTold || taken < NEARLY * tasks.capacity() || taken == tasks.capacity()) return;
        areTasksTold = true;
        log.warn("%d of %d places for tasks are taken; 'tasks' in game.lua says how many there are"
                .formatted(taken, tasks.capacity()));
    }
}
