package kodama.dev.inspect;

import java.util.List;
import java.util.function.Function;
import javax.swing.table.AbstractTableModel;
import kodama.profile.Summary;

/** What the profiler has found, as a table for Swing; times in milliseconds. */
final class ProfileModel extends AbstractTableModel {
    private static final long serialVersionUID = 1;
    private static final double NANOS_PER_MILLI = 1e6;
    private static final double PERCENT = 100;

    /** A column: its heading, and its figure. */
    private record Column(String title, Function<Summary, Object> figure) {}

    private static final List<Column> COLUMNS = List.of(
            new Column("What", Summary::name),
            new Column("Thread", Summary::thread),
            new Column("Max ms", summary -> millis(summary.nanos().max())),
            new Column("Mean ms", summary -> millis(summary.mean())),
            new Column("95 %", summary -> millis(summary.p95())),
            new Column("99 %", summary -> millis(summary.p99())),
            new Column("Min ms", summary -> millis(summary.nanos().min())),
            new Column("Total ms", summary -> millis(summary.nanos().sum())),
            new Column("Count", summary -> summary.count().sum()),
            new Column("Most a frame", summary -> summary.count().max()),
            new Column("Over, %", summary -> summary.overShare() * PERCENT));

    /** The longest frame: what is sorted by at first. */
    static final int MAX = 2;

    private transient List<Summary> rows = List.of();

    private static double millis(double nanos) {
        return nanos / NANOS_PER_MILLI;
    }

    void show(List<Summary> summaries) {
        boolean isSameLength = summaries.size() == rows.size();
        rows = summaries;
        if (isSameLength && !rows.isEmpty()) fireTableRowsUpdated(0, rows.size() - 1);
        else fireTableDataChanged();
    }

    @Override
    public int getRowCount() {
        return rows.size();
    }

    @Override
    public int getColumnCount() {
        return COLUMNS.size();
    }

    @Override
    public String getColumnName(int column) {
        return COLUMNS.get(column).title();
    }

    @Override
    public Class<?> getColumnClass(int column) {
        return column < MAX ? String.class : column == 8 || column == 9 ? Long.class : Double.class;
    }

    @Override
    public Object getValueAt(int row, int column) {
        return COLUMNS.get(column).figure().apply(rows.get(row));
    }
}
