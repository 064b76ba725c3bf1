package kodama.lua.explain;

import java.io.PrintWriter;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import kodama.lua.LoadedFunction;

/** Writes what was heard as a table: functions that took most come first, each followed by what slows it down. */
final class ExplanationReport {
    /** So many of the things that slow a function down are told, those first that happened most. */
    private static final int MOST_NOTES = 6;

    private static final Comparator<FunctionStatistics> ORDER = Comparator.comparing(FunctionStatistics::samples)
            .thenComparing(account -> account.function.runs())
            .reversed();

    private final List<FunctionStatistics> ran;
    private final int neverRan;
    private final int samples;
    private final PrintWriter out;

    ExplanationReport(Collection<FunctionStatistics> all, PrintWriter out) {
        ran = all.stream().filter(FunctionStatistics::hasRun).sorted(ORDER).toList();
        neverRan = all.size() - ran.size();
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
            tell(account.remarks());
        }
        if (neverRan > 0) out.printf(Locale.ROOT, "Not run at all: %,d more.%n", neverRan);
        out.flush();
    }

    private int width(String head, Function<FunctionStatistics, String> text) {
        int widest = ran.stream().map(text).mapToInt(String::length).max().orElse(0);
        return Math.max(head.length(), widest);
    }

    private static String state(FunctionStatistics account) {
        LoadedFunction function = account.function;
        if (function.isTranslated()) return java(function) + met(account);
        int runs = function.runs();
        int enough = function.translationThreshold();
        if (runs >= enough) return "Lua, is too long for Java";
        return String.format(Locale.ROOT, "Lua, has run too seldom: %,d of %,d", runs, enough);
    }

    private static String java(LoadedFunction function) {
        String size = String.format(Locale.ROOT, "Java, %,d bytes", function.classSize());
        return function.methodCount() == 1 ? size : size + " in " + function.methodCount() + " parts";
    }

    private static String met(FunctionStatistics account) {
        int several = account.polymorphicSites();
        if (several == 0) return "";
        return String.format("; %d of %d fields and calls meet several kinds", several, account.sites());
    }

    private void tell(List<OptimizationRemark> notes) {
        int told = Math.min(MOST_NOTES, notes.size());
        for (OptimizationRemark each : notes.subList(0, told))
            out.printf(Locale.ROOT, "         line %d, %,d times: %s%n", each.line(), each.times(), each.text());
        if (told < notes.size()) out.printf("         and %d more of the kind%n", notes.size() - told);
    }
}
