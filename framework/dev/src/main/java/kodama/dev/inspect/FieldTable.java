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
import javax.swing.table.DefaultTableCellRenderer;
import javax.swing.table.TableCellEditor;
import kodama.script.task.FieldSheet;

/** The fields of the selected task; a value is edited where it stands, and waits for no new ones meanwhile. */
final class FieldTable extends JTable {
    private static final long serialVersionUID = 1;
    private static final int STEP = 14;
    private static final int MARGIN = 4;
    private static final int ROW = 20;

    private final transient FieldTableModel fields;
    private final TableCellEditor truth = new DefaultCellEditor(new JComboBox<>(new String[] {"true", "false"}));
    private final TableCellEditor text;

    FieldTable(BiConsumer<FieldSheet.Row, String> onEdit) {
        fields = new FieldTableModel(onEdit);
        DefaultCellEditor words = new DefaultCellEditor(new JTextField());
        words.setClickCountToStart(1);
        text = words;
        setModel(fields);
        setName("fields");
        setRowHeight(Theme.scaled(ROW));
        setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        setDefaultRenderer(Object.class, new Cell());
        putClientProperty("terminateEditOnFocusLost", true);
        getTableHeader().setReorderingAllowed(false);
        int[] widths = {110, 60, 160};
        for (int i = 0; i < widths.length; i++)
            getColumnModel().getColumn(i).setPreferredWidth(Theme.scaled(widths[i]));
    }

    /** Shows fields, unless one is being edited. */
    void show(List<FieldSheet.Row> rows) {
        if (!isEditing()) fields.show(rows);
    }

    /** Leaves what is being edited as it was: it belongs to another task. */
    void forget() {
        if (isEditing()) getCellEditor().cancelCellEditing();
        fields.show(List.of());
    }

    @Override
    public TableCellEditor getCellEditor(int row, int column) {
        return fields.row(row).type().equals("boolean") ? truth : text;
    }

    /** Names stand in by their depth; what cannot be edited is faint. */
    private final class Cell extends DefaultTableCellRenderer {
        private static final long serialVersionUID = 1;

        Cell() {
            Theme.plain(this);
        }

        @Override
        public Component getTableCellRendererComponent(
                JTable table, Object value, boolean isSelected, boolean hasFocus, int row, int column) {
            super.getTableCellRendererComponent(table, value, isSelected, hasFocus, row, column);
            FieldSheet.Row field = fields.row(row);
            boolean isFaint = column != FieldTableModel.NAME && !field.isEditable() || column == 1;
            if (!isSelected) setForeground(isFaint ? Theme.faint() : table.getForeground());
            int left = MARGIN + (column == FieldTableModel.NAME ? STEP * field.depth() : 0);
            setBorder(BorderFactory.createEmptyBorder(0, Theme.scaled(left), 0, Theme.scaled(MARGIN)));
            return this;
        }
    }
}
