package kodama.desktop;

import java.awt.BorderLayout;
import java.awt.Button;
import java.awt.EventQueue;
import java.awt.FlowLayout;
import java.awt.Frame;
import java.awt.GridLayout;
import java.awt.Label;
import java.awt.Panel;
import java.awt.event.KeyAdapter;
import java.awt.event.KeyEvent;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * A dialog that asks a question before the game has a window. The first answer is the safe one: it has the focus, and
 * is returned for Escape, for a closed window and after the timeout.
 *
 * <p>Strings are shown without interpreting markup, because an untrusted author may have written parts of them.
 */
public final class QuestionDialog {
    /** Index of the answer for a closed window. */
    private static final int SAFE = 0;
    /** In the toolkit's pixels. */
    private static final int MARGIN = 16;

    private final CompletableFuture<Integer> answer = new CompletableFuture<>();
    private final List<Button> buttons = new ArrayList<>();
    private final Frame frame;

    private QuestionDialog(String title, List<String> lines, List<String> answers) {
        frame = new Frame(title);
        frame.setLayout(new BorderLayout(MARGIN, MARGIN));
        frame.add(text(lines), BorderLayout.CENTER);
        frame.add(buttons(answers), BorderLayout.SOUTH);
        frame.addWindowListener(new WindowAdapter() {
            @Override
            public void windowOpened(WindowEvent event) {
                frame.toFront();
                buttons.get(SAFE).requestFocus();
            }

            @Override
            public void windowClosing(WindowEvent event) {
                answer.complete(SAFE);
            }
        });
    }

    /**
     * Shows the dialog and waits for the answer. Must not be called on AWT's thread.
     *
     * @param title title of the window
     * @param answers labels of the buttons, the safe one first
     * @param seconds timeout
     * @return index of the answer
     */
    public static int ask(String title, List<String> lines, List<String> answers, int seconds) {
        CompletableFuture<QuestionDialog> shown = new CompletableFuture<>();
        EventQueue.invokeLater(() -> shown.complete(new QuestionDialog(title, lines, answers).show()));
        QuestionDialog question = shown.join();
        try {
            return question.answer.get(seconds, TimeUnit.SECONDS);
        } catch (TimeoutException | ExecutionException unanswered) {
            return SAFE;
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
            return SAFE;
        } finally {
            EventQueue.invokeLater(question.frame::dispose);
        }
    }

    private QuestionDialog show() {
        frame.pack();
        frame.setResizable(false);
        frame.setLocationRelativeTo(null);
        frame.setVisible(true);
        return this;
    }

    private static Panel text(List<String> lines) {
        Panel text = new Panel(new GridLayout(0, 1));
        for (String line : lines) text.add(new Label("  " + line + "  "));
        return text;
    }

    private Panel buttons(List<String> answers) {
        Panel row = new Panel(new FlowLayout(FlowLayout.CENTER, MARGIN, MARGIN));
        for (String words : answers) row.add(button(words, buttons.size()));
        return row;
    }

    private Button button(String words, int index) {
        Button button = new Button(words);
        button.addActionListener(event -> answer.complete(index));
        button.addKeyListener(new KeyAdapter() {
            @Override
            public void keyPressed(KeyEvent event) {
                press(event.getKeyCode(), index);
            }
        });
        buttons.add(button);
        return button;
    }

    /** AWT handles Tab and the space bar. */
    private void press(int key, int focused) {
        switch (key) {
            case KeyEvent.VK_ENTER -> answer.complete(focused);
            case KeyEvent.VK_ESCAPE -> answer.complete(SAFE);
            case KeyEvent.VK_LEFT -> buttons.get(Math.max(0, focused - 1)).requestFocus();
            case KeyEvent.VK_RIGHT ->
                buttons.get(Math.min(buttons.size() - 1, focused + 1)).requestFocus();
            default -> {} // ignored
        }
    }
}
