package kodama.loop.game;

import kodama.base.Teardown;
import kodama.draw.Renderer;
import kodama.input.Controls;
import kodama.job.JobGraph;
import kodama.job.JobRunner;
import kodama.job.JobScheduler;
import kodama.job.LongJobs;
import kodama.loop.GamePlatform;
import kodama.loop.GameProject;
import kodama.lua.CompilationCache;
import kodama.request.FirstScene;
import kodama.script.config.GameConfig;
import kodama.script.debug.BreakpointHandler;
import kodama.task.ForkJoin;
import kodama.time.FpsMeter;
import kodama.time.FrameRate;
import org.jspecify.annotations.Nullable;

/**
 * A game while it is played, from init 1 to end 2: the one owner of all that is open for it. Between resets that is a
 * world; its project is read again for each, and everything else stays.
 *
 * <p>Opened by the init phases, closed in reverse; the end also comes when an init phase has failed, and then finds
 * what there is. Owned by the game thread.
 */
final class GameRun implements AutoCloseable {
    private static final String LATER =
            GameConfig.FILE + ": changed 'subsystems' count from the next soft reset on; in kodama dev that is Ctrl+F6";

    private final GamePlatform stage;
    private final FrameCounter shown;
    private final CompilationCache compiled = new CompilationCache();
    private final Subsystems subsystems;
    private GameProject project;
    private boolean isInvincible;

    // from init 1 and 2 on; without other threads there are no jobs
    private @Nullable JobScheduler jobs;
    private ForkJoin forkJoin = ForkJoin.SEQUENTIAL;
    private @Nullable Renderer renderer;
    private @Nullable LoadingScreen loading;
    private @Nullable LongJobs longJobs;
    private @Nullable AssetPrefetcher ahead;

    // from init 3 on
    private @Nullable GameWorld world;

    /** Opens the project; it is the first thing to be closed if nothing else is opened. */
    GameRun(GamePlatform stage, FrameCounter shown) {
        this.stage = stage;
        this.shown = shown;
        project = stage.project().get();
        subsystems = new Subsystems(project, stage, stage.requests());
    }

    GameConfig config() {
        return project.config();
    }

    /** Init 1: opens what the loading mark needs. */
    void openFirst() {
        FrameRate rate = new FrameRate(config().timing().fps());
        if (stage.cores() > 1) openJobs();
        renderer = stage.openRenderer(
                shown.counting(stage.presenter()),
                config().display().width(),
                config().display().height(),
                rate,
                jobs);
        loading = new LoadingScreen(
                renderer, config().display().width(), config().display().height(), rate, jobs, stage);
    }

    private void openJobs() {
        jobs = new JobScheduler(
                JobScheduler.threadsFor(stage.cores()),
                stage.clocks().get(),
                stage.diagnostics().ledger());
        forkJoin = new JobForkJoin(jobs);
    }

    /** Init 2: opens the rest, while the loading mark moves. */
    void openRest() {
        int places = config().capacity().jobs();
        int threads = Math.min(places, stage.cores() - 1);
        longJobs = new LongJobs(
                places,
                threads,
                stage.arrivals(),
                stage.clocks().get(),
                stage.diagnostics().ledger());
        load(new AssetPreloader(project, stage));
    }

    /** First what has to be known beforehand: what there is to read, and after whom each subsystem wants to come. */
    private void load(AssetPreloader preloading) {
        loading().run(graph -> {
            preloading.addSearch(graph);
            graph.add("sound", this::openSound);
            subsystems.addCreation(graph);
        });
        loading().run(graph -> {
            subsystems.addOpening(graph);
            preloading.addReading(graph);
        });
        preloading.keep();
        ahead = preloading.prefetcher();
    }

    /** From the first picture on: what the game need not wait for. */
    void startPrefetch() {
        if (ahead != null) ahead.begin();
    }

    /** To open the device may take some tenths of a second; a game without files of sounds may do without. */
    private void openSound() {
        for (String ending : stage.assets().sounds().extensions())
            if (!project.files().names(ending).isEmpty()) stage.audio().prepare();
    }

    /** After a reset: what files say now counts. Subsystems stay, and tasks have to know them by the same classes. */
    void rereadProject() {
        GameProject old = project;
        GameProject read = stage.project().get();
        boolean keepsClasses = !old.config().java().subsystems().isEmpty();
        if (!read.config().java().subsystems().equals(old.config().java().subsystems()))
            stage.diagnostics().log().warn(LATER);
        project = keepsClasses ? old.updatedFrom(read) : read;
        (keepsClasses ? read : old).close();
    }

    /** Init 3: builds a world that begins with this scene. */
    GameWorld openWorld(FirstScene first, Controls controls, FpsMeter meter, BreakpointHandler holder) {
        GameWorld opened = new GameWorld(
                stage,
                project,
                subsystems.open(),
                controls,
                longJobs(),
                jobs == null ? JobRunner.SERIAL : jobs,
                forkJoin,
                compiled,
                meter,
                holder);
        world = opened;
        opened.setInvincible(isInvincible);
        opened.begin(first);
        return opened;
    }

    /** Lets nothing hit the player, in this world and those to come. */
    void setInvincible(boolean wanted) {
        isInvincible = wanted;
        if (world != null) world.setInvincible(wanted);
    }

    /** End 1: the world ends, and all else stays. */
    void closeWorld() {
        world().close();
    }

    GameWorld world() {
        return opened(world, "init 3");
    }

    boolean hasWorld() {
        return world != null;
    }

    Renderer renderer() {
        return opened(renderer, "init 1");
    }

    LoadingScreen loading() {
        return opened(loading, "init 1");
    }

    /** What runs jobs within a frame; null when the game thread does all. */
    @Nullable
    JobScheduler jobs() {
        return jobs;
    }

    LongJobs longJobs() {
        return opened(longJobs, "init 2");
    }

    private static <T> T opened(@Nullable T part, String phase) {
        if (part == null) throw new IllegalStateException("used before " + phase);
        return part;
    }

    /** End 2: the world first, if there is one that has not ended; whatever fails, the others are closed. */
    @Override
    public void close() {
        Teardown ending = new Teardown();
        if (world != null) ending.run(world::close);
        ending.run(subsystems::close);
        if (ahead != null) ending.run(ahead::close);
        if (longJobs != null) ending.run(longJobs::close);
        Renderer open = renderer;
        if (open != null) ending.run(() -> close(open));
        if (jobs != null) ending.run(jobs::close);
        ending.run(project::close).finish();
    }

    private static void close(Renderer open) {
        open.awaitIdle();
        open.close();
    }

    /** Does the same work on the calling thread and on all threads of a job scheduler. Owned by the game thread. */
    static final class JobForkJoin implements ForkJoin {
        private final JobScheduler jobs;
        private final JobGraph graph = new JobGraph();
        private Runnable work = () -> {};

        JobForkJoin(JobScheduler jobs) {
            this.jobs = jobs;
            for (int i = 0; i <= jobs.threads(); i++) graph.add("tasks preparing", () -> work.run());
        }

        /** A thread that is busy elsewhere is not waited for: the others leave it nothing to do. */
        @Override
        public void run(Runnable share) {
            work = share;
            jobs.run(graph);
        }
    }
}
