package kodama.bench;

import kodama.profile.Samples;

/** Measures whole frames of a game, part by part; {@code kodama bench game} runs it. */
public final class GameBench implements Bench {
    private static final int WARM_UP_ROUNDS = 3;
    private static final double BYTES_PER_KILOBYTE = 1e3;

    private final String scene;
    private final String target;
    private final int frames;
    private final boolean isBetweenTicks;

    /**
     * Measures a scene such as {@code bullets_10000}, whose median ought to be the target, as {@code < 8}, after three
     * times as many frames to warm up.
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

    /** Measures frames between two ticks, which show tasks and shots on their way. */
    public static GameBench betweenTicks(String scene, int frames) {
        return new GameBench(scene, "", frames, true);
    }

    @Override
    public void run(BenchResults figures) {
        try (BenchGame stage = new BenchGame(() -> BenchGame.game(scene), 1);
                FrameTimings game = new FrameTimings(stage.stage(), frames)) {
            if (isBetweenTicks) game.showBetweenTicks();
            for (int round = 0; round <= WARM_UP_ROUNDS; round++) game.measure();
            enter(figures, game);
        }
    }

    private void enter(BenchResults figures, FrameTimings game) {
        enter(figures, "update", game.update(), "");
        enter(figures, "draw list", game.listing(), "");
        enter(figures, "rasterize", game.drawing(), "");
        enter(figures, "frame", game.whole(), target);
        figures.add(name("frame, mean on the processor"), game.cpuMillis(), "ms");
        figures.add(name("allocated in a frame"), game.bytes() / BYTES_PER_KILOBYTE, "kB");
    }

    private void enter(BenchResults figures, String part, Samples times, String wanted) {
        figures.add(name(part + ", fastest"), times.fastest(), "ms");
        figures.add(name(part + ", median"), times.median(), "ms", wanted);
        figures.add(name(part + ", p99"), times.p99(), "ms");
    }

    private String name(String part) {
        return scene.replace('_', ' ') + (isBetweenTicks ? " between ticks: " : ": ") + part;
    }
}
