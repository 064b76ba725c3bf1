package kodama.loop;

import kodama.base.Ending;
import kodama.draw.Renderer;
import kodama.job.JobScheduler;
import kodama.job.LongJobs;
import kodama.script.GameConfig;
import kodama.task.ForkJoin;
import kodama.time.FrameRate;
import org.jspecify.annotations.Nullable;

/**
 * The parts of a game that stay over simple resets: threads, what draws, and subsystems of the game's own.
 *
 * <p>Opened by the init phases, closed in reverse; the end also comes when an init phase has failed, and then finds what
 * there is. Owned by the game thread.
 */
final class GameParts implements AutoCloseable {
    private final Stage stage;
    private final OpenProject project;
    private final ShownFrames shown;
    private final Subsystems subsystems;
    private @Nullable JobScheduler jobs;
    private ForkJoin forkJoin = ForkJoin.ALONE;
    private @Nullable Renderer renderer;
    private @Nullable Loading loading;
    private @Nullable LongJobs longJobs;

    GameParts(Stage stage, OpenProject project, ShownFrames shown) {
        this.shown = shown;
        this.stage = stage;
        this.project = project;
        this.subsystems = new Subsystems(project.get(), stage, stage.requests());
    }

    /** Opens what the loading mark needs. */
    void openFirst() {
        GameConfig config = project.config();
        FrameRate rate = new FrameRate(config.fps());
        if (stage.cores() > 1) openJobs();
        renderer = stage.openRenderer(shown.counted(stage.presenter()), config.width(), config.height(), rate, jobs);
        loading = new Loading(renderer, config.width(), config.height(), rate, jobs, stage);
    }

    private void openJobs() {
        jobs = new JobScheduler(
                JobScheduler.threadsFor(stage.cores()), stage.clocks().get(), stage.ledger());
        forkJoin = new AllCores(jobs);
    }

    /** Opens the others, while the loading mark moves. */
    void openOthers() {
        int places = project.config().jobs();
        int threads = Math.min(places, stage.cores() - 1);
        longJobs = new LongJobs(places, threads, stage.clocks().get(), stage.ledger());
        load(new Pictures(project.get(), stage));
    }

    /** First what has to be known beforehand: which pictures there are, and after whom each subsystem wants to come. */
    private void load(Pictures pictures) {
        loading.run(graph -> {
            pictures.addSearch(graph);
            subsystems.addMaking(graph);
        });
        loading.run(graph -> {
            subsystems.addOpening(graph);
            pictures.addReading(graph);
        });
        pictures.keep();
    }

    Renderer renderer() {
        return renderer;
    }

    Loading loading() {
        return loading;
    }

    @Nullable
    JobScheduler jobs() {
        return jobs;
    }

    LongJobs longJobs() {
        return longJobs;
    }

    /** What worlds work with. */
    LastingParts lasting() {
        return new LastingParts(subsystems.open(), longJobs, forkJoin);
    }

    @Override
    public void close() {
        Ending ending = new Ending().step(subsystems::close);
        if (longJobs != null) ending.step(longJobs::close);
        if (renderer != null) ending.step(() -> closeRenderer(renderer));
        if (jobs != null) ending.step(jobs::close);
        ending.done();
    }

    private static void closeRenderer(Renderer open) {
        open.awaitIdle();
        open.close();
    }
}
