package kodama.dev.inspect;

import java.util.Comparator;
import java.util.Locale;
import java.util.function.Function;
import kodama.task.TaskRow;

/** What the inspector tells of each task in a column, and how that is sorted. */
public enum TaskColumn {
    /** What it is called, with the number of its place. */
    NAME(
            "Task",
            220,
            Comparator.comparing(TaskRow::name, String.CASE_INSENSITIVE_ORDER),
            (row, tick) -> row.name() + " #" + row.slot()),
    /** Its place in the order. */
    PRIORITY(
            "Priority",
            60,
            Comparator.comparingDouble(TaskRow::priority).thenComparingLong(TaskRow::sequence),
            (row, tick) -> number(row.priority())),
    /** Its group. */
    GROUP("Group", 80, by(TaskRow::group), (row, tick) -> row.group()),
    /** Ticks since it was spawned. */
    AGE("Age", 60, Comparator.comparingLong(TaskRow::age), (row, tick) -> Long.toString(row.age())),
    /** How fast it lives, all in all. */
    RATE("Rate", 50, Comparator.comparingDouble(TaskRow::pace), (row, tick) -> number(row.pace())),
    /** What keeps it from running. */
    WAITS(
            "Waits for",
            130,
            Comparator.comparing(TaskRow::status)
                    .thenComparingLong(TaskRow::due)
                    .thenComparing(TaskRow::awaited),
            TaskColumn::wait),
    /** Where its code goes on. */
    PLACE("At", 170, by(TaskRow::place), (row, tick) -> row.place());

    /** Writes what a column tells of a task in a tick. */
    private interface Words {
        String of(TaskRow row, long tick);
    }

    private final String title;
    private final int width;
    private final Comparator<TaskRow> order;
    private final Words words;

    TaskColumn(String title, int width, Comparator<TaskRow> order, Words words) {
        this.title = title;
        this.width = width;
        this.order = order;
        this.words = words;
    }

    /** Empty texts last. */
    private static Comparator<TaskRow> by(Function<TaskRow, String> text) {
        return Comparator.comparing((TaskRow row) -> text.apply(row).isEmpty()).thenComparing(text);
    }

    private static String number(double value) {
        boolean isWhole = value == Math.rint(value) && Math.abs(value) < 1e9;
        if (isWhole) return Long.toString((long) value);
        return String.format(Locale.ROOT, "%.4f", value).replaceFirst("0+$", "");
    }

    private static String wait(TaskRow row, long tick) {
        return switch (row.status()) {
            case ASLEEP -> row.due() < 0 ? "" : ticks(row.due() - tick);
            case WAITS_FOR -> row.awaited();
            case AWAITS -> "the end of " + row.awaited().replaceFirst("^task ", "");
            case WAITS_UNTIL -> "a condition";
            case SUSPENDED -> "to be woken";
            case READY -> "";
            case PAUSED, DEAD, FREE -> row.status().toString();
        };
    }

    private static String ticks(long count) {
        return count == 1 ? "1 tick" : count + " ticks";
    }

    /**
     * Returns its heading.
     *
     * @return a word or two
     */
    public String title() {
        return title;
    }

    /**
     * Returns how wide it is at first.
     *
     * @return in pixels of the desktop's own scale
     */
    public int width() {
        return width;
    }

    /**
     * Tells whether it is a number.
     *
     * @return whether it stands to the right
     */
    public boolean isNumber() {
        return this == PRIORITY || this == AGE || this == RATE;
    }

    /**
     * Returns how it is sorted.
     *
     * @return the smallest first
     */
    public Comparator<TaskRow> order() {
        return order;
    }

    /**
     * Writes what it tells of a task.
     *
     * @param row the task
     * @param tick of the snapshot
     * @return short
     */
    public String text(TaskRow row, long tick) {
        return words.of(row, tick);
    }
}
