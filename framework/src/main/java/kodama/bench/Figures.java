package kodama.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A table of measured figures, beside what they ought to be. */
public final class Figures {
    private static final int DIGITS = 4;
    private static final int MOST_DECIMALS = 5;

    private record Row(String what, String figure, String unit, String target) {}

    private final List<Row> rows = new ArrayList<>();
    private final List<String> notes = new ArrayList<>();

    /** Makes an empty table. */
    public Figures() {}

    /**
     * Enters a figure that has no target.
     *
     * @param what what was measured
     * @param figure how much it was
     * @param unit its unit, as {@code ms}
     */
    public void add(String what, double figure, String unit) {
        add(what, figure, unit, "");
    }

    /**
     * Enters a figure.
     *
     * @param what what was measured
     * @param figure how much it was
     * @param unit its unit, as {@code ms}
     * @param target what it ought to be, as {@code < 0.5}; for the eye only, nothing is compared
     */
    public void add(String what, double figure, String unit, String target) {
        rows.add(new Row(what, text(figure), unit, target));
    }

    /**
     * Adds a line under the table.
     *
     * @param line what else there is to say
     */
    public void note(String line) {
        notes.add(line);
    }

    /** Four digits, as far as that takes no more than five decimals; a whole number as it is. */
    private static String text(double figure) {
        int whole = (int) Math.floor(Math.log10(Math.abs(figure))) + 1;
        int decimals = Math.max(0, Math.min(DIGITS - whole, MOST_DECIMALS));
        return String.format(Locale.ROOT, "%,." + (figure == Math.rint(figure) ? 0 : decimals) + "f", figure);
    }

    /**
     * Returns the table as text: one line a figure, in the order in which they were entered, then the notes.
     *
     * @return lines of aligned columns, each ended by a line break
     */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        if (!rows.isEmpty()) appendTable(text);
        for (String note : notes) text.append("  ").append(note).append('\n');
        return text.toString();
    }

    private void appendTable(StringBuilder text) {
        Row head = new Row("what", "figure", "unit", "target");
        String format = format(head);
        append(text, format, head);
        for (Row row : rows) append(text, format, row);
    }

    private String format(Row head) {
        int what = head.what.length();
        int figure = head.figure.length();
        int unit = head.unit.length();
        for (Row row : rows) {
            what = Math.max(what, row.what.length());
            figure = Math.max(figure, row.figure.length());
            unit = Math.max(unit, row.unit.length());
        }
        return "  %-" + what + "s  %" + figure + "s %-" + unit + "s  %s";
    }

    private static void append(StringBuilder text, String format, Row row) {
        text.append(format.formatted(row.what, row.figure, row.unit, row.target).stripTrailing())
                .append('\n');
    }
}
