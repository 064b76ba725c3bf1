package kodama.loop.game;

import java.util.Map;
import kodama.base.Teardown;
import kodama.draw.Renderer;
import kodama.file.FileHashes;
import kodama.input.Controls;
import kodama.job.JobGraph;
import kodama.job.JobRunner;
import kodama.job.JobScheduler;
import kodama.job.LongJobs;
import kodama.loop.GamePlatform;
import kodama.loop.GameProject;
import kodama.lua.CompilationCache;
import kodama.replay.WorldStart;
import kodama.script.config.GameConfig;
import kodama.script.debug.BreakpointHandler;
import kodama.task.ForkJoin;
import kodama.time.FpsMeter;
import kodama.time.FrameRate;
import org.jspecify.annotations.Nullable;

/**
 * A run of a game from init 1 to end 2: the single owner of everything that is open for it. The world is replaced at
 * each simple reset, for which the project is read again; everything else is kept.
 *
 * <p>The init phases open it, and it is closed in reverse. It can also be closed after an init phase has failed, and
 * then closes what is open. Owned by the game thread.
 */
final class GameRun implements AutoCloseable {
    private static final String LATER =
            GameConfig.FILE + ": changes to 'subsystems' take effect at the next soft reset, in kodama dev by Ctrl+F6";

    private final GamePlatform platform;
    private final FrameCounter shown;
    private final CompilationCache compiled = new CompilationCache();
    private final Subsystems subsystems;
    private final FileHashes hashes = new FileHashes();
    private GameProject project;
    private boolean isInvincible;

    // set by init 1 and 2; with a single core there is no job scheduler
    private @Nullable JobScheduler jobs;
    private ForkJoin forkJoin = ForkJoin.SEQUENTIAL;
    private @Nullable Renderer renderer;
    private @Nullable LoadingScreen loadingScreen;
    private @Nullable LongJobs longJobs;
    private @Nullable AssetPrefetcher prefetcher;

    // set by init 3
    private @Nullable GameWorld world;

    /** Opens the project. */
    GameRun(GamePlatform platform, FrameCounter shown) {
        this.platform = platform;
        this.shown = shown;
        project = platform.project().get();
        subsystems = new Subsystems(project, platform, platform.requests());
    }

    GameConfig config() {
        return project.config();
    }

    /** Returns the hashes of the files that decide how the game runs. */
    Map<String, Long> fingerprint() {
        return project.fingerprint(hashes);
    }

    /** Init 1: opens what the loading mark needs. */
    void openFirst() {
        FrameRate rate = new FrameRate(config().timing().fps());
        if (platform.cores() > 1) openJobs();
        renderer = platform.openRenderer(
                shown.counting(platform.presenter()),
                config().display().width(),
                config().display().height(),
                rate,
                jobs);
        loadingScreen = new LoadingScreen(
                renderer, config().display().width(), config().display().height(), rate, jobs, platform);
    }

    private void openJobs() {
        jobs = new JobScheduler(
                JobScheduler.threadsFor(platform.cores()),
                platform.clocks().get(),
                platform.diagnostics().leakTracker());
        forkJoin = new JobForkJoin(jobs);
    }

    /** Init 2: opens everything else, while the loading mark moves. */
    void openRest() {
        int slots = config().capacity().jobs();
        int threads = Math.min(slots, platform.cores() - 1);
        longJobs = new LongJobs(
                slots,
                threads,
                platform.journal().completion(platform.completion()),
                platform.clocks().get(),
                platform.diagnostics().leakTracker());
        load(new AssetPreloader(project, platform));
    }

    /**
     * Runs two job graphs: the first finds the assets to read and creates the subsystems, the second reads and opens
     * them.
     */
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
        prefetcher = preloading.prefetcher();
    }

    /** Starts to prefetch assets. Called with the first picture. */
    void startPrefetch() {
        if (prefetcher != null) prefetcher.begin();
    }

    /** Opens the sound device, which may take some tenths of a second, unless the game has no sound files. */
    private void openSound() {
        for (String ending : platform.assets().sounds().extensions())
            if (!project.files().names(ending).isEmpty()) platform.audio().prepare();
    }

    /**
     * Reads the project again after a reset. If the game has subsystems, its classes are kept, because tasks must see
     * the subsystems by the same classes.
     */
    void rereadProject() {
        GameProject old = project;
        GameProject read = platform.project().get();
        boolean keepsClasses = !old.config().java().subsystems().isEmpty();
        if (!read.config().java().subsystems().equals(old.config().java().subsystems()))
            platform.diagnostics().log().warn(LATER);
        project = keepsClasses ? old.updatedFrom(read) : read;
        (keepsClasses ? read : old).close();
    }

    /** Init 3: creates a world that begins with this scene. */
    GameWorld openWorld(WorldStart start, Controls controls, FpsMeter meter, BreakpointHandler breakpointHandler) {
        GameWorld opened = new GameWorld(
                platform,
                start.seed(),
                project,
                subsystems.open(),
                controls,
                longJobs(),
                jobs == null ? JobRunner.SERIAL : jobs,
                forkJoin,
                compiled,
                meter,
                breakpointHandler);
        world = opened;
        opened.setInvincible(isInvincible);
        opened.begin(start.start());
        return opened;
    }

    /** Makes the player invincible or vulnerable, in this world and in later ones. */
    void setInvincible(boolean invincible) {
        isInvincible = invincible;
        if (world != null) world.setInvincible(invincible);
    }

    /** End 1: ends the world, and keeps everything else. */
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
        return opened(loadingScreen, "init 1");
    }

    /** Returns the scheduler of jobs within a frame; null if there is a single core. */
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

    /** End 2: closes the world first, if it is still open, then the other parts, even if one of them fails. */
    @Override
    public void close() {
        Teardown ending = new Teardown();
        if (world != null) ending.run(world::close);
        ending.run(subsystems::close);
        if (prefetcher != null) ending.run(prefetcher::close);
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

    /** Runs the same work on the calling thread and on all threads of a job scheduler. Owned by the game thread. */
    static final class JobForkJoin implements ForkJoin {
        private final JobScheduler jobs;
        private final JobGraph graph = new JobGraph();
        private Runnable work = () -> {};

        JobForkJoin(JobScheduler jobs) {
            this.jobs = jobs;
            for (int i = 0; i <= jobs.threads(); i++) graph.add("tasks preparing", () -> work.run());
        }

        /** Does not wait for a thread that is busy elsewhere: the other threads do its share. */
        @Override
        public void run(Runnable share) {
            work = share;
            jobs.run(graph);
        }
    }
}
