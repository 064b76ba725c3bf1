package kodama.draw;

import java.util.Objects;
import kodama.job.JobGraph;
import kodama.job.JobScheduler;
import org.jspecify.annotations.Nullable;

/**
 * Draws lists in bands of rows, on several cores at once; the picture is that of one {@link Rasterizer}, byte for byte.
 *
 * <p>One core is left to the game, which is at its next frame meanwhile. One thread at a time.
 */
public final class ParallelRasterizer {
    /**
     * Each band looks at every command, which takes about 11 ns (measured with 10,000 sprites); more would gain little.
     */
    private static final int MOST = 8;

    private final Rasterizer[] rasterizers;
    /** Null for a single band, drawn by the calling thread. */
    private final @Nullable JobScheduler jobs;

    private final JobGraph graph = new JobGraph();
    /** What is drawn on which frame, for the jobs of the call under way; null before the first. */
    private @Nullable DrawList list;

    private @Nullable FrameBuffer frame;

    /**
     * Makes as many bands as there are cores to spare: one if there are two cores or fewer.
     *
     * @param jobs runs the bands; null for a single one
     */
    ParallelRasterizer(@Nullable JobScheduler jobs) {
        this(jobs, jobs == null ? 1 : Math.min(MOST, jobs.threads()));
    }

    /**
     * Makes so many bands.
     *
     * @param jobs runs the bands; null for a single one
     * @param count how many; at least 1
     */
    public ParallelRasterizer(@Nullable JobScheduler jobs, int count) {
        this.jobs = jobs;
        rasterizers = new Rasterizer[count];
        for (int i = 0; i < count; i++) rasterizers[i] = new Rasterizer();
        for (int i = 0; i < count; i++) add(i);
    }

    private void add(int band) {
        graph.add("drawing band " + (band + 1) + " of " + rasterizers.length, () -> draw(band));
    }

    /** Draws a list. */
    public void draw(DrawList what, FrameBuffer where) {
        list = what;
        frame = where;
        if (jobs == null || rasterizers.length == 1) draw(0);
        else jobs.run(graph);
    }

    private void draw(int band) {
        FrameBuffer target = Objects.requireNonNull(frame);
        int count = rasterizers.length;
        int top = target.height() * band / count;
        int bottom = target.height() * (band + 1) / count;
        rasterizers[band].draw(Objects.requireNonNull(list), target, top, bottom);
    }
}
