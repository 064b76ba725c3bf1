package kodama.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import kodama.loop.FrameHook;
import kodama.loop.GameProject;
import kodama.loop.LoopObject;
import kodama.loop.Program;
import kodama.loop.game.GameLoop;
import kodama.profile.Samples;
import kodama.request.LoopNames;
import kodama.request.LoopRequest;
import kodama.request.LoopRequests;

/**
 * Plays a game as a program does, some frames at a time, asks for a reset after them, and takes the time until the
 * first new frame. Looks at what the process holds after a tenth of the resets and after all.
 */
final class ResetRun implements FrameHook {
    private static final int FRAMES_BETWEEN = 10;
    private static final double NANOS_PER_MILLI = 1e6;

    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private final LoopRequest reset;
    private final int resets;
    private final Samples times;
    private final List<Footprint> footprints = new ArrayList<>();
    private final List<WeakReference<LoopObject>> loops = new ArrayList<>();
    private final BenchGame stage;
    private final LoopRequests requests;
    private boolean resetting;
    private long begun;
    private long cpuBegun;
    private long cpuNanos;
    private int frames;
    private int done;

    /** Prepares to go through so many resets of one kind, on so many cores. */
    ResetRun(Supplier<GameProject> game, int cores, LoopRequest reset, int resets) {
        this.reset = reset;
        this.resets = resets;
        times = new Samples(resets);
        stage = new BenchGame(game, cores, this);
        requests = stage.stage().requests();
    }

    /** Goes through it all. */
    ResetRun run() {
        try (stage) {
            requests.submit(new LoopRequest.SoftReset(LoopNames.GAME));
            new Program(
                            requests,
                            Map.of(LoopNames.GAME, this::loop),
                            phase -> {},
                            stage.stage().errors())
                    .run();
        }
        return this;
    }

    private LoopObject loop() {
        LoopObject loop = new GameLoop(stage.stage());
        loops.add(new WeakReference<>(loop));
        return loop;
    }

    @Override
    public void afterDraw(long ofThisLoop) {
        if (resetting) take();
        resetting = false;
        if (++frames % FRAMES_BETWEEN == 0) next();
    }

    private void take() {
        times.lap(begun);
        cpuNanos += threads.getCurrentThreadCpuTime() - cpuBegun;
    }

    private void next() {
        if (done == resets / 10 || done == resets) footprints.add(Footprint.take());
        resetting = done++ < resets;
        cpuBegun = threads.getCurrentThreadCpuTime();
        begun = System.nanoTime();
        requests.submit(resetting ? reset : new LoopRequest.Quit(0));
    }

    int resets() {
        return resets;
    }

    /** From the request to the first new frame. */
    Samples times() {
        return times;
    }

    /** The mean of what the game thread worked for it; other programs count for less in it than in the times. */
    double cpuMillis() {
        return cpuNanos / NANOS_PER_MILLI / resets;
    }

    Footprint early() {
        return footprints.get(0);
    }

    Footprint late() {
        return footprints.get(footprints.size() - 1);
    }

    /** How many loop objects are in memory, though all have ended. */
    long loopsAlive() {
        System.gc();
        return loops.stream().filter(loop -> loop.get() != null).count();
    }

    /** What the ledger has open that should have ended with the loop objects. */
    List<String> survivors() {
        return stage.survivors();
    }
}
