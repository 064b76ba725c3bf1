package kodama.loop;

import java.util.function.Supplier;
import kodama.draw.Renderer;
import kodama.job.JobFigures;
import kodama.job.JobScheduler;
import kodama.job.LongJobFigures;
import kodama.job.LongJobs;
import kodama.task.TaskList;
import kodama.time.FpsMeter;
import org.jspecify.annotations.Nullable;

/** What overlays see of the game: the world that there is just now, if there is one, and the parts that outlive it. */
final class WorldFigures implements GameFigures {
    private final FpsMeter meter;
    private final Supplier<@Nullable GameWorld> world;
    private final Renderer renderer;
    private final @Nullable JobScheduler jobs;
    private final LongJobs longJobs;
    private final Tempo tempo;

    WorldFigures(
            FpsMeter meter,
            Supplier<@Nullable GameWorld> world,
            Renderer renderer,
            @Nullable JobScheduler jobs,
            LongJobs longJobs,
            Tempo tempo) {
        this.meter = meter;
        this.world = world;
        this.renderer = renderer;
        this.jobs = jobs;
        this.longJobs = longJobs;
        this.tempo = tempo;
    }

    @Override
    public String fps() {
        return meter.text();
    }

    @Override
    public int frameRate() {
        GameWorld now = world.get();
        return now == null ? 0 : now.fps();
    }

    @Override
    public @Nullable TaskList tasks() {
        GameWorld now = world.get();
        return now == null ? null : now.taskList();
    }

    @Override
    public long tick() {
        GameWorld now = world.get();
        return now == null ? 0 : now.tick();
    }

    @Override
    public String scene() {
        GameWorld now = world.get();
        return now == null ? "" : now.scene();
    }

    @Override
    public long framesShown() {
        return renderer.framesShown();
    }

    @Override
    public long framesSkipped() {
        return renderer.framesSkipped();
    }

    @Override
    public @Nullable JobFigures jobs() {
        return jobs == null ? null : jobs.figures();
    }

    @Override
    public LongJobFigures longJobs() {
        return longJobs.figures();
    }

    @Override
    public Tempo tempo() {
        return tempo;
    }
}
