package kodama.dev.inspect;

import java.awt.Component;
import java.awt.FontMetrics;
import javax.swing.BorderFactory;
import javax.swing.Icon;
import javax.swing.JTable;
import javax.swing.SwingConstants;
import javax.swing.UIManager;
import javax.swing.table.DefaultTableCellRenderer;
import kodama.task.TaskStatus;

/** Draws a cell of the tree of tasks: names are indented by depth, and paused tasks are gray. */
final class TaskCellRenderer extends DefaultTableCellRenderer {
    private static final long serialVersionUID = 1;
    private static final int STEP = 14;
    private static final int MARGIN = 4;
    private static final String FILE = ".lua:";
    private static final String CUT = "..";

    private final transient TaskTableModel model;
    private final transient Icon open = UIManager.getIcon("Tree.expandedIcon");
    private final transient Icon shut = UIManager.getIcon("Tree.collapsedIcon");

    TaskCellRenderer(TaskTableModel model) {
        this.model = model;
        InspectorTheme.disableHtml(this);
    }

    @Override
    public Component getTableCellRendererComponent(
            JTable table, Object value, boolean isSelected, boolean hasFocus, int row, int index) {
        super.getTableCellRendererComponent(table, value, isSelected, false, row, index);
        TaskLine line = model.line(row);
        TaskColumn column = model.column(table.convertColumnIndexToModel(index));
        setHorizontalAlignment(column.isNumber() ? SwingConstants.RIGHT : SwingConstants.LEFT);
        boolean isFaint = !line.isFound() || line.row().status() == TaskStatus.PAUSED;
        if (!isSelected) setForeground(isFaint ? InspectorTheme.faint() : table.getForeground());
        if (column == TaskColumn.NAME) indent(line);
        else clear();
        if (getText().contains(FILE))
            showEnd(table.getColumnModel().getColumn(index).getWidth());
        setToolTipText(getText().startsWith(CUT) ? " " + value : null);
        return this;
    }

    /** Shows the end of a position, as the line number matters more than the folder. */
    private void showEnd(int width) {
        FontMetrics letters = getFontMetrics(getFont());
        int icon = getIcon() == null ? 0 : getIcon().getIconWidth() + getIconTextGap();
        int room = width - getInsets().left - getInsets().right - icon - 1;
        String text = getText();
        int from = 0;
        while (from < text.length() && letters.stringWidth(CUT + text.substring(from)) > room) from++;
        if (from > 0 && letters.stringWidth(text) > room) setText(CUT + text.substring(from));
    }

    private void indent(TaskLine line) {
        Icon icon = !line.isParent() ? null : line.isFolded() ? shut : open;
        int bare = icon == null ? open.getIconWidth() + getIconTextGap() : 0;
        setIcon(icon);
        setBorder(BorderFactory.createEmptyBorder(0, left(line) + bare, 0, InspectorTheme.scaled(MARGIN)));
    }

    private void clear() {
        setIcon(null);
        setBorder(BorderFactory.createEmptyBorder(0, InspectorTheme.scaled(MARGIN), 0, InspectorTheme.scaled(MARGIN)));
    }

    private static int left(TaskLine line) {
        return InspectorTheme.scaled(MARGIN + STEP * line.depth());
    }

    /** Whether a position in the name's cell is on the fold mark. */
    boolean isOnFoldMark(TaskLine line, int x) {
        return line.isParent() && x >= left(line) && x < left(line) + open.getIconWidth() + getIconTextGap();
    }
}
