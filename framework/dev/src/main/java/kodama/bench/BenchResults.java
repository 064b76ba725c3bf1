package kodama.bench;

import java.util.Locale;
import java.util.function.Consumer;

/**
 * A table of measured figures, beside what they ought to be. Each line is told as soon as it is known, as the next
 * may take a while.
 */
public final class BenchResults {
    private static final int DIGITS = 4;
    private static final int MOST_DECIMALS = 5;

    /** The columns have to be wide enough for what is still to come. */
    private static final String ROW = "  %-58s %9s %-11s %s";

    private final Consumer<String> lines;

    private int failures;

    /** Whether the line above is one of the table. */
    private boolean isInTable;

    /** Begins an empty table, whose lines are handed on without a line break. */
    public BenchResults(Consumer<String> lines) {
        this.lines = lines;
    }

    /** Enters a figure that has no target, with a unit as {@code ms}. */
    public void add(String what, double figure, String unit) {
        add(what, figure, unit, "");
    }

    /** Enters a figure with a target such as {@code < 0.5}, which is for the eye only: nothing is compared. */
    public void add(String what, double figure, String unit, String target) {
        if (!isInTable) row("what", "figure", "unit", "target");
        row(what, text(figure), unit, target);
        isInTable = true;
    }

    /** Enters a figure; more than {@code most} is a failure. */
    public void require(String what, double figure, String unit, double most) {
        boolean fails = figure > most;
        if (fails) failures++;
        add(what, figure, unit, "at most " + text(most) + (fails ? ": FAILED" : ""));
    }

    /** How many figures were above their bounds so far. */
    public int failures() {
        return failures;
    }

    private void row(String what, String figure, String unit, String target) {
        lines.accept(ROW.formatted(what, figure, unit, target).stripTrailing());
    }

    /** Adds a line that is not a figure. */
    public void note(String line) {
        lines.accept(("  " + line).stripTrailing());
        isInTable = false;
    }

    /** Four digits, as far as that takes no more than five decimals; a whole number as it is. */
    private static String text(double figure) {
        int whole = (int) Math.floor(Math.log10(Math.abs(figure))) + 1;
        int decimals = Math.max(0, Math.min(DIGITS - whole, MOST_DECIMALS));
        return String.format(Locale.ROOT, "%,." + (figure == Math.rint(figure) ? 0 : decimals) + "f", figure);
    }
}
