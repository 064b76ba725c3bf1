package kodama.lua.explain;

import java.util.Comparator;

/**
 * A reason why a line is slower than possible.
 *
 * @param line line number; 0 if unknown
 * @param times how often it happened
 * @param text description
 */
record OptimizationRemark(int line, int times, String text) {
    static final Comparator<OptimizationRemark> MOST_FREQUENT_FIRST = Comparator.comparing(OptimizationRemark::times)
            .reversed()
            .thenComparing(OptimizationRemark::line)
            .thenComparing(OptimizationRemark::text);
}
