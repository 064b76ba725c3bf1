package kodama.bench;

import kodama.profile.Samples;

/**
 * Measures a cold start: a new Java that plays one frame without a window and ends; {@code kodama bench start} runs it.
 */
public final class StartBench implements Bench {
    private final String what;
    private final JavaProcess program;
    private final int starts;

    /** The program plays one frame and ends; {@code what} names the way in which it starts. */
    public StartBench(String what, JavaProcess program, int starts) {
        this.what = what;
        this.program = program;
        this.starts = starts;
    }

    @Override
    public void run(BenchResults figures) {
        Samples times = new Samples(starts);
        for (int i = 0; i < starts; i++) {
            long start = System.nanoTime();
            program.run();
            times.lap(start);
        }
        figures.add(what + ", first frame and end, median of " + starts, times.median(), "ms", "< 1000");
        figures.add(what + ", first frame and end, max", times.max(), "ms");
    }
}
