package kodama.bench.game;

import kodama.bench.Bench;
import kodama.bench.Figures;

/**
 * Measures what it costs to show 1,000 tasks and 10,000 shots on their way in frames between two ticks; {@code kodama
 * bench game} runs it.
 */
public final class SmoothFrames implements Bench {
    private static final int WARM_UP_ROUNDS = 3;

    private final String scene;
    private final int frames;

    /**
     * Prepares to measure.
     *
     * @param scene the scene's name, as {@code smooth_10000}
     * @param frames how many frames to measure, after three times as many to warm up; at least 1
     */
    public SmoothFrames(String scene, int frames) {
        this.scene = scene;
        this.frames = frames;
    }

    @Override
    public void run(Figures figures) {
        enter(figures, "as at the tick", false);
        enter(figures, "between two ticks", true);
    }

    private void enter(Figures figures, String how, boolean between) {
        try (BenchStage stage = new BenchStage(() -> BenchStage.game(scene), 1);
                FrameFigures game = new FrameFigures(stage.stage(), frames)) {
            if (between) game.showBetweenTicks();
            for (int round = 0; round <= WARM_UP_ROUNDS; round++) game.measure();
            String name = scene.replace('_', ' ') + ", " + how + ": ";
            figures.add(name + "update, median", game.update().median(), "ms");
            figures.add(name + "draw list, median", game.listing().median(), "ms");
            figures.add(name + "frame, median", game.whole().median(), "ms");
            figures.add(name + "allocated in a frame", game.bytes(), "bytes");
        }
    }
}
