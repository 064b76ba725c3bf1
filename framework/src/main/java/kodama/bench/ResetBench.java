package kodama.bench;

import java.util.function.Supplier;
import kodama.loop.GameProject;
import kodama.loop.NormalLoop;
import kodama.profile.Bench;
import kodama.profile.Figures;
import kodama.profile.Samples;

/** Measures a simple reset, which is what a saved script costs; {@code kodama bench reset} runs it. */
public final class ResetBench implements Bench {
    private final Supplier<GameProject> game;
    private final int resets;

    /**
     * Prepares to measure the bench's own game.
     *
     * @param resets how many resets to go through; at least 1
     */
    public ResetBench(int resets) {
        this(() -> BenchStage.game("first"), resets);
    }

    /**
     * Prepares to measure a game.
     *
     * @param game opens the game
     * @param resets how many resets to go through; at least 1
     */
    public ResetBench(Supplier<GameProject> game, int resets) {
        this.game = game;
        this.resets = resets;
    }

    @Override
    public void run(Figures figures) {
        NormalLoop loop = new NormalLoop(BenchStage.of(game));
        loop.init1();
        loop.init2();
        loop.init3();
        loop.frame();
        Samples times = new Samples(resets);
        for (int i = 0; i < resets; i++) times.add(reset(loop));
        loop.end2();
        figures.add("reset and first frame, median of " + resets, times.median(), "ms", "< 100");
        figures.add("reset and first frame, p99", times.p99(), "ms");
        figures.add("reset and first frame, max", times.max(), "ms");
    }

    private static long reset(NormalLoop loop) {
        long start = System.nanoTime();
        loop.end1("bench");
        loop.init3();
        loop.frame();
        return System.nanoTime() - start;
    }
}
