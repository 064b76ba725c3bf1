package kodama.loop.game;

import java.util.Objects;
import java.util.function.Consumer;
import kodama.base.ErrorSink;
import kodama.draw.Renderer;
import kodama.job.JobFailure;
import kodama.job.JobGraph;
import kodama.job.JobRun;
import kodama.job.JobScheduler;
import kodama.job.SerialJobRun;
import kodama.loop.GamePlatform;
import kodama.loop.LoadingMark;
import kodama.request.LoopRequests;
import kodama.time.FrameRate;
import kodama.time.NanoClock;
import org.jspecify.annotations.Nullable;

/**
 * Keeps the loading mark moving while jobs are done, or while the game thread itself is busy and asks often. From
 * document 003 (ローディングマーク).
 *
 * <p>The wait between two pictures ends with the last job, so that no one waits for a frame once all is there; what is
 * there before the first picture is due never shows one. Owned by the game thread.
 */
public final class LoadingScreen {
    private final Renderer renderer;
    private final int width;
    private final int height;
    private final @Nullable JobScheduler jobs;
    private final NanoClock clock;
    private final long periodNanos;
    private final LoopRequests requests;
    private final ErrorSink errors;

    /** When the next picture is due; a value of {@link NanoClock#nanoTime}. */
    private long due;

    /** How many pictures there were so far. */
    private long pictures;

    /**
     * @param renderer shows the mark, in pictures of this size; in virtual pixels
     * @param jobs does the jobs; null to do them on this thread, with a picture in between when one is due
     */
    public LoadingScreen(
            Renderer renderer, int width, int height, FrameRate rate, @Nullable JobScheduler jobs, GamePlatform stage) {
        this.renderer = renderer;
        this.width = width;
        this.height = height;
        this.jobs = jobs;
        clock = stage.clocks().get();
        periodNanos = rate.nanos(1);
        requests = stage.requests();
        errors = stage.errors();
    }

    /**
     * Does the jobs that are added to a graph and returns when all have ended. What they throw is reported by their
     * names. When the program is to end, those that have not begun are left out.
     */
    public void run(Consumer<JobGraph> jobsToDo) {
        JobGraph graph = new JobGraph();
        jobsToDo.accept(graph);
        if (graph.size() > 0) run(graph);
    }

    private void run(JobGraph graph) {
        JobRun run = jobs == null ? new SerialJobRun(graph, clock) : jobs.begin(graph);
        begin();
        while (!run.await(due - clock.nanoTime())) {
            if (requests.isQuitPending()) run.skipRemaining();
            clock.sleepUntil(due); // a virtual clock has stood still so far
            draw((graph.size() - run.remaining()) / (double) graph.size());
        }
        end(run);
    }

    private void end(JobRun run) {
        try {
            run.end();
        } catch (JobFailure first) {
            tell(first);
            for (Throwable other : first.getSuppressed()) tell((JobFailure) other);
        }
    }

    private void tell(JobFailure failure) {
        errors.report("loading " + failure.job(), Objects.requireNonNull(failure.getCause()));
    }

    /** Begins something long on this thread, which then has to ask {@link #shouldContinue} often. */
    public void begin() {
        due = clock.nanoTime() + periodNanos;
    }

    /** Draws a picture if one is due; returns false when the loop object is to end. */
    public boolean shouldContinue() {
        if (clock.nanoTime() >= due) draw(LoadingMark.NO_BAR);
        return !requests.isEndPending();
    }

    private void draw(double done) {
        LoadingMark.draw(renderer.begin(), width, height, ++pictures, done);
        renderer.submit();
        due = Math.max(due + periodNanos, clock.nanoTime());
    }
}
