package kodama.swing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.awt.AWTException;
import java.awt.BorderLayout;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.Point;
import java.awt.Robot;
import java.awt.event.KeyEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import javax.swing.JFrame;
import javax.swing.JTextField;
import kodama.desktop.AwtThread;
import kodama.desktop.DisplayAvailability;
import kodama.file.GameFiles;
import kodama.loop.GameProject;
import kodama.script.config.GameConfig;
import kodama.script.config.GameConfigException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A game in a Swing window next to a text field; watched and played from outside. */
@Tag("display")
@Timeout(90)
class KodamaPanelTest {
    private static final Color RED = new Color(0xFF0000);
    private static final Color GREEN = new Color(0x00FF00);

    @TempDir
    private Path folder;

    private final JTextField field = new JTextField();
    private JFrame frame;
    private KodamaPanel panel;
    private Robot robot;

    @BeforeEach
    void open() throws IOException, AWTException {
        assumeTrue(DisplayAvailability.isAvailable(), DisplayAvailability.unavailableReason());
        robot = new Robot();
        Files.createDirectories(folder.resolve("scenes"));
        Files.writeString(folder.resolve("game.lua"), """
                return { id = "kodama-panel-test", width = 64, height = 48, player_keys = false, pause_unfocused = false }""");
        Files.writeString(folder.resolve("scenes/main.lua"), """
                return function(self)
                  local color = 0xff0000
                  self.draw = function() draw.rect(0, 0, 64, 48, color) end
                  while true do
                    if input.pressed "fire" then color = 0x00ff00 end
                    if input.pressed "bomb" then game.quit(3) end
                    wait(1)
                  end
                end""");
        AwtThread.run(() -> {
            panel = new KodamaPanel(game());
            frame = new JFrame("A program");
            frame.add(panel);
            frame.add(field, BorderLayout.SOUTH);
            frame.pack();
            frame.setVisible(true);
        });
    }

    @AfterEach
    void close() {
        if (frame == null) return;
        onAwtThread(panel::stop);
        AwtThread.run(frame::dispose);
    }

    private Supplier<GameProject> game() {
        return () -> {
            GameFiles files = GameFiles.folder(folder);
            return new GameProject(
                    GameConfig.read(files.read(GameConfig.FILE)), files, KodamaPanelTest.class.getClassLoader());
        };
    }

    private CompletableFuture<Integer> start() {
        CompletableFuture<Integer> end = onAwtThread(panel::start);
        eventually(() -> middle().equals(RED));
        return end;
    }

    private static <T> T onAwtThread(Supplier<T> requested) {
        List<T> result = new ArrayList<>();
        AwtThread.run(() -> result.add(requested.get()));
        return result.get(0);
    }

    private Color middle() {
        Point corner = panel.getLocationOnScreen();
        return robot.getPixelColor(corner.x + panel.getWidth() / 2, corner.y + panel.getHeight() / 2);
    }

    private void press(int key) {
        robot.keyPress(key);
        robot.delay(50);
        robot.keyRelease(key);
    }

    private static void eventually(BooleanSupplier condition) {
        long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(30);
        while (!condition.getAsBoolean() && System.nanoTime() < deadline) Thread.onSpinWait();
        assertTrue(condition.getAsBoolean());
    }

    @Test
    void prefersTwiceTheSizeOfThePicture() {
        assertEquals(new Dimension(128, 96), panel.getPreferredSize());
    }

    @Test
    void aGameIsVisibleAndReceivesKeysUntilItQuits() throws Exception {
        CompletableFuture<Integer> end = start();
        press(KeyEvent.VK_Z);
        eventually(() -> middle().equals(GREEN));
        assertTrue(onAwtThread(panel::isPlaying));
        press(KeyEvent.VK_X);
        assertEquals(3, end.get(20, TimeUnit.SECONDS));
        assertFalse(onAwtThread(panel::isPlaying));
    }

    @Test
    void keysGoToTheTextFieldWhileItHasTheFocus() {
        start();
        AwtThread.run(field::requestFocusInWindow);
        eventually(field::isFocusOwner);
        press(KeyEvent.VK_Z);
        eventually(() -> field.getText().equals("z"));
        assertEquals(RED, middle());
    }

    @Test
    void itCanBeStoppedAndStartedAgain() throws Exception {
        CompletableFuture<Integer> end = start();
        assertEquals(0, onAwtThread(panel::stop).get(20, TimeUnit.SECONDS));
        assertEquals(0, end.get(20, TimeUnit.SECONDS)); // a moment later: the last future is completed first
        start();
        assertTrue(onAwtThread(panel::isPlaying));
    }

    @Test
    void itContinuesWhenItIsMovedToAnotherWindow() {
        start();
        AwtThread.run(() -> {
            frame.remove(panel);
            frame.dispose();
            frame = new JFrame("Another");
            frame.add(panel);
            frame.pack();
            frame.setVisible(true);
        });
        eventually(() -> middle().equals(RED));
    }

    @Test
    void itQuitsWhenItsWindowIsDisposedOf() throws Exception {
        CompletableFuture<Integer> end = start();
        AwtThread.run(frame::dispose);
        assertEquals(0, end.get(20, TimeUnit.SECONDS));
    }

    @Test
    void aMissingClassEndsItWithThatError() throws Exception {
        AwtThread.run(() -> panel = new KodamaPanel(new Supplier<>() {
            private boolean isSecond;

            @Override
            public GameProject get() {
                if (isSecond) throw new NoClassDefFoundError("mygame/Scores");
                isSecond = true;
                return game().get();
            }
        }));
        CompletableFuture<Integer> end = onAwtThread(panel::start);
        assertTrue(end.handle((code, failed) -> failed.toString().contains("mygame/Scores"))
                .get(20, TimeUnit.SECONDS));
        assertFalse(onAwtThread(panel::isPlaying));
    }

    @Test
    void aSecondStartDoesNothing() throws Exception {
        CompletableFuture<Integer> end = start();
        Set<Thread> threads = gameThreads();
        CompletableFuture<Integer> again = onAwtThread(panel::start);
        assertEquals(1, threads.size());
        assertEquals(threads, gameThreads());
        onAwtThread(panel::stop);
        assertEquals(0, end.get(20, TimeUnit.SECONDS));
        assertEquals(0, again.get(20, TimeUnit.SECONDS));
    }

    private static Set<Thread> gameThreads() {
        Set<Thread> threads = new HashSet<>(Thread.getAllStackTraces().keySet());
        threads.removeIf(thread -> !thread.getName().equals("kodama-game"));
        return threads;
    }

    @Test
    void anInvalidGameIsReportedAtOnce() throws IOException {
        Files.writeString(folder.resolve("game.lua"), "return 7");
        assertThrows(GameConfigException.class, () -> new KodamaPanel(game()));
    }

    @Test
    void aGameThatBecomesInvalidEndsWithItsError() throws Exception {
        Files.delete(folder.resolve("game.lua"));
        assertTrue(onAwtThread(panel::start)
                .handle((code, failed) -> failed != null)
                .get(20, TimeUnit.SECONDS));
    }
}
