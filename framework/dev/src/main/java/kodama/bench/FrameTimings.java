package kodama.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.List;
import kodama.draw.DrawList;
import kodama.draw.FrameBuffer;
import kodama.draw.Rasterizer;
import kodama.input.Controls;
import kodama.job.JobRunner;
import kodama.job.LongJobs;
import kodama.loop.GamePlatform;
import kodama.loop.GameProject;
import kodama.loop.GameView;
import kodama.loop.game.GameLoop;
import kodama.loop.game.GameWorld;
import kodama.lua.CompilationCache;
import kodama.profile.Samples;
import kodama.script.config.GameConfig;
import kodama.script.debug.BreakpointHandler;
import kodama.task.ForkJoin;
import kodama.time.FpsMeter;
import kodama.time.FrameRate;

/**
 * Plays a game frame by frame as {@link GameLoop} does, without waiting, and takes the time of each part.
 *
 * <p>Owned by the thread that measures, which does the drawing too.
 */
public final class FrameTimings implements AutoCloseable {
    private static final double NANOS_PER_MILLI = 1e6;

    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private final Controls controls;
    private final GameProject project;
    private final LongJobs longJobs;
    private final GameWorld world;
    private final DrawList list = new DrawList();
    private final GameView view = new GameView();

    /** How much of its tick is over in the picture of a frame. */
    private double alpha = GameWorld.ACTUAL_POSITIONS;

    private final Rasterizer rasterizer = new Rasterizer();
    private final FrameBuffer frame;
    private final Samples update;
    private final Samples listing;
    private final Samples drawing;
    private final Samples whole;
    private final int frames;
    private double bytes;
    private double cpuMillis;

    /** Builds the first scene of a game, of which so many frames are measured at a time. */
    public FrameTimings(GamePlatform stage, int frames) {
        project = stage.project().get();
        GameConfig config = project.config();
        this.frames = frames;
        controls = new Controls(stage.raw(), config.controls());
        longJobs = new LongJobs(
                config.capacity().jobs(),
                0,
                stage.completion(),
                stage.clocks().get(),
                stage.diagnostics().leakTracker());
        world = new GameWorld(
                stage,
                project,
                List.of(),
                controls,
                longJobs,
                JobRunner.SERIAL,
                ForkJoin.SEQUENTIAL,
                new CompilationCache(),
                new FpsMeter(stage.clocks().get()),
                BreakpointHandler.NONE);
        world.begin(stage.requests().firstScene());
        frame = new FrameBuffer(config.display().width(), config.display().height());
        update = new Samples(frames);
        listing = new Samples(frames);
        drawing = new Samples(frames);
        whole = new Samples(frames);
    }

    /** Plays on and measures; what was measured before is forgotten. */
    public void measure() {
        update.clear();
        listing.clear();
        drawing.clear();
        whole.clear();
        long bytesBefore = Allocation.bytes();
        long cpuBefore = threads.getCurrentThreadCpuTime();
        for (int i = 0; i < frames; i++) frame();
        cpuMillis = (threads.getCurrentThreadCpuTime() - cpuBefore) / NANOS_PER_MILLI / frames;
        bytes = (Allocation.bytes() - bytesBefore) / (double) frames;
    }

    /** Has the picture of each frame show a moment within its tick, as at twice the base rate, instead of its end. */
    public void showBetweenTicks() {
        world.setRate(new FrameRate(2 * project.config().timing().fps()));
        alpha = 0.5;
    }

    private void frame() {
        long start = System.nanoTime();
        controls.latch();
        world.stepTick();
        long now = update.lap(start);
        list.clear();
        world.draw(list, view, alpha);
        now = listing.lap(now);
        rasterizer.draw(list, frame);
        drawing.lap(now);
        whole.lap(start);
    }

    /** How long the ticks took: tasks, shots and hits; a sample for each frame. */
    public Samples update() {
        return update;
    }

    /** How long it took to fill the draw lists; a sample for each frame. */
    public Samples listing() {
        return listing;
    }

    /** How long it took to draw the lists; a sample for each frame. */
    public Samples drawing() {
        return drawing;
    }

    /** How long the frames took in all; a sample for each frame. */
    public Samples whole() {
        return whole;
    }

    /**
     * The mean processor time of a frame, in milliseconds; other programs count for less in it than in the other times.
     */
    public double cpuMillis() {
        return cpuMillis;
    }

    /** How many bytes a frame allocates on average. */
    public double bytes() {
        return bytes;
    }

    @Override
    public void close() {
        world.close();
        longJobs.close();
        project.close();
    }
}
