package kodama.bench.lua;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.ToDoubleFunction;

/** Times of programs, a line each, under several engines, a column each; the first is compared with the others. */
final class TimeTable {
    private static final String MISSING = "-";

    private final Map<String, Map<String, Double>> columns = new LinkedHashMap<>();
    private final Set<String> programs = new LinkedHashSet<>();

    /**
     * Enters a time.
     *
     * @param column heads the column; one that is not there yet comes last
     * @param program heads the line
     * @param nanos of an operation
     */
    void add(String column, String program, double nanos) {
        columns.computeIfAbsent(column, name -> new LinkedHashMap<>()).put(program, nanos);
        programs.add(program);
    }

    private String first() {
        return columns.keySet().iterator().next();
    }

    private List<String> others() {
        return columns.keySet().stream().skip(1).toList();
    }

    private double time(String column, String program) {
        return columns.getOrDefault(column, Map.of()).getOrDefault(program, Double.NaN);
    }

    /** How many times as long the first column's program takes; NaN if one has not run it. */
    private double ratio(String column, String program) {
        return time(first(), program) / time(column, program);
    }

    /** The ratios of all programs that both have run. */
    private double[] ratios(String column) {
        return programs.stream()
                .mapToDouble(each -> ratio(column, each))
                .filter(ratio -> !Double.isNaN(ratio))
                .toArray();
    }

    /** The geometric mean of how many times as long the first column takes; NaN if no program has run on both. */
    double mean(String column) {
        double logs = 0;
        double[] ratios = ratios(column);
        for (double each : ratios) logs += Math.log(each);
        return Math.exp(logs / ratios.length);
    }

    /** The same of the program that fares worst. */
    double worst(String column) {
        double worst = Double.NaN;
        for (double each : ratios(column)) worst = each > worst || Double.isNaN(worst) ? each : worst;
        return worst;
    }

    /** All times, then all ratios and their means. */
    List<String> lines() {
        List<String> lines = new ArrayList<>();
        List<String> all = List.copyOf(columns.keySet());
        lines.add(line("ns an operation", all));
        for (String program : programs) lines.add(line(program, all, "%.1f", each -> time(each, program)));
        lines.add("");
        lines.add(line(first() + "'s time by theirs", others()));
        for (String program : programs) lines.add(line(program, others(), "%.2f", each -> ratio(each, program)));
        lines.add(line("geometric mean", others(), "%.2f", this::mean));
        return lines;
    }

    private static String line(String name, List<String> columns, String format, ToDoubleFunction<String> figure) {
        List<String> texts = new ArrayList<>();
        for (String each : columns) texts.add(text(format, figure.applyAsDouble(each)));
        return line(name, texts);
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
