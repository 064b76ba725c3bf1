package kodama.dev.inspect;

import java.awt.BorderLayout;
import java.awt.Toolkit;
import java.awt.event.KeyEvent;
import java.util.function.Consumer;
import javax.swing.BorderFactory;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JSplitPane;
import javax.swing.JTabbedPane;
import javax.swing.JTable;
import javax.swing.KeyStroke;
import kodama.script.task.TaskInspector;
import org.jspecify.annotations.Nullable;

/** The content of the inspector's window: the tree of tasks, the selected task, and a status line. */
final class InspectorPanel extends JPanel {
    private static final long serialVersionUID = 1;
    private static final int MARGIN = 6;
    private static final double SHARE_OF_TREE = 0.6;
    private static final int WIDTH = 800;
    private static final int HEIGHT_OF_TREE = 420;

    private final transient InspectorRequests requests;
    private final transient Consumer<String> editor;
    private final TaskPane tasks = new TaskPane(this::selected);
    private final TaskDetail detail = new TaskDetail(new Actions());
    private final ValuesPane values;
    private final ProfilePane profile = new ProfilePane();
    private final JLabel status = new JLabel(" ");

    /** @param editor opens a position such as {@code enemies/popcorn.lua:12} */
    InspectorPanel(InspectorRequests requests, Consumer<String> editor) {
        super(new BorderLayout());
        this.requests = requests;
        this.editor = editor;
        values = new ValuesPane(requests);
        JSplitPane split = new JSplitPane(JSplitPane.VERTICAL_SPLIT, tasks, detail);
        split.setResizeWeight(SHARE_OF_TREE);
        tasks.setPreferredSize(InspectorTheme.scaled(WIDTH, HEIGHT_OF_TREE));
        status.setName("status");
        InspectorTheme.disableHtml(status);
        status.setBorder(BorderFactory.createEmptyBorder(0, MARGIN, MARGIN, MARGIN));
        JTabbedPane tabs = new JTabbedPane();
        tabs.setName("tabs");
        tabs.addTab("Tasks", split);
        tabs.addTab("Values", values);
        tabs.addTab("Profile", profile);
        add(tabs, BorderLayout.CENTER);
        add(status, BorderLayout.SOUTH);
        bindKeys(new Actions());
        onKey(KeyEvent.VK_ESCAPE, tasks::clearSearch);
    }

    /** Focuses the tasks, so that keys act on them and letters start a search. */
    void focusTasks() {
        tasks.table().requestFocusInWindow();
    }

    private void bindKeys(Actions actions) {
        JTable table = tasks.table();
        TaskPane.bind(table, KeyStroke.getKeyStroke(KeyEvent.VK_SPACE, 0), actions::pauseOrResume);
        TaskPane.bind(table, KeyStroke.getKeyStroke(KeyEvent.VK_F7, 0), actions::step);
        TaskPane.bind(table, KeyStroke.getKeyStroke(KeyEvent.VK_DELETE, 0), actions::kill);
        TaskPane.bind(table, KeyStroke.getKeyStroke(KeyEvent.VK_BACK_SPACE, 0), actions::goToParent);
        TaskPane.bind(table, KeyStroke.getKeyStroke(KeyEvent.VK_ENTER, 0), actions::openLine);
        int menuKey = Toolkit.getDefaultToolkit().getMenuShortcutKeyMaskEx();
        KeyStroke find = KeyStroke.getKeyStroke(KeyEvent.VK_F, menuKey);
        TaskPane.bind(table, find, tasks::focusSearch);
    }

    private void selected(@Nullable TaskKey task) {
        detail.begin();
        showMessage("");
        requests.requestSnapshot(task, profile.isShowing());
    }

    /** Requests the next snapshot. */
    void requestSnapshot() {
        requests.requestSnapshot(tasks.selected(), profile.isShowing());
    }

    void show(Snapshot now) {
        tasks.show(now);
        values.show(now);
        if (now.profile() != null) profile.show(now.profile());
        boolean isOfSelected = now.selected() != null && now.selected().key().equals(tasks.selected());
        if (isOfSelected || tasks.selected() == null) detail.show(now.selected());
    }

    void select(TaskKey task) {
        tasks.select(task);
    }

    void showMessage(String sentence) {
        status.setText(sentence.isEmpty() ? " " : sentence);
    }

    /** Actions on the selected task; they do nothing if none is selected. */
    private final class Actions implements TaskDetail.Actions {
        private void withSelected(Consumer<TaskKey> action) {
            TaskKey task = tasks.selected();
            if (task != null) action.accept(task);
        }

        @Override
        public void pauseOrResume() {
            withSelected(requests::pauseOrResume);
        }

        @Override
        public void step() {
            withSelected(requests::step);
        }

        @Override
        public void kill() {
            withSelected(requests::kill);
        }

        @Override
        public void goToParent() {
            TaskLine line = tasks.selectedLine();
            if (line == null) return;
            Snapshot now = tasks.snapshot();
            now.tasks().stream()
                    .filter(row -> row.slot() == line.row().parent())
                    .findFirst()
                    .ifPresentOrElse(row -> select(now.key(row)), () -> showMessage("this task has no parent"));
        }

        @Override
        public void openLine() {
            TaskLine line = tasks.selectedLine();
            if (line == null) return;
            if (line.row().location().isEmpty())
                showMessage("this task is written in Java and has no line in a script");
            else editor.accept(line.row().location());
        }

        @Override
        public void setField(TaskInspector.Row field, String typed) {
            withSelected(task -> requests.setField(task, field.path(), typed));
        }
    }

    /** Binds a key that works wherever the focus is. */
    void onKey(int key, Runnable action) {
        KeyStroke stroke = KeyStroke.getKeyStroke(key, 0);
        TaskPane.bind(this, stroke, action);
        getInputMap(JComponent.WHEN_ANCESTOR_OF_FOCUSED_COMPONENT).put(stroke, stroke.toString());
    }
}
