package kodama.bench;

/**
 * Measures frames that are full of Lua: coroutine bullets, and enemies as games have them; {@code kodama bench lua}
 * runs it. {@link GameBench} tells more of a single scene.
 */
public final class LuaFramesBench implements Bench {
    private static final int WARM_UP_ROUNDS = 3;

    private final boolean quick;

    /** If it is quick, a frame of a few tasks shows only that it works. */
    public LuaFramesBench(boolean quick) {
        this.quick = quick;
    }

    @Override
    public void run(BenchResults figures) {
        enter(figures, "bullets", 10_000, 300, "< 1.2");
        enter(figures, "bullets", 100_000, 40, "< 16.6");
        double few = enter(figures, "enemies", 1_000, 600, "");
        double many = enter(figures, "enemies", 10_000, 200, "< 4");
        figures.add("ten times as many enemies, by ten frames", many / few / 10, "times", "< 1.25");
    }

    /** Plays a scene, enters the median of its frames, and returns it; in milliseconds. */
    private double enter(BenchResults figures, String kind, int wholeCount, int wholeFrames, String wanted) {
        int count = quick ? 10 : wholeCount;
        int frames = quick ? 1 : wholeFrames;
        try (BenchGame stage = new BenchGame(() -> BenchGame.game(kind + "_" + count), 1);
                FrameTimings game = new FrameTimings(stage.stage(), frames)) {
            for (int round = 0; round <= WARM_UP_ROUNDS; round++) game.measure();
            double median = game.whole().median();
            figures.add("a frame with %,d %s, median".formatted(count, kind), median, "ms", wanted);
            return median;
        }
    }
}
