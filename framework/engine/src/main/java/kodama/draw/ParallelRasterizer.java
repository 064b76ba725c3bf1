package kodama.draw;

import java.util.Objects;
import kodama.job.JobGraph;
import kodama.job.JobScheduler;
import org.jspecify.annotations.Nullable;

/**
 * Rasterizes draw lists on several cores; the picture is identical to that of a single {@link Rasterizer}.
 *
 * <ol>
 *   <li>The frame is divided into bands of rows, each with a rasterizer of its own.
 *   <li>Each rasterizer runs the whole list, clipped to its band, as a job of the {@link JobScheduler}.
 *   <li>The call returns when all bands are drawn.
 * </ol>
 *
 * <p>One core is left to the game, which works on its next frame. Not thread-safe.
 */
public final class ParallelRasterizer {
    /** Each band processes every command, which takes about 11 ns (measured with 10,000 sprites); more gain little. */
    private static final int MAX_BANDS = 8;

    private final Rasterizer[] rasterizers;
    /** Null if the calling thread draws all bands. */
    private final @Nullable JobScheduler jobs;

    private final JobGraph graph = new JobGraph();
    private final Stages stages;
    /** What the jobs do in the current run; null before the first. */
    private Stages.@Nullable Work work;

    /**
     * Creates a band for each spare core: one if there are two cores or fewer.
     *
     * @param jobs runs the bands; null for a single one
     */
    ParallelRasterizer(@Nullable JobScheduler jobs) {
        this(jobs, jobs == null ? 1 : Math.min(MAX_BANDS, jobs.threads()));
    }

    /**
     * Creates a number of bands.
     *
     * @param jobs runs the bands; null to draw them one after the other
     * @param count number of bands; at least 1
     */
    public ParallelRasterizer(@Nullable JobScheduler jobs, int count) {
        this.jobs = jobs;
        rasterizers = new Rasterizer[count];
        for (int i = 0; i < count; i++) rasterizers[i] = new Rasterizer();
        for (int i = 0; i < count; i++) add(i);
        Stages.Band[] bands = new Stages.Band[count];
        for (int i = 0; i < count; i++) bands[i] = rasterizers[i].band();
        stages = new Stages(bands, this::run, this::another);
    }

    private void add(int band) {
        graph.add("drawing band " + (band + 1) + " of " + rasterizers.length, () -> part(band));
    }

    /** Not in the constructor, as a lambda there loads the classes of jobs, which the portal does not need. */
    private CanvasPainter another() {
        return new ParallelRasterizer(jobs, rasterizers.length)::draw;
    }

    private void part(int band) {
        Objects.requireNonNull(work).run(band);
    }

    private void run(Stages.Work next) {
        work = next;
        if (jobs != null && rasterizers.length > 1) jobs.run(graph);
        else for (int band = 0; band < rasterizers.length; band++) next.run(band);
    }

    /**
     * Clears a frame to black and draws a list on it.
     *
     * @param list the list; it does not change
     */
    public void draw(DrawList list, FrameBuffer frame) {
        for (int i = 0; i < rasterizers.length; i++)
            rasterizers[i].begin(list, frame, firstRow(i, frame.height()), firstRow(i + 1, frame.height()));
        stages.finish();
    }

    /** Draws a list on a canvas. */
    void draw(DrawList list, Canvas canvas) {
        for (int i = 0; i < rasterizers.length; i++)
            rasterizers[i].begin(list, canvas, firstRow(i, canvas.height()), firstRow(i + 1, canvas.height()));
        stages.finish();
    }

    private int firstRow(int band, int height) {
        return height * band / rasterizers.length;
    }
}
