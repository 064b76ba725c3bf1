package kodama.bench.lua;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.ToDoubleFunction;

/** Times of programs, a line each, under several engines, a column each. */
final class TimeTable {
    private static final String MISSING = "-";

    /** A cell of the table. */
    private record Cell(String column, String program) {}

    private final List<String> columns;
    private final Map<Cell, Double> times = new HashMap<>();
    private final Set<String> programs = new LinkedHashSet<>();

    /** An empty table. */
    TimeTable(List<String> columns) {
        this.columns = List.copyOf(columns);
    }

    /** Enters the time of an operation in a column of the table, in the program's line. */
    void add(String column, String program, double nanos) {
        times.put(new Cell(column, program), nanos);
        programs.add(program);
    }

    private double time(String column, String program) {
        return times.getOrDefault(new Cell(column, program), Double.NaN);
    }

    /** How many times as long a program takes under one as under another; NaN if one has not run it. */
    private double ratio(String column, String by, String program) {
        return time(column, program) / time(by, program);
    }

    /** The ratios of all programs that both have run. */
    private double[] ratios(String column, String by) {
        return programs.stream()
                .mapToDouble(each -> ratio(column, by, each))
                .filter(ratio -> !Double.isNaN(ratio))
                .toArray();
    }

    /** The geometric mean of how many times as long one takes as another; NaN if no program has run on both. */
    double mean(String column, String by) {
        double logs = 0;
        double[] ratios = ratios(column, by);
        for (double each : ratios) logs += Math.log(each);
        return Math.exp(logs / ratios.length);
    }

    /** The same of the program that fares worst. */
    double worst(String column, String by) {
        double worst = Double.NaN;
        for (double each : ratios(column, by)) worst = each > worst || Double.isNaN(worst) ? each : worst;
        return worst;
    }

    /** The names of the columns. */
    String head() {
        return line("ns an operation", columns);
    }

    /** The times of a program. */
    String times(String program) {
        return line(program, columns, "%.1f", each -> time(each, program));
    }

    /** The names of the columns that one is compared with. */
    String headBy(String column, List<String> others) {
        return line(column + "'s time by theirs", others);
    }

    /** How many times as long a program takes under one as under each of the others. */
    String timesBy(String column, List<String> others, String program) {
        return line(program, others, "%.2f", each -> ratio(column, each, program));
    }

    /** The geometric means of all such lines. */
    String meansBy(String column, List<String> others) {
        return line("geometric mean", others, "%.2f", each -> mean(column, each));
    }

    private static String line(String name, List<String> columns, String format, ToDoubleFunction<String> figure) {
        return line(
                name,
                columns.stream()
                        .map(each -> text(format, figure.applyAsDouble(each)))
                        .toList());
    }

    private static String text(String format, double figure) {
        return Double.isNaN(figure) ? MISSING : String.format(Locale.ROOT, format, figure);
    }

    private static String line(String name, List<String> texts) {
        StringBuilder line = new StringBuilder("%-30s".formatted(name));
        for (String each : texts) line.append("%10s".formatted(each));
        return line.toString();
    }
}
