package kodama.bench.game;

import kodama.bench.Bench;
import kodama.bench.Figures;
import kodama.bench.OtherJava;
import kodama.profile.Samples;

/**
 * Measures a cold start: a new Java that plays one frame without a window and ends; {@code kodama bench start} runs it.
 */
public final class StartBench implements Bench {
    private final OtherJava program;
    private final int starts;

    /**
     * Prepares to measure.
     *
     * @param program plays one frame and ends
     * @param starts how many times; at least 1
     */
    public StartBench(OtherJava program, int starts) {
        this.program = program;
        this.starts = starts;
    }

    @Override
    public void run(Figures figures) {
        Samples times = new Samples(starts);
        for (int i = 0; i < starts; i++) times.add(start());
        figures.add("start, first frame and end, median of " + starts, times.median(), "ms", "< 1000");
        figures.add("start, first frame and end, max", times.max(), "ms");
    }

    private long start() {
        long start = System.nanoTime();
        int code = exitCode();
        if (code != 0) throw new IllegalStateException("exit code " + code + " of " + program);
        return System.nanoTime() - start;
    }

    private int exitCode() {
        try {
            return program.start().waitFor();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while Java was starting", e);
        }
    }
}
