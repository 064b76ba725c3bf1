package kodama.bench;

/** Measures one part of the framework. */
@FunctionalInterface
public interface Benchmark {
    /** Measures and adds the results. */
    void run(BenchResults results);
}
