package kodama.dev.inspect;

import java.util.List;
import java.util.function.BiConsumer;
import javax.swing.table.AbstractTableModel;
import kodama.script.task.FieldSheet;

/** The fields of a task as a table for Swing. What is edited is handed on, and shows when the game has taken it. */
final class FieldTableModel extends AbstractTableModel {
    private static final long serialVersionUID = 1;
    private static final String[] TITLES = {"Field", "Type", "Value"};

    static final int NAME = 0;
    static final int VALUE = 2;

    private final transient BiConsumer<FieldSheet.Row, String> onEdit;
    private transient List<FieldSheet.Row> rows = List.of();

    /** @param onEdit takes a field and what was typed for it */
    FieldTableModel(BiConsumer<FieldSheet.Row, String> onEdit) {
        this.onEdit = onEdit;
    }

    /** Shows fields, and leaves selection and scrolling alone as long as they are the same ones. */
    void show(List<FieldSheet.Row> fields) {
        boolean isSameLength = fields.size() == rows.size();
        rows = fields;
        if (isSameLength && !fields.isEmpty()) fireTableRowsUpdated(0, fields.size() - 1);
        else fireTableDataChanged();
    }

    FieldSheet.Row row(int index) {
        return rows.get(index);
    }

    @Override
    public int getRowCount() {
        return rows.size();
    }

    @Override
    public int getColumnCount() {
        return TITLES.length;
    }

    @Override
    public String getColumnName(int column) {
        return TITLES[column];
    }

    @Override
    public boolean isCellEditable(int index, int column) {
        return column == VALUE && row(index).isEditable();
    }

    @Override
    public Object getValueAt(int index, int column) {
        FieldSheet.Row row = row(index);
        return switch (column) {
            case NAME -> row.name();
            case VALUE -> row.value();
            default -> row.type();
        };
    }

    @Override
    public void setValueAt(Object value, int index, int column) {
        FieldSheet.Row row = row(index);
        if (!row.value().equals(value)) onEdit.accept(row, String.valueOf(value));
    }
}
