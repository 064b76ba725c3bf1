package kodama.lua.explain;

import java.io.PrintWriter;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import kodama.lua.FunctionInfo;

/** Writes a table of functions, the slowest first, each followed by the reasons that slow it down. */
final class ExplanationReport {
    /** Maximum number of remarks for each function; the most frequent ones are shown. */
    private static final int MAX_REMARKS = 6;

    private static final Comparator<FunctionStatistics> ORDER = Comparator.comparing(FunctionStatistics::samples)
            .thenComparing(account -> account.function.runs())
            .reversed();

    private final List<FunctionStatistics> ran;
    private final int neverRanCount;
    private final int samples;
    private final PrintWriter out;

    ExplanationReport(Collection<FunctionStatistics> all, PrintWriter out) {
        ran = all.stream().filter(FunctionStatistics::hasRun).sorted(ORDER).toList();
        neverRanCount = all.size() - ran.size();
        samples = all.stream().mapToInt(FunctionStatistics::samples).sum();
        this.out = out;
    }

    void write() {
        String columns = "%-" + width("function", account -> account.name) + "s  ";
        columns += "%-" + width("begins at", FunctionStatistics::place) + "s  %s%n";
        out.printf("  share  " + columns, "function", "begins at", "runs as");
        for (FunctionStatistics account : ran) {
            out.printf(Locale.ROOT, "%5.1f %%  ", 100.0 * account.samples() / Math.max(1, samples));
            out.printf(columns, account.name, account.place(), state(account));
            printRemarks(account.remarks());
        }
        if (neverRanCount > 0) out.printf(Locale.ROOT, "%,d more did not run.%n", neverRanCount);
        out.flush();
    }

    private int width(String head, Function<FunctionStatistics, String> text) {
        int widest = ran.stream().map(text).mapToInt(String::length).max().orElse(0);
        return Math.max(head.length(), widest);
    }

    private static String state(FunctionStatistics account) {
        FunctionInfo function = account.function;
        if (function.isTranslated()) return java(function) + types(account);
        int runs = function.runs();
        int enough = function.translationThreshold();
        if (runs >= enough) return "Lua, too long for Java";
        return String.format(Locale.ROOT, "Lua, too few runs: %,d of %,d", runs, enough);
    }

    private static String java(FunctionInfo function) {
        String size = String.format(Locale.ROOT, "Java, %,d bytes", function.classSize());
        return function.methodCount() == 1 ? size : size + " in " + function.methodCount() + " parts";
    }

    private static String types(FunctionStatistics account) {
        int several = account.polymorphicSites();
        if (several == 0) return "";
        return String.format("; %d of %d fields and calls see several types", several, account.sites());
    }

    private void printRemarks(List<OptimizationRemark> notes) {
        int count = Math.min(MAX_REMARKS, notes.size());
        for (OptimizationRemark each : notes.subList(0, count))
            out.printf(Locale.ROOT, "         line %d, %,d times: %s%n", each.line(), each.times(), each.text());
        if (count < notes.size()) out.printf("         and %d more%n", notes.size() - count);
    }
}
