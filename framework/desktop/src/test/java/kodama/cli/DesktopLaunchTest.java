package kodama.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.awt.AWTException;
import java.awt.Button;
import java.awt.Component;
import java.awt.Container;
import java.awt.EventQueue;
import java.awt.Frame;
import java.awt.Label;
import java.awt.Robot;
import java.awt.Window;
import java.awt.event.WindowEvent;
import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import kodama.desktop.DisplayAvailability;
import kodama.file.ContainedPath;
import kodama.script.config.GameConfig;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A packed game without a terminal shows in a window why it cannot be played. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class DesktopLaunchTest {
    @TempDir
    private Path folder;

    private URLClassLoader jar(String config, String scene) throws IOException {
        Path game =
                Files.createDirectories(folder.resolve("kodama/game/scenes")).getParent();
        Files.writeString(game.resolve("game.lua"), config);
        Files.writeString(game.resolve("scenes/main.lua"), scene);
        return new URLClassLoader(new URL[] {folder.toUri().toURL()});
    }

    private SaveLocation places() {
        return new SaveLocation() {
            @Override
            public ContainedPath of(GameConfig config) {
                return ContainedPath.root(folder.resolve("saves"));
            }

            @Override
            public ContainedPath logFile(GameConfig config) {
                return of(config).resolve("log.txt");
            }
        };
    }

    @Test
    void aStartWithOptionsIsNotFromTheDesktop() {
        assertFalse(DesktopLaunch.appliesTo("--headless"));
    }

    @Test
    void filesThatThePlayerOpensAreFromTheDesktop() throws IOException {
        assumeTrue(System.console() == null);
        String replay = Files.createFile(folder.resolve("best.KReplay")).toString();
        String other = Files.createFile(folder.resolve("best.txt")).toString();
        assertTrue(DesktopLaunch.appliesTo(replay));
        assertTrue(DesktopLaunch.appliesTo(other, replay));
        assertFalse(DesktopLaunch.appliesTo(replay, "--headless"));
    }

    @Test
    void aWordThatIsNoFileIsNotFromTheDesktop() {
        assertFalse(DesktopLaunch.appliesTo("test"));
        assertFalse(DesktopLaunch.appliesTo(folder.resolve("gone.kreplay").toString()));
    }

    @Test
    void theArgumentsArePassedOn() throws IOException {
        try (URLClassLoader jar = jar("return {}", "return function() end")) {
            PackedGame game = new PackedGame(jar, PackedMain.GAME_PREFIX, places());
            PrintWriter nowhere = new PrintWriter(new StringWriter());
            DesktopLaunch.Outcome outcome =
                    new DesktopLaunch(game).play(new ConsoleWriters(nowhere, nowhere), "moths.jar", "--moon");
            assertEquals(2, outcome.code());
            assertTrue(outcome.errors().startsWith("kodama: there is no option '--moon'"), outcome.errors());
        }
    }

    @Test
    void printedErrorsAreShownInLinesThatFit() throws IOException {
        try (URLClassLoader jar = jar("return {}", "")) {
            DesktopLaunch launch = new DesktopLaunch(new PackedGame(jar, PackedMain.GAME_PREFIX, places()));
            assertEquals(
                    List.of(
                            "The game could not be started.",
                            "",
                            "scenes/main.lua:3: no way",
                            "    x".repeat(22),
                            "    x".repeat(3)),
                    launch.messageLines(2, "scenes/main.lua:3: no way\n" + "\tx".repeat(25) + "\n"));
            List<String> many = launch.messageLines(1, "no way\n".repeat(50));
            assertEquals(25, many.size());
            assertEquals("Something in the game failed.", many.get(0));
            assertEquals("…", many.get(24));
        }
    }

    @Test
    void anInternalErrorIsPrintedAndLoggedWithItsStack() throws IOException {
        Path log = Files.createDirectories(folder.resolve("saves")).resolve("log.txt");
        Files.writeString(log, "of this run\n");
        StringWriter printed = new StringWriter();
        ConsoleWriters console = new ConsoleWriters(new PrintWriter(printed), new PrintWriter(printed));
        try (URLClassLoader jar = jar("return {}", "")) {
            PackedGame game = new PackedGame(new FailingOnce(jar), PackedMain.GAME_PREFIX, places());
            assertEquals(2, new DesktopLaunch(game).play(console, "moths.jar").code());
        }
        String error = "kodama: internal error: java.lang.AssertionError: no wings";
        assertTrue(printed.toString().startsWith(error), printed::toString);
        String text = Files.readString(log);
        assertTrue(text.startsWith("of this run\n" + error), text);
        assertTrue(text.contains("\tat kodama.cli.DesktopLaunchTest$FailingOnce."), text);
    }

    /** Fails at the first file of the game. */
    private static final class FailingOnce extends ClassLoader {
        private boolean hasFailed;

        FailingOnce(ClassLoader parent) {
            super(parent);
        }

        @Override
        public URL getResource(String name) {
            if (hasFailed) return super.getResource(name);
            hasFailed = true;
            throw new AssertionError("no wings");
        }
    }

    @Test
    void helpNamesTheLauncherOfThePack() {
        String before = System.getProperty(PackedMain.LAUNCHER);
        try {
            System.setProperty(PackedMain.LAUNCHER, new File("games", "Night moths.exe").toString());
            assertEquals("\"Night moths.exe\"", PackedMain.command());
            System.setProperty(PackedMain.LAUNCHER, new File("games", "Moths.exe").toString());
            assertEquals("Moths.exe", PackedMain.command());
        } finally {
            if (before == null) System.clearProperty(PackedMain.LAUNCHER);
        }
        assertTrue(PackedMain.command().startsWith("java -jar "));
    }

    @Test
    @Tag("display")
    void aScriptThatFailsAtTheStartIsShownInAWindow() throws Exception {
        assumeTrue(DisplayAvailability.isAvailable(), DisplayAvailability.unavailableReason());
        try (URLClassLoader jar =
                jar("return { title = 'Night moths', width = 32, height = 16 }", "\nerror 'no wings'")) {
            ClassLoader program = new ClassLoader(jar) {}; // never closed, as in a real program
            CompletableFuture<Integer> code = CompletableFuture.supplyAsync(
                    () -> new DesktopLaunch(new PackedGame(program, PackedMain.GAME_PREFIX, places()))
                            .play("moths.jar"),
                    game -> new Thread(game, "game").start());
            Frame window = shown("Night moths");
            List<String> texts = texts(window);
            EventQueue.invokeLater(() -> window.dispatchEvent(new WindowEvent(window, WindowEvent.WINDOW_CLOSING)));
            assertEquals(2, code.join());
            assertTrue(texts.contains("The game could not be started."), texts::toString);
            assertTrue(
                    texts.stream().anyMatch(text -> text.startsWith("scenes/main.lua:2: no wings")), texts::toString);
            Path log = folder.resolve("saves/log.txt");
            assertTrue(texts.contains("Log: " + log), texts::toString);
            assertTrue(Files.readString(log).contains(", Java " + System.getProperty("java.version") + ", "));
            assertTrue(Files.readString(log).contains("scenes/main.lua:2: no wings"));
        }
    }

    /** The game's own window has the same title; this one has a button. */
    private static Frame shown(String title) throws AWTException {
        Robot robot = new Robot();
        while (true) {
            Optional<Frame> frame = Arrays.stream(Window.getWindows())
                    .filter(window -> window.isShowing() && window instanceof Frame)
                    .map(Frame.class::cast)
                    .filter(found ->
                            title.equals(found.getTitle()) && texts(found).contains("Close"))
                    .findFirst();
            if (frame.isPresent()) return frame.get();
            robot.delay(20);
        }
    }

    private static List<String> texts(Container parent) {
        List<String> texts = new ArrayList<>();
        for (Component part : parent.getComponents()) {
            if (part instanceof Label label) texts.add(label.getText().strip());
            else if (part instanceof Button button) texts.add(button.getLabel());
            else if (part instanceof Container inner) texts.addAll(texts(inner));
        }
        return texts;
    }
}
