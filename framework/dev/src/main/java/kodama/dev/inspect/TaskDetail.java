package kodama.dev.inspect;

import java.awt.BorderLayout;
import java.awt.FlowLayout;
import java.util.List;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import kodama.script.task.TaskInspector;
import org.jspecify.annotations.Nullable;

/** The details of the selected task, with buttons for actions. */
final class TaskDetail extends JPanel {
    /** The actions of the buttons. */
    interface Actions {
        void pauseOrResume();

        void step();

        void kill();

        void goToParent();

        void openLine();

        void setField(TaskInspector.Row field, String typed);
    }

    private static final long serialVersionUID = 1;
    private static final int GAP = 6;
    private static final String NOTHING = "Select a task here, or click one in the game";

    private final JLabel title = new JLabel(NOTHING);
    private final JButton pause = new JButton();
    private final List<JButton> buttons;
    private final TaskFieldTable fields;

    TaskDetail(Actions actions) {
        super(new BorderLayout(0, InspectorTheme.scaled(GAP)));
        setBorder(BorderFactory.createEmptyBorder(GAP, GAP, GAP, GAP));
        fields = new TaskFieldTable(actions::setField);
        title.setName("title");
        InspectorTheme.disableHtml(title);
        pause.setName("pause");
        buttons = List.of(
                button(pause, "Pause", "Pause or resume the task (Space)", actions::pauseOrResume),
                button(new JButton(), "Run once", "Run the task once, then pause it (F7)", actions::step),
                button(new JButton(), "Kill", "End the task and its children (Delete)", actions::kill),
                button(new JButton(), "Parent", "Go to the parent task (Backspace)", actions::goToParent),
                button(
                        new JButton(),
                        "Open line",
                        "Open the task's current line in the editor (Enter)",
                        actions::openLine));
        add(head(), BorderLayout.NORTH);
        add(new JScrollPane(fields), BorderLayout.CENTER);
        show(null);
    }

    private static JButton button(JButton button, String text, String tip, Runnable action) {
        button.setText(text);
        button.setToolTipText(tip);
        button.addActionListener(event -> action.run());
        return button;
    }

    private JPanel head() {
        JPanel row = new JPanel(new FlowLayout(FlowLayout.LEADING, InspectorTheme.scaled(GAP), 0));
        for (JButton button : buttons) row.add(button);
        JPanel head = new JPanel(new BorderLayout(0, InspectorTheme.scaled(GAP)));
        head.add(title, BorderLayout.NORTH);
        head.add(row, BorderLayout.CENTER);
        return head;
    }

    /** Shows a task; null for none. */
    void show(@Nullable InspectedTask task) {
        title.setText(task == null ? NOTHING : task.words());
        pause.setText(task != null && task.isPaused() ? "Resume" : "Pause");
        for (JButton button : buttons) button.setEnabled(task != null && task.isAlive());
        if (task == null) fields.forget();
        else fields.show(task.fields());
    }

    /** Cancels editing, as another task was selected. */
    void begin() {
        fields.forget();
    }
}
