package kodama.bench;

import kodama.profile.Samples;

/** Measures whole frames of a game and their parts; run by {@code kodama bench game}. */
public final class GameBench implements Benchmark {
    private static final int WARM_UP_ROUNDS = 3;
    private static final double BYTES_PER_KILOBYTE = 1e3;

    private final String scene;
    private final String target;
    private final int frames;
    private final boolean isBetweenTicks;

    /**
     * Measures a scene such as {@code bullets_10000}, after three times as many frames to warm up. The target, such as
     * {@code < 8}, is that of the median.
     */
    public GameBench(String scene, String target, int frames) {
        this(scene, target, frames, false);
    }

    private GameBench(String scene, String target, int frames, boolean isBetweenTicks) {
        this.scene = scene;
        this.target = target;
        this.frames = frames;
        this.isBetweenTicks = isBetweenTicks;
    }

    /** Measures frames between two ticks, which interpolate tasks and shots. */
    public static GameBench betweenTicks(String scene, int frames) {
        return new GameBench(scene, "", frames, true);
    }

    @Override
    public void run(BenchResults results) {
        try (BenchGame benchGame = new BenchGame(() -> BenchGame.game(scene), 1);
                FrameTimings game = new FrameTimings(benchGame.platform(), frames)) {
            if (isBetweenTicks) game.showBetweenTicks();
            for (int round = 0; round <= WARM_UP_ROUNDS; round++) game.measure();
            enter(results, game);
        }
    }

    private void enter(BenchResults results, FrameTimings game) {
        enter(results, "update", game.update(), "");
        enter(results, "draw list", game.listing(), "");
        enter(results, "rasterize", game.drawing(), "");
        enter(results, "frame", game.whole(), target);
        results.add(name("frame, mean CPU time"), game.cpuMillis(), "ms");
        results.add(name("allocated in a frame"), game.bytes() / BYTES_PER_KILOBYTE, "kB");
    }

    private void enter(BenchResults results, String part, Samples times, String wanted) {
        results.add(name(part + ", fastest"), times.fastest(), "ms");
        results.add(name(part + ", median"), times.median(), "ms", wanted);
        results.add(name(part + ", p99"), times.p99(), "ms");
    }

    private String name(String part) {
        return scene.replace('_', ' ') + (isBetweenTicks ? " between ticks: " : ": ") + part;
    }
}
