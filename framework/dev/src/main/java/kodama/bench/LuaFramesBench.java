package kodama.bench;

/**
 * Measures frames full of Lua code: coroutine bullets, and typical enemies; run by {@code kodama bench lua}. {@link
 * GameBench} measures a single scene in more detail.
 */
public final class LuaFramesBench implements Benchmark {
    private static final int WARM_UP_ROUNDS = 3;

    private final boolean quick;

    /** A quick run has few tasks, and only tests that the bench works. */
    public LuaFramesBench(boolean quick) {
        this.quick = quick;
    }

    @Override
    public void run(BenchResults results) {
        enter(results, "bullets", 10_000, 300, "< 1.2");
        enter(results, "bullets", 100_000, 40, "< 16.6");
        double few = enter(results, "enemies", 1_000, 600, "");
        double many = enter(results, "enemies", 10_000, 200, "< 4");
        results.add("ten times as many enemies, compared with ten frames", many / few / 10, "times", "< 1.25");
    }

    /** Plays a scene, adds the median of its frames to the results, and returns it, in milliseconds. */
    private double enter(BenchResults results, String kind, int wholeCount, int wholeFrames, String wanted) {
        int count = quick ? 10 : wholeCount;
        int frames = quick ? 1 : wholeFrames;
        try (BenchGame benchGame = new BenchGame(() -> BenchGame.game(kind + "_" + count), 1);
                FrameTimings game = new FrameTimings(benchGame.platform(), frames)) {
            for (int round = 0; round <= WARM_UP_ROUNDS; round++) game.measure();
            double median = game.whole().median();
            results.add("a frame with %,d %s, median".formatted(count, kind), median, "ms", wanted);
            return median;
        }
    }
}
