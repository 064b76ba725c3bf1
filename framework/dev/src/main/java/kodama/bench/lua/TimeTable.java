package kodama.bench.lua;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.ToDoubleFunction;

/** A table of times, with a row for each program and a column for each engine. */
final class TimeTable {
    private static final String MISSING = "-";

    /** A cell of the table. */
    private record Cell(String column, String program) {}

    private final List<String> columns;
    private final Map<Cell, Double> times = new HashMap<>();
    private final Set<String> programs = new LinkedHashSet<>();

    /** Creates an empty table. */
    TimeTable(List<String> columns) {
        this.columns = List.copyOf(columns);
    }

    /** Sets the time of an operation in a column and in the row of the program. */
    void add(String column, String program, double nanos) {
        times.put(new Cell(column, program), nanos);
        programs.add(program);
    }

    private double time(String column, String program) {
        return times.getOrDefault(new Cell(column, program), Double.NaN);
    }

    /** Returns the time of a program in one column divided by that in another; NaN if one of them is missing. */
    private double ratio(String column, String by, String program) {
        return time(column, program) / time(by, program);
    }

    /** Returns the ratios of all programs that are in both columns. */
    private double[] ratios(String column, String by) {
        return programs.stream()
                .mapToDouble(each -> ratio(column, by, each))
                .filter(ratio -> !Double.isNaN(ratio))
                .toArray();
    }

    /** Returns the geometric mean of the ratios; NaN if no program is in both columns. */
    double mean(String column, String by) {
        double logs = 0;
        double[] ratios = ratios(column, by);
        for (double each : ratios) logs += Math.log(each);
        return Math.exp(logs / ratios.length);
    }

    /** Returns the largest ratio. */
    double worst(String column, String by) {
        double worst = Double.NaN;
        for (double each : ratios(column, by)) worst = each > worst || Double.isNaN(worst) ? each : worst;
        return worst;
    }

    /** Returns the heading of the columns. */
    String head() {
        return line("ns per operation", columns);
    }

    /** Returns the row of a program. */
    String times(String program) {
        return line(program, columns, "%.1f", each -> time(each, program));
    }

    /** Returns the heading for a comparison of a column with others. */
    String headBy(String column, List<String> others) {
        return line(column + "'s relative time", others);
    }

    /** Returns the ratios of a program in one column to each of the others. */
    String timesBy(String column, List<String> others, String program) {
        return line(program, others, "%.2f", each -> ratio(column, each, program));
    }

    /** Returns the geometric means of the ratios. */
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
