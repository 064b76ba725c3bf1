package kodama.bench.lua;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads what {@code measure.lua} says, and takes the time from one line to the next: so all engines are timed by one
 * clock, and what their other threads hold up counts, too.
 */
final class ProgramTimesReader {
    private final Map<String, ProgramTimes> paces = new LinkedHashMap<>();
    private final List<String> complaints = new ArrayList<>();
    private String program = "";
    private double first;
    private final List<Double> warm = new ArrayList<>();
    private long before;

    /**
     * Takes a line as it was printed: a program's name or a phase, a tab, operations; {@code nanos} is when it came.
     */
    void readLine(String line, long nanos) {
        String[] words = line.split("\t");
        if (words.length != 2) complaints.add(line);
        else readLine(words[0], Long.parseLong(words[1]), nanos - before);
        before = nanos;
    }

    private void readLine(String phase, long operations, long taken) {
        switch (phase) {
            case "first" -> first = taken / (double) operations;
            case "warming" -> {}
            case "warm" -> warm.add(taken / (double) operations);
            default -> begin(phase);
        }
    }

    private void begin(String name) {
        keep();
        program = name;
        warm.clear();
    }

    private void keep() {
        if (!warm.isEmpty()) paces.put(program, new ProgramTimes(first, median(warm)));
    }

    static double median(List<Double> figures) {
        return figures.stream().sorted().toList().get(figures.size() / 2);
    }

    /** Ends the last program, and gives the paces by the programs' names, in their order. */
    Map<String, ProgramTimes> times() {
        keep();
        return paces;
    }

    /** Lines that were no phases, such as an error and its traceback. */
    List<String> errors() {
        return complaints;
    }
}
