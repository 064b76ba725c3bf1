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
 * Asks something in a small window, before the game has one. The first answer is the safe one: it has the focus, and
 * stands for Escape, for closing the window, and for no one being there.
 *
 * <p>Texts are shown as they are, without any markup: a stranger may have written a part of them.
 */
public final class QuestionDialog {
    /** Index of the answer that counts when the window is closed. */
    private static final int SAFE = 0;
    /** In the toolkit's own pixels. */
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
     * Asks, and waits for the answer; returns its index. Not to be called by AWT's thread.
     *
     * @param title of the window
     * @param answers what can be answered, the safe one first
     * @param seconds how long to wait for someone
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

    /** Tab and the space bar are AWT's own. */
    private void press(int key, int focused) {
        switch (key) {
            case KeyEvent.VK_ENTER -> answer.complete(focused);
            case KeyEvent.VK_ESCAPE -> answer.complete(SAFE);
            case KeyEvent.VK_LEFT -> buttons.get(Math.max(0, focused - 1)).requestFocus();
            case KeyEvent.VK_RIGHT ->
                buttons.get(Math.min(buttons.size() - 1, focused + 1)).requestFocus();
            default -> {} // not for this window
        }
    }
}
