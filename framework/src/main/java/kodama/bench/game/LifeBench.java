package kodama.bench.game;

import java.util.function.Supplier;
import kodama.bench.Bench;
import kodama.bench.Figures;
import kodama.bench.Footprint;
import kodama.loop.GameProject;
import kodama.request.LoopNames;
import kodama.request.Request;

/**
 * Measures resets, and what is left of them: a simple one is what a saved script costs; {@code kodama bench life} runs
 * it.
 *
 * <p>Simple resets are measured on one core, so that the first new frame is drawn when the time is taken; soft ones on
 * all, as threads are what they have to end and to start.
 */
public final class LifeBench implements Bench {
    private static final int CORES = Math.max(2, Runtime.getRuntime().availableProcessors());
    private static final double KILOBYTE = 1e3;

    private final Supplier<GameProject> game;
    private final int simple;
    private final int soft;

    /**
     * Prepares to measure the bench's own game.
     *
     * @param simple how many simple resets to go through; at least 1
     * @param soft how many soft resets; at least 1
     */
    public LifeBench(int simple, int soft) {
        this(() -> BenchStage.game("first"), simple, soft);
    }

    /**
     * Prepares to measure a game.
     *
     * @param game opens the game
     * @param simple how many simple resets to go through; at least 1
     * @param soft how many soft resets; at least 1
     */
    public LifeBench(Supplier<GameProject> game, int simple, int soft) {
        this.game = game;
        this.simple = simple;
        this.soft = soft;
    }

    @Override
    public void run(Figures figures) {
        enter(figures, "simple reset", new ResetRun(game, 1, new Request.SimpleReset("bench"), simple).run(), "< 30");
        enter(figures, "soft reset", new ResetRun(game, CORES, new Request.SoftReset(LoopNames.GAME), soft).run(), "");
    }

    private static void enter(Figures figures, String what, ResetRun run, String wanted) {
        figures.add(
                what + " and first frame, median of " + run.resets(),
                run.times().median(),
                "ms",
                wanted);
        figures.add(what + " and first frame, p99", run.times().p99(), "ms");
        figures.add(what + " and first frame, max", run.times().max(), "ms");
        figures.add(what + " and first frame, mean on the processor", run.cpuMillis(), "ms");
        Footprint early = run.early();
        Footprint late = run.late();
        enter(figures, what, "heap", early.heapBytes() / KILOBYTE, late.heapBytes() / KILOBYTE, "kB");
        enter(figures, what, "threads", early.threads(), late.threads(), "");
        enter(figures, what, "open files", early.openFiles(), late.openFiles(), "");
        enter(figures, what, "classes", early.classes(), late.classes(), "");
        figures.add(what + "s: dead loop objects in memory", run.loopsAlive(), "", "0");
        figures.add(what + "s: left in the ledger", run.survivors().size(), "", "0");
        for (String survivor : run.survivors()) figures.note("not closed: " + survivor);
    }

    private static void enter(Figures figures, String what, String which, double early, double late, String unit) {
        figures.add(what + "s: " + which + " after a tenth of them", early, unit);
        figures.add(what + "s: " + which + " after all", late, unit, "the same");
    }
}
