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
 * Plays a game frame by frame as {@link GameLoop} does, without waiting, and measures the time of each part.
 *
 * <p>Must be used by a single thread, which also draws.
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

    /** Fraction of the tick that the picture of a frame shows. */
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

    /** Starts the first scene of a game; {@code frames} is the number of frames for each measurement. */
    public FrameTimings(GamePlatform platform, int frames) {
        project = platform.project().get();
        GameConfig config = project.config();
        this.frames = frames;
        controls = new Controls(platform.raw(), config.controls());
        longJobs = new LongJobs(
                config.capacity().jobs(),
                0,
                platform.completion(),
                platform.clocks().get(),
                platform.diagnostics().leakTracker());
        world = new GameWorld(
                platform,
                platform.seed(),
                project,
                List.of(),
                controls,
                longJobs,
                JobRunner.SERIAL,
                ForkJoin.SEQUENTIAL,
                new CompilationCache(),
                new FpsMeter(platform.clocks().get()),
                BreakpointHandler.NONE);
        world.begin(platform.requests().firstScene());
        frame = new FrameBuffer(config.display().width(), config.display().height());
        update = new Samples(frames);
        listing = new Samples(frames);
        drawing = new Samples(frames);
        whole = new Samples(frames);
    }

    /** Plays and measures the next frames; replaces the earlier results. */
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

    /** Makes the picture of each frame show a moment within its tick instead of its end, as at twice the base rate. */
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

    /** Returns the times of the ticks: tasks, shots and hits; a sample for each frame. */
    public Samples update() {
        return update;
    }

    /** Returns the times for filling the draw lists; a sample for each frame. */
    public Samples listing() {
        return listing;
    }

    /** Returns the times for drawing the lists; a sample for each frame. */
    public Samples drawing() {
        return drawing;
    }

    /** Returns the times of whole frames; a sample for each frame. */
    public Samples whole() {
        return whole;
    }

    /** Returns the mean CPU time of a frame, in milliseconds; other programs affect it less than the other times. */
    public double cpuMillis() {
        return cpuMillis;
    }

    /** Returns the mean number of bytes that a frame allocates. */
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
