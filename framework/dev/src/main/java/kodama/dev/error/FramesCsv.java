package kodama.dev.error;

import java.util.StringJoiner;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import kodama.profile.FrameCost;
import kodama.profile.FrameHistory;
import kodama.profile.Profiler;

/** The last frames as a table for spreadsheets, the oldest first: times in microseconds. */
final class FramesCsv {
    private static final long NANOS_PER_MICRO = 1_000;

    private FramesCsv() {}

    static String of(Profiler profiler) {
        FrameHistory history = profiler.history();
        StringBuilder text = new StringBuilder(
                        row("frame,tick,period (us)", profiler.keys(), key -> profiler.name(key) + " (us)"))
                .append(",costliest task,its line,its time (us)\n");
        for (int age = history.count() - 1; age >= 0; age--)
            text.append(row(history, profiler.keys(), age)).append('\n');
        return text.toString();
    }

    private static String row(FrameHistory history, int keys, int age) {
        String head = history.number(age) + "," + history.tick(age) + "," + micros(history.periodNanos(age));
        String times = row(head, keys, key -> micros(history.nanos(key, age)));
        return history.tasks(age).isEmpty()
                ? times + ",,,"
                : times + "," + cost(history.tasks(age).get(0));
    }

    private static String row(String head, int keys, IntFunction<String> cell) {
        StringJoiner row = new StringJoiner(",").add(head);
        IntStream.range(0, keys).forEach(key -> row.add(quoted(cell.apply(key))));
        return row.toString();
    }

    private static String cost(FrameCost cost) {
        return quoted(cost.name()) + "," + quoted(cost.place()) + "," + micros(cost.nanos());
    }

    private static String micros(long nanos) {
        return String.valueOf(nanos / NANOS_PER_MICRO);
    }

    private static String quoted(String text) {
        return text.matches("[^\",\n]*") ? text : '"' + text.replace("\"", "\"\"") + '"';
    }
}
