package kodama.profile;

import java.util.Comparator;
import java.util.function.ToDoubleFunction;

/** By what a list of {@link Summary summaries} is ordered; equals by key. */
public enum SummaryOrder {
    /** All time together. */
    TIME(summary -> summary.nanos().sum()),
    /** The mean time of a frame. */
    MEAN(Summary::mean),
    /** The longest time of a frame: what lists are ordered by unless something else is asked for. */
    MAX(summary -> summary.nanos().max()),
    /** The shortest time of a frame. */
    MIN(summary -> summary.nanos().min()),
    /** The number of records. */
    COUNT(summary -> summary.count().sum()),
    /** The most records of a frame. */
    MAX_COUNT(summary -> summary.count().max()),
    /** The fewest records of a frame. */
    MIN_COUNT(summary -> summary.count().min()),
    /** The mean number of records of a frame. */
    MEAN_COUNT(Summary::meanCount);

    private final Comparator<Summary> ascending;

    SummaryOrder(ToDoubleFunction<Summary> figure) {
        ascending = Comparator.comparingDouble(figure);
    }

    /** Returns the order from the least on. */
    public Comparator<Summary> ascending() {
        return ascending.thenComparingInt(Summary::key);
    }

    /** Returns the order from the most on. */
    public Comparator<Summary> descending() {
        return ascending.reversed().thenComparingInt(Summary::key);
    }
}
