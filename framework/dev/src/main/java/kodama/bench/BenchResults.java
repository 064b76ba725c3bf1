package kodama.bench;

import java.util.Locale;
import java.util.function.Consumer;

/**
 * A table of measured values and their targets. Each line is printed as soon as it is known, as the next may take long.
 */
public final class BenchResults {
    private static final int DIGITS = 4;
    private static final int MAX_DECIMALS = 5;

    /** The columns must be wide enough for later rows. */
    private static final String ROW = "  %-58s %9s %-11s %s";

    private final Consumer<String> lines;

    private int failures;

    /** Whether the last line belongs to the table. */
    private boolean isInTable;

    /** Creates an empty table that passes on its lines, without line breaks. */
    public BenchResults(Consumer<String> lines) {
        this.lines = lines;
    }

    /** Adds a value without a target, with a unit such as {@code ms}. */
    public void add(String what, double figure, String unit) {
        add(what, figure, unit, "");
    }

    /** Adds a value with a target such as {@code < 0.5}, which is only printed and not compared. */
    public void add(String what, double figure, String unit, String target) {
        if (!isInTable) row("what", "figure", "unit", "target");
        row(what, text(figure), unit, target);
        isInTable = true;
    }

    /** Adds a value that counts as a failure if it is greater than {@code most}. */
    public void require(String what, double figure, String unit, double most) {
        boolean fails = figure > most;
        if (fails) failures++;
        add(what, figure, unit, "at most " + text(most) + (fails ? ": FAILED" : ""));
    }

    /** Returns the number of values above their limits so far. */
    public int failures() {
        return failures;
    }

    private void row(String what, String figure, String unit, String target) {
        lines.accept(ROW.formatted(what, figure, unit, target).stripTrailing());
    }

    /** Prints a line outside the table. */
    public void note(String line) {
        lines.accept(("  " + line).stripTrailing());
        isInTable = false;
    }

    /** Formats four digits, with at most five decimals; all digits of an integer. */
    private static String text(double figure) {
        int whole = (int) Math.floor(Math.log10(Math.abs(figure))) + 1;
        int decimals = Math.max(0, Math.min(DIGITS - whole, MAX_DECIMALS));
        return String.format(Locale.ROOT, "%,." + (figure == Math.rint(figure) ? 0 : decimals) + "f", figure);
    }
}
