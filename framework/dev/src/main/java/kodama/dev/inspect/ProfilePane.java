package kodama.dev.inspect;

import java.awt.BorderLayout;
import java.awt.FlowLayout;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import javax.swing.BorderFactory;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTable;
import javax.swing.RowSorter;
import javax.swing.SortOrder;
import javax.swing.SwingConstants;
import javax.swing.table.AbstractTableModel;
import javax.swing.table.DefaultTableCellRenderer;
import javax.swing.table.TableRowSorter;
import kodama.profile.Summary;

/** The profiler's table, with a choice of the time span. A click on a heading sorts; initially by the longest frame. */
final class ProfilePane extends JPanel {
    private static final long serialVersionUID = 1;
    private static final int GAP = 6;
    private static final int ROW = 20;
    private static final int WIDTH = 64;

    /** Columns that need more width: the name, the thread, and a heading of three words. */
    private static final Map<Integer, Integer> WIDTHS = Map.of(0, 160, 1, 86, 9, 94);

    private final ProfileModel model = new ProfileModel();
    private final JComboBox<String> span =
            new JComboBox<>(new String[] {"the last second", "the last 5 seconds", "since the start"});
    private transient ProfileStats figures = ProfileStats.NONE;

    ProfilePane() {
        super(new BorderLayout(0, InspectorTheme.scaled(GAP)));
        setBorder(BorderFactory.createEmptyBorder(GAP, GAP, GAP, GAP));
        JPanel top = new JPanel(new FlowLayout(FlowLayout.LEADING, InspectorTheme.scaled(GAP), 0));
        top.add(new JLabel("Times of frames in"));
        top.add(span);
        add(top, BorderLayout.NORTH);
        add(new JScrollPane(table()), BorderLayout.CENTER);
        span.addActionListener(event -> refresh());
    }

    private JTable table() {
        JTable table = new JTable(model);
        table.setName("profile");
        table.setRowHeight(InspectorTheme.scaled(ROW));
        table.getTableHeader().setReorderingAllowed(false);
        table.setDefaultRenderer(Double.class, new Figure());
        table.setAutoResizeMode(JTable.AUTO_RESIZE_OFF);
        for (int i = 0; i < model.getColumnCount(); i++)
            table.getColumnModel().getColumn(i).setPreferredWidth(InspectorTheme.scaled(WIDTHS.getOrDefault(i, WIDTH)));
        TableRowSorter<ProfileModel> sorter = new TableRowSorter<>(model);
        sorter.setSortKeys(List.of(new RowSorter.SortKey(ProfileModel.MAX, SortOrder.DESCENDING)));
        table.setRowSorter(sorter);
        return table;
    }

    void show(ProfileStats now) {
        figures = now;
        if (isShowing()) refresh();
    }

    private void refresh() {
        model.show(
                switch (span.getSelectedIndex()) {
                    case 0 -> figures.second();
                    case 1 -> figures.fiveSeconds();
                    default -> figures.total();
                });
    }

    /** Shows a time, rounded to ten microseconds. */
    private static final class Figure extends DefaultTableCellRenderer {
        private static final long serialVersionUID = 1;

        Figure() {
            setHorizontalAlignment(SwingConstants.RIGHT);
        }

        @Override
        protected void setValue(Object value) {
            setText(value instanceof Double number ? String.format(Locale.ROOT, "%.2f", number) : "");
        }
    }

    /** Table model of the profiler's results; times in milliseconds. */
    private static final class ProfileModel extends AbstractTableModel {
        private static final long serialVersionUID = 1;
        private static final double NANOS_PER_MILLI = 1e6;
        private static final double PERCENT = 100;

        /** A column with its heading and value. */
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
                new Column("Max per frame", summary -> summary.count().max()),
                new Column("Over, %", summary -> summary.overShare() * PERCENT));

        /** Index of the longest frame, the initial sort column. */
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
}
