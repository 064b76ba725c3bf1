package kodama.make;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.awt.Component;
import java.awt.Container;
import java.awt.EventQueue;
import java.awt.Frame;
import java.awt.event.WindowEvent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import javax.swing.JButton;
import javax.swing.JFrame;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JTabbedPane;
import javax.swing.JTextField;
import kodama.desktop.DisplayAvailability;
import kodama.docs.DocumentSource;
import kodama.docs.SiteWriter;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The start window, used by its buttons. No game is started, as that would be a process with its own window. */
@Tag("display")
@Timeout(60)
class StartWindowTest {
    @TempDir
    private Path temp;

    private @Nullable Thread showing;

    @BeforeEach
    void skipWithoutDisplay() {
        assumeTrue(DisplayAvailability.isAvailable(), DisplayAvailability.unavailableReason());
    }

    @AfterEach
    void close() throws InterruptedException {
        Thread shown = showing;
        if (shown == null) return;
        EventQueue.invokeLater(() -> frame().dispatchEvent(new WindowEvent(frame(), WindowEvent.WINDOW_CLOSING)));
        shown.join();
    }

    private void show() throws Exception {
        Thread thread = new Thread(() -> {
            try {
                SiteWriter site = new SiteWriter(DocumentSource.ofJar(), "1");
                StartWindow.show("kodama 1", site, temp, temp.resolve("home"));
            } catch (InterruptedException hurried) {
                Thread.currentThread().interrupt();
            }
        });
        thread.start();
        showing = thread;
        boolean isShown = false;
        while (!isShown) isShown = ask(() -> Arrays.stream(Frame.getFrames()).anyMatch(StartWindowTest::isOurs));
    }

    private static boolean isOurs(Frame frame) {
        return "start".equals(frame.getName()) && frame.isShowing();
    }

    private static JFrame frame() {
        return (JFrame) Arrays.stream(Frame.getFrames())
                .filter(StartWindowTest::isOurs)
                .findFirst()
                .orElseThrow();
    }

    private static <T> T ask(Supplier<T> question) throws Exception {
        AtomicReference<@Nullable T> answer = new AtomicReference<>();
        EventQueue.invokeAndWait(() -> answer.set(question.get()));
        return Objects.requireNonNull(answer.get());
    }

    private static <C extends Component> C find(Class<C> kind, String name) {
        return kind.cast(Objects.requireNonNull(find(frame().getContentPane(), name), name));
    }

    private static @Nullable Component find(Container within, String name) {
        for (Component each : within.getComponents()) {
            if (name.equals(each.getName())) return each;
            Component deeper = each instanceof Container container ? find(container, name) : null;
            if (deeper != null) return deeper;
        }
        return null;
    }

    private static void press(String button) throws Exception {
        EventQueue.invokeAndWait(() -> find(JButton.class, button).doClick());
    }

    private static String status() throws Exception {
        return ask(() -> find(JLabel.class, "status").getText());
    }

    private static int tab() throws Exception {
        return ask(() -> ((JTabbedPane) Objects.requireNonNull(
                        Arrays.stream(frame().getContentPane().getComponents())
                                .filter(JTabbedPane.class::isInstance)
                                .findFirst()
                                .orElseThrow()))
                .getSelectedIndex());
    }

    @Test
    void withoutGamesItShowsTheNewGameTab() throws Exception {
        show();
        assertEquals(1, tab());
        press("work");
        assertEquals("no games yet: create one, or open a folder", status());
    }

    @Test
    void anInvalidNameIsReported() throws Exception {
        show();
        for (String name : new String[] {"con", ""}) {
            EventQueue.invokeAndWait(() -> find(JTextField.class, "name").setText(name));
            press("make");
            assertEquals(
                    name.isEmpty()
                            ? "the game must have a name"
                            : "a game's folder cannot be named 'con': it is a device name on Windows",
                    status());
        }
    }

    @Test
    void missingGamesAreReportedAndCanBeRemoved() throws Exception {
        Path moon = temp.resolve("moon");
        RecentGames recent = new RecentGames(temp.resolve("home/recent.properties"), line -> {});
        recent.add(moon);
        show();
        assertEquals(0, tab());
        press("work");
        assertEquals("'" + moon + "' does not exist any more", status());
        press("forget");
        assertEquals("'" + moon + "' has been removed from the list; its files are unchanged", status());
        assertEquals(0, recent.folders().size());
    }

    @Test
    void removingAGameSelectsTheNext() throws Exception {
        RecentGames recent = new RecentGames(temp.resolve("home/recent.properties"), line -> {});
        for (String name : new String[] {"last", "third", "second", "first"}) recent.add(temp.resolve(name));
        show();
        EventQueue.invokeAndWait(() -> find(JList.class, "games").setSelectedIndex(1));
        press("forget");
        press("forget");
        assertEquals(List.of(temp.resolve("first"), temp.resolve("last")), recent.folders());
        press("forget");
        assertEquals(List.of(temp.resolve("first")), recent.folders());
    }

    @Test
    void theSelectedExampleShowsItsDescription() throws Exception {
        show();
        JList<?> list = ask(() -> find(JList.class, "examples"));
        List<Example> examples = Examples.inJar().all();
        assertEquals(examples.size(), list.getModel().getSize());
        for (int i : new int[] {1, examples.size() - 1}) {
            EventQueue.invokeAndWait(() -> list.setSelectedIndex(i));
            String sentence = ask(() -> find(JLabel.class, "example").getText());
            assertEquals(examples.get(i).description(), sentence);
        }
    }

    @Test
    void theThemeIsSaved() throws Exception {
        show();
        press("looks");
        assertEquals("looks=light\n", Files.readString(temp.resolve("home/window.properties")));
        press("looks");
        assertEquals("looks=dark\n", Files.readString(temp.resolve("home/window.properties")));
    }

    @Test
    void writeErrorsOfDocumentsAreReported() throws Exception {
        Path home = Files.createDirectories(temp.resolve("home/site"));
        Files.createFile(home.resolve("mine.txt"));
        show();
        press("documents");
        while (ask(() -> find(JLabel.class, "status").getText().isBlank())) Thread.onSpinWait();
        assertEquals(home + ": has other files in it; a site requires its own folder", status());
    }
}
