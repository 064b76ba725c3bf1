package kodama.dev.inspect;

import java.awt.Component;
import java.util.List;
import java.util.function.BiConsumer;
import javax.swing.BorderFactory;
import javax.swing.DefaultCellEditor;
import javax.swing.JComboBox;
import javax.swing.JTable;
import javax.swing.JTextField;
import javax.swing.ListSelectionModel;
import javax.swing.table.AbstractTableModel;
import javax.swing.table.DefaultTableCellRenderer;
import javax.swing.table.TableCellEditor;
import kodama.script.task.TaskInspector;

/** The fields of the selected task. Values are edited in place; the table is not updated while one is edited. */
final class TaskFieldTable extends JTable {
    private static final long serialVersionUID = 1;
    private static final int STEP = 14;
    private static final int MARGIN = 4;
    private static final int ROW = 20;

    private final transient FieldTableModel fields;
    private final TableCellEditor truth = new DefaultCellEditor(new JComboBox<>(new String[] {"true", "false"}));
    private final TableCellEditor text;

    TaskFieldTable(BiConsumer<TaskInspector.Row, String> onEdit) {
        fields = new FieldTableModel(onEdit);
        DefaultCellEditor words = new DefaultCellEditor(new JTextField());
        words.setClickCountToStart(1);
        text = words;
        setModel(fields);
        setName("fields");
        setRowHeight(InspectorTheme.scaled(ROW));
        setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        setDefaultRenderer(Object.class, new Cell());
        putClientProperty("terminateEditOnFocusLost", true);
        getTableHeader().setReorderingAllowed(false);
        int[] widths = {110, 60, 160};
        for (int i = 0; i < widths.length; i++)
            getColumnModel().getColumn(i).setPreferredWidth(InspectorTheme.scaled(widths[i]));
    }

    /** Shows fields, unless a value is being edited. */
    void show(List<TaskInspector.Row> rows) {
        if (!isEditing()) fields.show(rows);
    }

    /** Cancels editing, as the value belongs to another task. */
    void forget() {
        if (isEditing()) getCellEditor().cancelCellEditing();
        fields.show(List.of());
    }

    @Override
    public TableCellEditor getCellEditor(int row, int column) {
        return fields.row(row).type().equals("boolean") ? truth : text;
    }

    /** Indents names by their depth, and grays out fields that cannot be edited. */
    private final class Cell extends DefaultTableCellRenderer {
        private static final long serialVersionUID = 1;

        Cell() {
            InspectorTheme.disableHtml(this);
        }

        @Override
        public Component getTableCellRendererComponent(
                JTable table, Object value, boolean isSelected, boolean hasFocus, int row, int column) {
            super.getTableCellRendererComponent(table, value, isSelected, hasFocus, row, column);
            TaskInspector.Row field = fields.row(row);
            boolean isFaint = column != FieldTableModel.NAME && !field.isEditable() || column == 1;
            if (!isSelected) setForeground(isFaint ? InspectorTheme.faint() : table.getForeground());
            int left = MARGIN + (column == FieldTableModel.NAME ? STEP * field.depth() : 0);
            setBorder(
                    BorderFactory.createEmptyBorder(0, InspectorTheme.scaled(left), 0, InspectorTheme.scaled(MARGIN)));
            return this;
        }
    }

    /** Table model of the fields. An edited value is passed on and shown once the game has applied it. */
    private static final class FieldTableModel extends AbstractTableModel {
        private static final long serialVersionUID = 1;
        private static final String[] TITLES = {"Field", "Type", "Value"};

        static final int NAME = 0;
        static final int VALUE = 2;

        private final transient BiConsumer<TaskInspector.Row, String> onEdit;
        private transient List<TaskInspector.Row> rows = List.of();

        /** @param onEdit called with a field and the entered text */
        FieldTableModel(BiConsumer<TaskInspector.Row, String> onEdit) {
            this.onEdit = onEdit;
        }

        /** Shows fields; keeps the selection and scroll position if they are the same fields. */
        void show(List<TaskInspector.Row> fields) {
            boolean isSameLength = fields.size() == rows.size();
            rows = fields;
            if (isSameLength && !fields.isEmpty()) fireTableRowsUpdated(0, fields.size() - 1);
            else fireTableDataChanged();
        }

        TaskInspector.Row row(int index) {
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
            TaskInspector.Row row = row(index);
            return switch (column) {
                case NAME -> row.name();
                case VALUE -> row.value();
                default -> row.type();
            };
        }

        @Override
        public void setValueAt(Object value, int index, int column) {
            TaskInspector.Row row = row(index);
            if (!row.value().equals(value)) onEdit.accept(row, String.valueOf(value));
        }
    }
}
