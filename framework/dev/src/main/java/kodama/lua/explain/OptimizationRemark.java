package kodama.lua.explain;

import java.util.Comparator;

/**
 * Something about a line that makes it slower than it might be.
 *
 * @param line its number; 0 if it is not known
 * @param times how often it happened
 * @param text what it is
 */
record OptimizationRemark(int line, int times, String text) {
    static final Comparator<OptimizationRemark> MOST_FREQUENT_FIRST = Comparator.comparing(OptimizationRemark::times)
            .reversed()
            .thenComparing(OptimizationRemark::line)
            .thenComparing(OptimizationRemark::text);
}
