package kodama.dev.inspect;

import java.util.Comparator;
import java.util.Locale;
import java.util.function.BiFunction;
import java.util.function.Function;
import kodama.task.TaskRow;

/** The columns of the tree of tasks, and their sort orders. */
public enum TaskColumn {
    /** Name and slot. */
    NAME(
            "Task",
            220,
            Comparator.comparing(TaskRow::name, String.CASE_INSENSITIVE_ORDER),
            (row, now) -> row.name() + " #" + row.slot()),
    /** Priority, with the order of spawning for equal ones. */
    PRIORITY(
            "Priority",
            76,
            Comparator.comparingDouble(TaskRow::priority).thenComparingLong(TaskRow::sequence),
            (row, now) -> number(row.priority())),
    /** Group. */
    GROUP("Group", 80, by(TaskRow::group), (row, now) -> row.group()),
    /** Number of ticks since the task was spawned. */
    AGE("Age", 60, Comparator.comparingLong(TaskRow::age), (row, now) -> Long.toString(row.age())),
    /** Effective rate. */
    RATE("Rate", 54, Comparator.comparingDouble(TaskRow::timeScale), (row, now) -> number(row.timeScale())),
    /** Reason why the task is not running. */
    WAITS(
            "Waits for",
            116,
            Comparator.comparing(TaskRow::status)
                    .thenComparingLong(TaskRow::due)
                    .thenComparing(TaskRow::awaited),
            TaskColumn::wait),
    /** Line at which its code continues. */
    PLACE("At", 150, by(TaskRow::location), (row, now) -> row.location()),
    /** Time in the last frame. */
    LAST(
            "\u00B5s",
            50,
            now -> Comparator.comparingLong(now.costs()::lastNanos),
            (row, now) -> micros(now.costs().lastNanos(row))),
    /** Mean time per frame. */
    MEAN(
            "Mean \u00B5s",
            72,
            now -> Comparator.comparingDouble(now.costs()::meanNanos),
            (row, now) -> micros(now.costs().meanNanos(row)));

    private static final double NANOS_PER_MICRO = 1000;

    private final String title;
    private final int width;
    private final Function<Snapshot, Comparator<TaskRow>> order;
    private final BiFunction<TaskRow, Snapshot, String> words;

    TaskColumn(String title, int width, Comparator<TaskRow> order, BiFunction<TaskRow, Snapshot, String> words) {
        this(title, width, now -> order, words);
    }

    TaskColumn(
            String title,
            int width,
            Function<Snapshot, Comparator<TaskRow>> order,
            BiFunction<TaskRow, Snapshot, String> words) {
        this.title = title;
        this.width = width;
        this.order = order;
        this.words = words;
    }

    /** Orders by text, with empty ones last. */
    private static Comparator<TaskRow> by(Function<TaskRow, String> text) {
        return Comparator.comparing((TaskRow row) -> text.apply(row).isEmpty()).thenComparing(text);
    }

    private static String number(double value) {
        boolean isWhole = value == Math.rint(value) && Math.abs(value) < 1e9;
        if (isWhole) return Long.toString((long) value);
        return String.format(Locale.ROOT, "%.4f", value).replaceFirst("0+$", "");
    }

    private static String wait(TaskRow row, Snapshot now) {
        return switch (row.status()) {
            case ASLEEP -> row.due() < 0 ? "" : ticks(row.due() - now.tick());
            case WAITS_FOR -> row.awaited();
            case AWAITS -> "the end of " + row.awaited().replaceFirst("^task ", "");
            case WAITS_UNTIL -> "a condition";
            case SUSPENDED -> "suspended";
            case READY -> "";
            case PAUSED, DEAD, FREE -> row.status().toString();
        };
    }

    /** Empty for 0, so that other times stand out. */
    private static String micros(double nanos) {
        return nanos == 0 ? "" : String.format(Locale.ROOT, nanos < 9_950 ? "%.1f" : "%.0f", nanos / NANOS_PER_MICRO);
    }

    private static String ticks(long count) {
        return count == 1 ? "1 tick" : count + " ticks";
    }

    public String title() {
        return title;
    }

    /** Initial width, in pixels of the desktop's scale. */
    public int width() {
        return width;
    }

    /** Whether the column has numbers, which are aligned right. */
    public boolean isNumber() {
        return switch (this) {
            case PRIORITY, AGE, RATE, LAST, MEAN -> true;
            case NAME, GROUP, WAITS, PLACE -> false;
        };
    }

    /** Ascending sort order. */
    public Comparator<TaskRow> order(Snapshot now) {
        return order.apply(now);
    }

    /** Cell text for a task. */
    public String text(TaskRow row, Snapshot now) {
        return words.apply(row, now);
    }
}
