package kodama.bench;

import kodama.profile.Samples;

/**
 * Measures cold starts: a new Java process that plays one frame without a window and exits; run by {@code kodama bench
 * start}.
 */
public final class StartBench implements Benchmark {
    private final String what;
    private final JavaProcess program;
    private final int starts;

    /** The program plays one frame and exits; {@code what} names the way to start it. */
    public StartBench(String what, JavaProcess program, int starts) {
        this.what = what;
        this.program = program;
        this.starts = starts;
    }

    @Override
    public void run(BenchResults results) {
        Samples times = new Samples(starts);
        for (int i = 0; i < starts; i++) {
            long start = System.nanoTime();
            program.run();
            times.lap(start);
        }
        results.add(what + ", first frame and exit, median of " + starts, times.median(), "ms", "< 1000");
        results.add(what + ", first frame and exit, max", times.max(), "ms");
    }
}
