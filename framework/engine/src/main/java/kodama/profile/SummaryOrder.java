package kodama.profile;

import java.util.Comparator;
import java.util.function.ToDoubleFunction;

/** Sort keys for a list of {@link Summary summaries}; ties are sorted by key. */
public enum SummaryOrder {
    /** Total time. */
    TIME(summary -> summary.nanos().sum()),
    /** Mean time per frame. */
    MEAN(Summary::mean),
    /** Longest time of a frame; the default order of lists. */
    MAX(summary -> summary.nanos().max()),
    /** Shortest time of a frame. */
    MIN(summary -> summary.nanos().min()),
    /** Total number of records. */
    COUNT(summary -> summary.count().sum()),
    /** Highest number of records in a frame. */
    MAX_COUNT(summary -> summary.count().max()),
    /** Lowest number of records in a frame. */
    MIN_COUNT(summary -> summary.count().min()),
    /** Mean number of records per frame. */
    MEAN_COUNT(Summary::meanCount);

    private final Comparator<Summary> ascending;

    SummaryOrder(ToDoubleFunction<Summary> figure) {
        ascending = Comparator.comparingDouble(figure);
    }

    /** Returns the ascending order. */
    public Comparator<Summary> ascending() {
        return ascending.thenComparingInt(Summary::key);
    }

    /** Returns the descending order. */
    public Comparator<Summary> descending() {
        return ascending.reversed().thenComparingInt(Summary::key);
    }
}
