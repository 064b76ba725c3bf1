package kodama.dev.inspect;

import java.awt.BorderLayout;
import java.awt.event.ActionEvent;
import java.awt.event.InputEvent;
import java.awt.event.KeyAdapter;
import java.awt.event.KeyEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.function.Consumer;
import javax.swing.AbstractAction;
import javax.swing.BorderFactory;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTable;
import javax.swing.JTextField;
import javax.swing.KeyStroke;
import javax.swing.ListSelectionModel;
import javax.swing.event.DocumentEvent;
import javax.swing.event.DocumentListener;
import org.jspecify.annotations.Nullable;

/** The tree of tasks with a search field. The selection follows a task, and its name after a reset. */
final class TaskPane extends JPanel {
    private static final long serialVersionUID = 1;
    private static final int GAP = 6;
    private static final int ROW = 20;

    private final transient TaskTree outline = new TaskTree();
    private final transient TaskTableModel model = new TaskTableModel(outline);
    private final transient TaskCellRenderer cell = new TaskCellRenderer(model);
    private final transient Consumer<@Nullable TaskKey> onSelect;
    private final JTable table = new JTable(model);
    private final JTextField search = new JTextField();
    private final JLabel count = new JLabel();

    private transient @Nullable TaskKey selected;
    private transient String selectedName = "";

    /** Whether the selection is being restored, which is not a choice of the user. */
    private boolean isRestoring;

    /** @param onSelect called with the selected task; null for none */
    TaskPane(Consumer<@Nullable TaskKey> onSelect) {
        super(new BorderLayout(0, InspectorTheme.scaled(GAP)));
        this.onSelect = onSelect;
        setBorder(BorderFactory.createEmptyBorder(GAP, GAP, GAP, GAP));
        TaskSort.addTo(table, outline, this::refresh);
        JPanel top = new JPanel(new BorderLayout(InspectorTheme.scaled(GAP), 0));
        top.add(search, BorderLayout.CENTER);
        top.add(count, BorderLayout.EAST);
        add(top, BorderLayout.NORTH);
        add(new JScrollPane(table), BorderLayout.CENTER);
        fillTable();
        fillSearch();
    }

    private void fillTable() {
        table.setName("tasks");
        table.setRowHeight(InspectorTheme.scaled(ROW));
        table.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        table.setDefaultRenderer(Object.class, cell);
        table.getTableHeader().setReorderingAllowed(false);
        for (TaskColumn column : TaskColumn.values())
            table.getColumnModel().getColumn(column.ordinal()).setPreferredWidth(InspectorTheme.scaled(column.width()));
        table.getSelectionModel().addListSelectionListener(event -> chosen());
        table.addMouseListener(new MouseAdapter() {
            @Override
            public void mousePressed(MouseEvent event) {
                table.requestFocusInWindow(); // so that Delete acts on the task after the first click, too
                foldAt(event);
            }
        });
        table.addKeyListener(new KeyAdapter() {
            @Override
            public void keyTyped(KeyEvent event) {
                searchFor(event);
            }
        });
        on(KeyEvent.VK_LEFT, () -> fold(true));
        on(KeyEvent.VK_RIGHT, () -> fold(false));
    }

    private void on(int key, Runnable action) {
        bind(table, KeyStroke.getKeyStroke(key, 0), action);
    }

    /** Binds a key of a component to an action. */
    static void bind(JComponent component, KeyStroke key, Runnable action) {
        component.getInputMap().put(key, key.toString());
        component.getActionMap().put(key.toString(), new AbstractAction() {
            private static final long serialVersionUID = 1;

            @Override
            public void actionPerformed(ActionEvent event) {
                action.run();
            }
        });
    }

    private void fillSearch() {
        search.setName("search");
        search.putClientProperty("JTextField.placeholderText", "Find by name, group, line or wait");
        search.putClientProperty("JTextField.showClearButton", true);
        search.putClientProperty("JTextField.selectAllOnFocusPolicy", "never"); // keep the letter typed in the table
        search.getDocument().addDocumentListener(new DocumentListener() {
            @Override
            public void insertUpdate(DocumentEvent event) {
                find();
            }

            @Override
            public void removeUpdate(DocumentEvent event) {
                find();
            }

            @Override
            public void changedUpdate(DocumentEvent event) {
                find();
            }
        });
        bind(search, KeyStroke.getKeyStroke(KeyEvent.VK_ESCAPE, 0), this::clearSearch);
        bind(search, KeyStroke.getKeyStroke(KeyEvent.VK_DOWN, 0), table::requestFocusInWindow);
        bind(search, KeyStroke.getKeyStroke(KeyEvent.VK_ENTER, 0), table::requestFocusInWindow);
    }

    /** The table, to bind further keys. */
    JTable table() {
        return table;
    }

    void clearSearch() {
        search.setText("");
    }

    void focusSearch() {
        search.requestFocusInWindow();
        search.selectAll();
    }

    @Nullable
    TaskKey selected() {
        return selected;
    }

    /** The line of the selected task; null if no task is selected or it is not shown. */
    @Nullable
    TaskLine selectedLine() {
        int row = selected == null ? -1 : outline.indexOf(selected);
        return row < 0 ? null : model.line(row);
    }

    Snapshot snapshot() {
        return model.snapshot();
    }

    // display

    void show(Snapshot now) {
        boolean isAnotherRun = now.world() != model.snapshot().world();
        model.show(now);
        if (isAnotherRun) selectNamesake();
        refresh();
    }

    private void selectNamesake() {
        int row = selectedName.isEmpty() ? -1 : outline.indexOf(selectedName);
        selected = row < 0 ? null : model.key(row);
        onSelect.accept(selected);
    }

    private void refresh() {
        isRestoring = true;
        model.fireTableDataChanged();
        int row = selected == null ? -1 : outline.indexOf(selected);
        if (row >= 0) table.setRowSelectionInterval(row, row);
        isRestoring = false;
        int shown = model.getRowCount();
        int all = model.snapshot().tasks().size();
        count.setText(shown == all ? all + " tasks" : shown + " of " + all + " tasks");
    }

    /** Selects a task and scrolls to it; a task that is not in the snapshot yet is selected with the next one. */
    void select(TaskKey key) {
        selected = key;
        int row = outline.reveal(key);
        if (row >= 0) selectedName = model.line(row).row().name();
        refresh();
        if (row >= 0) table.scrollRectToVisible(table.getCellRect(row, 0, true));
        onSelect.accept(key);
    }

    private void chosen() {
        int row = table.getSelectedRow();
        if (isRestoring || row < 0) return;
        selected = model.key(row);
        selectedName = model.line(row).row().name();
        onSelect.accept(selected);
    }

    // search and folding

    private void find() {
        outline.search(search.getText());
        refresh();
    }

    private void searchFor(KeyEvent event) {
        boolean isText = Character.isLetterOrDigit(event.getKeyChar()) || event.getKeyChar() == '_';
        int others = InputEvent.CTRL_DOWN_MASK | InputEvent.META_DOWN_MASK | InputEvent.ALT_DOWN_MASK;
        if (!isText || (event.getModifiersEx() & others) != 0) return;
        search.setText(search.getText() + event.getKeyChar());
        search.requestFocusInWindow();
        event.consume();
    }

    private void foldAt(MouseEvent event) {
        int row = table.rowAtPoint(event.getPoint());
        int index = table.columnAtPoint(event.getPoint());
        if (row < 0 || index < 0 || model.column(table.convertColumnIndexToModel(index)) != TaskColumn.NAME) return;
        TaskLine line = model.line(row);
        int x = event.getX() - table.getCellRect(row, index, true).x;
        if (cell.isOnFoldMark(line, x)) fold(line, !line.isFolded());
    }

    private void fold(boolean isFolded) {
        TaskLine line = selectedLine();
        if (line != null) fold(line, isFolded);
    }

    private void fold(TaskLine line, boolean isFolded) {
        outline.fold(line, isFolded);
        refresh();
    }
}
