package kodama.dev.inspect;

import java.awt.BorderLayout;
import java.awt.FlowLayout;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javax.swing.BorderFactory;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTable;
import javax.swing.RowSorter;
import javax.swing.SortOrder;
import javax.swing.SwingConstants;
import javax.swing.table.DefaultTableCellRenderer;
import javax.swing.table.TableRowSorter;

/** The listing of the profiler: a span, and a click on a heading for the order; the longest frame first at first. */
final class ProfilePane extends JPanel {
    private static final long serialVersionUID = 1;
    private static final int GAP = 6;
    private static final int ROW = 20;
    private static final int WIDTH = 64;

    /** The name, the thread, and a heading of three words need more. */
    private static final Map<Integer, Integer> WIDTHS = Map.of(0, 160, 1, 86, 9, 94);

    private final ProfileModel model = new ProfileModel();
    private final JComboBox<String> span =
            new JComboBox<>(new String[] {"the last second", "the last 5 seconds", "since the game began"});
    private transient ProfileFigures figures = ProfileFigures.NONE;

    ProfilePane() {
        super(new BorderLayout(0, Theme.scaled(GAP)));
        setBorder(BorderFactory.createEmptyBorder(GAP, GAP, GAP, GAP));
        JPanel top = new JPanel(new FlowLayout(FlowLayout.LEADING, Theme.scaled(GAP), 0));
        top.add(new JLabel("What frames took in"));
        top.add(span);
        add(top, BorderLayout.NORTH);
        add(new JScrollPane(table()), BorderLayout.CENTER);
        span.addActionListener(event -> refresh());
    }

    private JTable table() {
        JTable table = new JTable(model);
        table.setName("profile");
        table.setRowHeight(Theme.scaled(ROW));
        table.getTableHeader().setReorderingAllowed(false);
        table.setDefaultRenderer(Double.class, new Figure());
        table.setAutoResizeMode(JTable.AUTO_RESIZE_OFF);
        for (int i = 0; i < model.getColumnCount(); i++)
            table.getColumnModel().getColumn(i).setPreferredWidth(Theme.scaled(WIDTHS.getOrDefault(i, WIDTH)));
        TableRowSorter<ProfileModel> sorter = new TableRowSorter<>(model);
        sorter.setSortKeys(List.of(new RowSorter.SortKey(ProfileModel.MAX, SortOrder.DESCENDING)));
        table.setRowSorter(sorter);
        return table;
    }

    void show(ProfileFigures now) {
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

    /** A time to ten microseconds. */
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
}
