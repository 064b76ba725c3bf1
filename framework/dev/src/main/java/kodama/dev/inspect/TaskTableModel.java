package kodama.dev.inspect;

import java.util.List;
import javax.swing.table.AbstractTableModel;

/** Table model of the tree of tasks. */
final class TaskTableModel extends AbstractTableModel {
    private static final long serialVersionUID = 1;

    private final transient List<TaskColumn> columns = List.of(TaskColumn.values());
    private final transient TaskTree outline;
    private transient Snapshot snapshot = Snapshot.EMPTY;

    TaskTableModel(TaskTree outline) {
        this.outline = outline;
    }

    void show(Snapshot now) {
        snapshot = now;
        outline.show(now);
    }

    Snapshot snapshot() {
        return snapshot;
    }

    TaskLine line(int row) {
        return outline.lines().get(row);
    }

    TaskKey key(int row) {
        return snapshot.key(line(row).row());
    }

    TaskColumn column(int index) {
        return columns.get(index);
    }

    @Override
    public int getRowCount() {
        return outline.lines().size();
    }

    @Override
    public int getColumnCount() {
        return columns.size();
    }

    @Override
    public String getColumnName(int index) {
        return column(index).title();
    }

    @Override
    public Object getValueAt(int row, int index) {
        return column(index).text(line(row).row(), snapshot);
    }
}
