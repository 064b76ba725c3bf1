package kodama.bench;

/** Measures one part of the framework. */
@FunctionalInterface
public interface Bench {
    /** Measures and enters what was found. */
    void run(BenchResults figures);
}
