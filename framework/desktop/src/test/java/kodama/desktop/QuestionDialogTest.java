package kodama.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.awt.AWTException;
import java.awt.Button;
import java.awt.Container;
import java.awt.EventQueue;
import java.awt.Frame;
import java.awt.Robot;
import java.awt.Window;
import java.awt.event.KeyEvent;
import java.awt.event.WindowEvent;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Tag("display")
@Timeout(60)
class QuestionDialogTest {
    private Robot robot;

    @BeforeEach
    void robot() throws AWTException {
        assumeTrue(DisplayAvailability.isAvailable(), DisplayAvailability.unavailableReason());
        robot = new Robot();
    }

    private CompletableFuture<Integer> ask(int seconds) {
        return CompletableFuture.supplyAsync(() ->
                QuestionDialog.ask("A question", List.of("Really?", "", "<html>"), List.of("No", "Yes"), seconds));
    }

    /** Waits until an answer has the focus; without a window manager, the focus must be requested. */
    private Frame shown(String focused) {
        while (true) {
            Optional<Frame> frame = frame();
            if (frame.isPresent() && hasFocus(frame.get(), focused)) return frame.get();
            robot.delay(20);
        }
    }

    private static Optional<Frame> frame() {
        return Arrays.stream(Window.getWindows())
                .filter(window -> window.isShowing() && window instanceof Frame)
                .map(Frame.class::cast)
                .filter(frame -> frame.getTitle().equals("A question"))
                .findFirst();
    }

    private static boolean hasFocus(Frame frame, String words) {
        Button button = button(frame, words);
        if (button.isFocusOwner()) return true;
        if (frame.getFocusOwner() == null) EventQueue.invokeLater(button::requestFocus);
        return false;
    }

    private static Button button(Container parent, String words) {
        return Arrays.stream(((Container) parent.getComponent(1)).getComponents())
                .map(Button.class::cast)
                .filter(button -> button.getLabel().equals(words))
                .findFirst()
                .orElseThrow();
    }

    private void tap(int key) {
        robot.keyPress(key);
        robot.keyRelease(key);
    }

    @Test
    void enterGivesTheSafeAnswerAtFirst() {
        CompletableFuture<Integer> answer = ask(60);
        shown("No");
        tap(KeyEvent.VK_ENTER);
        assertEquals(0, answer.join());
    }

    @Test
    void anotherAnswerIsReachedByKeys() {
        CompletableFuture<Integer> answer = ask(60);
        shown("No");
        tap(KeyEvent.VK_RIGHT);
        shown("Yes");
        tap(KeyEvent.VK_ENTER);
        assertEquals(1, answer.join());
    }

    @Test
    void anotherAnswerIsReachedByTabAndSpace() {
        CompletableFuture<Integer> answer = ask(60);
        shown("No");
        tap(KeyEvent.VK_TAB);
        shown("Yes");
        tap(KeyEvent.VK_SPACE);
        assertEquals(1, answer.join());
    }

    @Test
    void escapeAndClosingAreTheSafeAnswer() {
        CompletableFuture<Integer> answer = ask(60);
        shown("No");
        tap(KeyEvent.VK_RIGHT);
        shown("Yes");
        tap(KeyEvent.VK_ESCAPE);
        assertEquals(0, answer.join());
        CompletableFuture<Integer> next = ask(60);
        Frame frame = shown("No");
        EventQueue.invokeLater(() -> frame.dispatchEvent(new WindowEvent(frame, WindowEvent.WINDOW_CLOSING)));
        assertEquals(0, next.join());
    }

    @Test
    void theSafeAnswerIsReturnedAfterTheTimeout() {
        assertEquals(0, ask(1).join());
    }
}
