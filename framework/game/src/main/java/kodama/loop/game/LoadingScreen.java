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
 * Animates the loading mark while jobs run, or while the game thread is busy and calls it often. From document 003
 * (ローディングマーク).
 *
 * <p>The wait between two pictures ends with the last job, so that loading does not wait for a frame; loading that is
 * done before the first picture is due shows none. Owned by the game thread.
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

    /** Time at which the next picture is due; a value of {@link NanoClock#nanoTime}. */
    private long nextPictureNanos;

    /** Number of pictures so far. */
    private long pictures;

    /**
     * @param renderer shows the mark, in pictures of this width and height in virtual pixels
     * @param jobs runs the jobs; null to run them on this thread, with a picture in between when one is due
     */
    public LoadingScreen(
            Renderer renderer,
            int width,
            int height,
            FrameRate rate,
            @Nullable JobScheduler jobs,
            GamePlatform platform) {
        this.renderer = renderer;
        this.width = width;
        this.height = height;
        this.jobs = jobs;
        clock = platform.clocks().get();
        periodNanos = rate.nanos(1);
        requests = platform.requests();
        errors = platform.errors();
    }

    /**
     * Runs a graph of jobs, and returns when all have ended. Exceptions are reported with the job's name. After a
     * request to quit, jobs that have not begun are skipped.
     */
    public void run(Consumer<JobGraph> jobsToDo) {
        JobGraph graph = new JobGraph();
        jobsToDo.accept(graph);
        if (graph.size() > 0) run(graph);
    }

    private void run(JobGraph graph) {
        JobRun run = jobs == null ? new SerialJobRun(graph, clock) : jobs.begin(graph);
        begin();
        while (!run.await(nextPictureNanos - clock.nanoTime())) {
            if (requests.isQuitPending()) run.skipRemaining();
            clock.sleepUntil(nextPictureNanos); // moves a virtual clock
            draw((graph.size() - run.remaining()) / (double) graph.size());
        }
        end(run);
    }

    private void end(JobRun run) {
        try {
            run.end();
        } catch (JobFailure first) {
            report(first);
            for (Throwable other : first.getSuppressed()) report((JobFailure) other);
        }
    }

    private void report(JobFailure failure) {
        errors.report("loading " + failure.job(), Objects.requireNonNull(failure.getCause()));
    }

    /** Begins long work on this thread, which must then call {@link #shouldContinue} often. */
    public void begin() {
        nextPictureNanos = clock.nanoTime() + periodNanos;
    }

    /** Draws a picture if one is due; returns false when the loop object must end. */
    public boolean shouldContinue() {
        if (clock.nanoTime() >= nextPictureNanos) draw(LoadingMark.NO_BAR);
        return !requests.isEndPending();
    }

    private void draw(double done) {
        LoadingMark.draw(renderer.begin(), width, height, ++pictures, done);
        renderer.submit();
        nextPictureNanos = Math.max(nextPictureNanos + periodNanos, clock.nanoTime());
    }
}
