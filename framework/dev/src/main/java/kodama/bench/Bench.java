package kodama.bench;

/** Measures one part of the framework. */
@FunctionalInterface
public interface Bench {
    /** Measures and adds the results. */
    void run(BenchResults results);
}
