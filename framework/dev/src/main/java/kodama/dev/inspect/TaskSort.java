package kodama.dev.inspect;

import java.awt.Component;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import javax.swing.JLabel;
import javax.swing.JTable;
import javax.swing.SwingConstants;
import javax.swing.UIManager;
import javax.swing.table.JTableHeader;
import javax.swing.table.TableCellRenderer;

/** Sorts by a click on a heading: ascending, then descending, then in run order. */
final class TaskSort {
    private final TaskTree outline;
    private final Runnable onChange;
    private final JTableHeader header;
    private TaskColumn column = TaskColumn.PRIORITY;
    private boolean isDescending;

    private TaskSort(JTable table, TaskTree outline, Runnable onChange) {
        this.outline = outline;
        this.onChange = onChange;
        header = table.getTableHeader();
        header.setDefaultRenderer(marked(header.getDefaultRenderer()));
        header.addMouseListener(new MouseAdapter() {
            @Override
            public void mouseClicked(MouseEvent event) {
                int index = header.columnAtPoint(event.getPoint());
                if (index >= 0) next(TaskColumn.values()[table.convertColumnIndexToModel(index)]);
            }
        });
    }

    /** Makes the headings of a table sort a tree; {@code onChange} shows the table again. */
    static void addTo(JTable table, TaskTree outline, Runnable onChange) {
        new TaskSort(table, outline, onChange);
    }

    private void next(TaskColumn clicked) {
        if (clicked != column) sort(clicked, false);
        else if (!isDescending) sort(clicked, true);
        else sort(TaskColumn.PRIORITY, false);
    }

    private void sort(TaskColumn by, boolean descending) {
        column = by;
        isDescending = descending;
        outline.sort(by, descending);
        header.repaint();
        onChange.run();
    }

    /** The usual heading, with an arrow in the sorted column. */
    private TableCellRenderer marked(TableCellRenderer usual) {
        return (table, value, isSelected, hasFocus, row, index) -> {
            Component heading = usual.getTableCellRendererComponent(table, value, isSelected, hasFocus, row, index);
            if (heading instanceof JLabel label)
                mark(label, TaskColumn.values()[table.convertColumnIndexToModel(index)]);
            return heading;
        };
    }

    private void mark(JLabel label, TaskColumn at) {
        String arrow = isDescending ? "Table.descendingSortIcon" : "Table.ascendingSortIcon";
        label.setIcon(at == column ? UIManager.getIcon(arrow) : null);
        label.setHorizontalTextPosition(SwingConstants.LEADING);
        label.setHorizontalAlignment(at.isNumber() ? SwingConstants.RIGHT : SwingConstants.LEFT);
    }
}
