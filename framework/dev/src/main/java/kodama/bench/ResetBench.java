package kodama.bench;

import java.util.function.Supplier;
import kodama.loop.GameProject;
import kodama.request.LoopNames;
import kodama.request.LoopRequest;

/**
 * Measures resets; run by {@code kodama bench resets}. Memory, threads, open files and classes must not grow between
 * the first tenth of the resets and the last one.
 *
 * <p>Simple resets run on one core, so that the first new frame is drawn when the time is taken; soft resets run on all
 * cores, because they end and start threads.
 */
public final class ResetBench implements Benchmark {
    private static final int CORES = Math.max(2, Runtime.getRuntime().availableProcessors());
    private static final double KILOBYTE = 1e3;

    /** Fewer resets cannot show growth. */
    private static final int MIN_RESETS = 100;

    /** 1 kB for each of 900 soft resets. Without a leak, the heap differs by less than a tenth of that. */
    private static final double HEAP_KILOBYTES = 900;

    /** Java sometimes creates classes for calls through reflection and method handles. */
    private static final double CLASSES = 50;

    private final Supplier<GameProject> game;
    private final int simple;
    private final int soft;
    private final double heapKilobytes;

    /** Runs these numbers of simple and soft resets of the built-in game. */
    public ResetBench(int simple, int soft) {
        this(() -> BenchGame.game("first"), simple, soft);
    }

    /** Runs these numbers of simple and soft resets of a game. */
    public ResetBench(Supplier<GameProject> game, int simple, int soft) {
        this(game, simple, soft, HEAP_KILOBYTES);
    }

    /** Also sets how much the heap may grow, which is more in a process that does other work, too. */
    ResetBench(Supplier<GameProject> game, int simple, int soft, double heapKilobytes) {
        this.game = game;
        this.simple = simple;
        this.soft = soft;
        this.heapKilobytes = heapKilobytes;
    }

    @Override
    public void run(BenchResults results) {
        enter(
                results,
                "simple reset",
                new ResetRun(game, 1, new LoopRequest.SimpleReset("bench"), simple).run(),
                "< 30");
        enter(
                results,
                "soft reset",
                new ResetRun(game, CORES, new LoopRequest.SoftReset(LoopNames.GAME), soft).run(),
                "");
    }

    private void enter(BenchResults results, String what, ResetRun run, String wanted) {
        results.add(
                what + " and first frame, median of " + run.resets(),
                run.times().median(),
                "ms",
                wanted);
        results.add(what + " and first frame, p99", run.times().p99(), "ms");
        results.add(what + " and first frame, max", run.times().max(), "ms");
        results.add(what + " and first frame, mean CPU time", run.cpuMillis(), "ms");
        Growth growth = new Growth(results, what, run.resets() >= MIN_RESETS);
        Footprint early = run.early();
        Footprint late = run.late();
        growth.enter("heap", early.heapBytes() / KILOBYTE, late.heapBytes() / KILOBYTE, "kB", heapKilobytes);
        growth.enter("threads", early.threads(), late.threads(), "", 0);
        growth.enter("open files", early.openFiles(), late.openFiles(), "", 0);
        growth.enter("classes", early.classes(), late.classes(), "", CLASSES);
        results.require(what + "s: dead loop objects in memory", run.loopsAlive(), "", 0);
        results.require(what + "s: not closed", run.survivors().size(), "", 0);
        for (String survivor : run.survivors()) results.note("not closed: " + survivor);
    }

    /** Compares the process after a tenth of the resets and at the end, because it grows at first. */
    private record Growth(BenchResults results, String what, boolean isBounded) {
        void enter(String which, double early, double late, String unit, double most) {
            results.add(what + "s: " + which + " after a tenth of them", early, unit);
            String after = what + "s: " + which + " after all";
            if (isBounded) results.require(after, late, unit, early + most);
            else results.add(after, late, unit);
        }
    }
}
