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
 * Plays a game, requests a reset after some frames, and measures the time until the first new frame, again and again.
 * Measures the resources of the process after a tenth of the resets and at the end.
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
    private final BenchGame benchGame;
    private final LoopRequests requests;
    private boolean resetting;
    private long begun;
    private long cpuBegun;
    private long cpuNanos;
    private int frames;
    private int done;

    /** Prepares this number of resets of one kind, on this number of cores. */
    ResetRun(Supplier<GameProject> game, int cores, LoopRequest reset, int resets) {
        this.reset = reset;
        this.resets = resets;
        times = new Samples(resets);
        benchGame = new BenchGame(game, cores, this);
        requests = benchGame.platform().requests();
    }

    /** Runs all resets. */
    ResetRun run() {
        try (benchGame) {
            requests.submit(new LoopRequest.SoftReset(LoopNames.GAME));
            new Program(
                            requests,
                            Map.of(LoopNames.GAME, this::loop),
                            phase -> {},
                            benchGame.platform().errors())
                    .run();
        }
        return this;
    }

    private LoopObject loop() {
        LoopObject loop = new GameLoop(benchGame.platform());
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

    /** Returns the times from the request to the first new frame. */
    Samples times() {
        return times;
    }

    /** Returns the mean CPU time of the game thread for a reset; other programs affect it less than the times. */
    double cpuMillis() {
        return cpuNanos / NANOS_PER_MILLI / resets;
    }

    Footprint early() {
        return footprints.get(0);
    }

    Footprint late() {
        return footprints.get(footprints.size() - 1);
    }

    /** Returns the number of loop objects in memory, although all have ended. */
    long loopsAlive() {
        System.gc();
        return loops.stream().filter(loop -> loop.get() != null).count();
    }

    /** Returns the leaked resources, which should have been closed with the loop objects. */
    List<String> survivors() {
        return benchGame.survivors();
    }
}
