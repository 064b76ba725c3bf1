package kodama.bench.lua;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads the output of {@code measure.lua} and measures the time between its lines, so that all engines are timed by the
 * same clock, and delays by their other threads count as well.
 */
final class ProgramTimesReader {
    private final Map<String, ProgramTimes> paces = new LinkedHashMap<>();
    private final List<String> complaints = new ArrayList<>();
    private String program = "";
    private double first;
    private final List<Double> warm = new ArrayList<>();
    private long before;

    /**
     * Reads an output line: the name of a program or phase, a tab and the number of operations; {@code nanos} is the
     * time of its arrival.
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

    static double median(List<Double> results) {
        return results.stream().sorted().toList().get(results.size() / 2);
    }

    /** Ends the last program and returns the times by program name, in order. */
    Map<String, ProgramTimes> times() {
        keep();
        return paces;
    }

    /** Returns the lines that were not phases, such as an error and its traceback. */
    List<String> errors() {
        return complaints;
    }
}
