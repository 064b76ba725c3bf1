package kodama.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import kodama.desktop.DisplayAvailability;
import kodama.loop.Subsystem;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A game in a jar of its own, started with options that it parses itself. */
class PackedGameTest {
    @TempDir
    private Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();
    private Path game;

    @BeforeEach
    void game() throws IOException {
        game = Files.createDirectories(folder.resolve("kodama/game/scenes")).getParent();
        Files.writeString(game.resolve("game.lua"), "return { width = 32, height = 16 }");
        scene("wait_forever()");
    }

    private void scene(String body) throws IOException {
        Files.writeString(game.resolve("scenes/main.lua"), "return function(self) " + body + " end");
    }

    private int play(String... args) throws IOException {
        ConsoleWriters console = new ConsoleWriters(new PrintWriter(out, true), new PrintWriter(err, true));
        try (URLClassLoader jar = new URLClassLoader(new URL[] {folder.toUri().toURL()})) {
            return new PackedGame(jar, PackedMain.GAME_PREFIX).play(console, "java -jar moths.jar", args);
        }
    }

    private void refuses(String sentence, String... args) throws IOException {
        err.getBuffer().setLength(0);
        assertEquals(2, play(args));
        assertEquals(
                List.of("kodama: " + sentence, "See: java -jar moths.jar --help"),
                err.toString().lines().toList());
    }

    @Test
    @Timeout(30)
    void quitsWhenItsSceneHasFailedAndNoTaskIsLeft() throws IOException {
        scene("wait(3) error 'broken'");
        assertEquals(1, play("--headless"));
        assertTrue(err.toString().contains("broken"), err.toString());
    }

    @Test
    void refusesToVerifyWithAnotherSeed() throws IOException {
        scene("print 'played'");
        assertEquals(2, play("--verify", "a.kreplay", "--seed", "1"));
        assertEquals(
                "kodama: --seed and --verify cannot be used together",
                err.toString().strip());
    }

    @Test
    void continuesWhileOtherTasksDo() throws IOException {
        scene("spawn(function() wait(9) print 'on' game.quit() end) wait(3) error 'broken'");
        assertEquals(1, play("--headless"));
        assertEquals("on", out.toString().strip());
    }

    @Test
    void isPlayedAccordingToTheOptions() throws IOException {
        scene("wait(3) game.quit(7)");
        assertEquals(7, play("--headless", "--seed=12", "--ticks", "9"));
        assertEquals("", err.toString());
    }

    @Test
    void doesNotPlayWithoutADisplayUnlessRequested() throws IOException {
        assumeFalse(DisplayAvailability.isAvailable(), "there is a display");
        scene("print 'played' game.quit()");
        assertEquals(2, play());
        assertEquals("", out.toString());
        assertTrue(err.toString().startsWith("kodama: There is no display: "), err.toString());
        assertTrue(
                err.toString().strip().endsWith(". This game requires a display; --headless plays without a window."),
                err.toString());
    }

    @Test
    void parsesBothFormsOfOptions() throws IOException {
        Path a = folder.resolve("a.png");
        Path b = folder.resolve("b=c.png");
        play("--headless", "--ticks", "2", "--screenshot", a.toString());
        play("--headless", "--ticks=2", "--screenshot=" + b);
        assertArrayEquals(Files.readAllBytes(a), Files.readAllBytes(b));
    }

    @Test
    void verifiesReplaysOfItsOwnVersion() throws IOException {
        scene("wait(9)");
        String replay = folder.resolve("run.kreplay").toString();
        play("--headless", "--ticks", "5", "--record", replay);
        assertEquals(0, play("--verify", replay));
        assertEquals(replay + " is in sync: 5 ticks", out.toString().strip());
        scene("wait(9); local unused");
        assertEquals(2, play("--verify", replay));
        assertEquals(
                "kodama: " + replay + " was recorded with other files (different: scenes/main.lua); --any-version"
                        + " plays it anyway",
                err.toString().strip());
        assertEquals(0, play("--verify", replay, "--any-version"));
    }

    @Test
    @Tag("display")
    @Timeout(30)
    void playsWithoutAnIconThatCannotBeRead() throws IOException {
        assumeTrue(DisplayAvailability.isAvailable(), DisplayAvailability.unavailableReason());
        Files.writeString(game.resolve("game.lua"), "return { width = 32, height = 16, icon = 'nosuch' }");
        scene("wait(3) game.quit()");
        assertEquals(0, play("--saves", folder.resolve("saves").toString()));
        assertTrue(
                out.toString().contains("game.lua: option 'icon': image 'nosuch' cannot be loaded: "), out::toString);
    }

    @Test
    void watchesAReplayThatIsNamedAlone() throws IOException {
        scene("print 'begun' wait(1e9)");
        String replay = folder.resolve("run.kreplay").toString();
        play("--headless", "--ticks", "5", "--record", replay);
        out.getBuffer().setLength(0);
        Path copy = Files.copy(Path.of(replay), folder.resolve("COPY.KREPLAY"));
        assertEquals(0, play("--headless", "--ticks", "100000", copy.toString()));
        assertEquals(2, out.toString().lines().filter("begun"::equals).count(), out::toString);
        assertEquals("", err.toString());
    }

    @Test
    void rejectsUnknownOptions() throws IOException {
        refuses("there is no option '--tick' (did you mean '--ticks'?)", "--headless", "--tick", "3");
        refuses("there is no option '-x'", "-x");
        refuses("'test' is neither an option nor a replay (FILE.kreplay)", "test");
        refuses("only one replay can be named, but there are several", "a.kreplay", "b.kreplay");
        refuses("'' is neither an option nor a replay (FILE.kreplay)", "");
    }

    @ParameterizedTest
    @ValueSource(strings = {"--record", "--replay"})
    void aReplayIsNotWatchedWithAnother(String option) throws IOException {
        scene("");
        assertEquals(2, play("--watch", "a.kreplay", option, "b.kreplay"));
        assertEquals(
                "kodama: " + option + " and --watch cannot be used together",
                err.toString().strip());
    }

    @Test
    void acceptsOptionsForDevelopersButNoDebugSave() throws IOException {
        assertEquals(0, play("--headless", "--ticks", "2", "--scene", "main", "--single-thread"));
        refuses("there is no option '--save' (did you mean '--saves'?)", "--save", "boss");
    }

    @Test
    void rejectsIncompleteOptions() throws IOException {
        refuses("option '--ticks' requires a value: --ticks N", "--ticks");
        refuses("option '--headless' takes no value but was given 'no'", "--headless=no");
        refuses("option '--seed' is given twice", "--seed", "1", "--seed=2");
    }

    @Test
    void rejectsInvalidValues() throws IOException {
        refuses("--ticks must be at least 1 but was 0", "--ticks", "0");
        refuses("Invalid value for option '--seed': 'x' is not a whole number", "--seed=x");
        refuses("Invalid value for option '--scale': '99999999999' is too large", "--scale", "99999999999");
        refuses("--window-size must be a size such as 640x480 but was '9'", "--window-size", "9");
        refuses("--window-size: the height must be from 1 to 16384 but was 0", "--window-size", "9x0");
        refuses(
                "Invalid value for option '--saves': that is not a valid file name (Nul character not allowed)",
                "--saves",
                "a\0b");
    }

    @Test
    void printsItsOptionsAndDoesNotPlay() throws IOException {
        scene("print 'played' game.quit(1)");
        assertEquals(0, play("--help"));
        List<String> help = out.toString().lines().toList();
        assertEquals("Usage: java -jar moths.jar [OPTION]...", help.get(0));
        assertEquals(
                List.of(
                        "--any-version",
                        "--fullscreen",
                        "--headless",
                        "--keys SCRIPT",
                        "--log LEVEL",
                        "--log-file FILE",
                        "--record FILE",
                        "--replay FILE",
                        "--saves FOLDER",
                        "--scale N",
                        "--scaling WAY",
                        "--screenshot FILE",
                        "--seed N",
                        "--ticks N",
                        "--watch FILE",
                        "--window-size WxH",
                        "--verify FILE",
                        "--help",
                        "--version"),
                help.stream()
                        .filter(line -> line.startsWith("  --"))
                        .map(String::strip)
                        .toList());
        assertFalse(out.toString().contains("played"));
    }

    @Test
    void printsItsVersion() throws IOException {
        assertEquals(0, play("-V"));
        assertEquals("Kodama, " + Version.line(), out.toString().strip());
    }

    @Test
    void aMissingGameIsReportedInASentence() throws IOException {
        Files.delete(game.resolve("game.lua"));
        assertEquals(2, play("--headless"));
        assertTrue(err.toString().startsWith("kodama: game.lua"), err.toString());
        assertEquals(1, err.toString().lines().count(), err.toString());
    }

    @Test
    void eachListedOptionIsAccepted() {
        RunOptions options = new RunOptions(ConsoleWriters.ofProgram());
        for (RunOption option : RunOption.ALL) options.set(option.name(), sample(option));
    }

    private static String sample(RunOption option) {
        return switch (option.value()) {
            case "N", "SEED" -> "1";
            case "WxH" -> "320x240";
            case "WAY" -> "fit";
            case "LEVEL" -> "warn";
            default -> "a";
        };
    }

    /** Starts a thread and never stops it. */
    public static final class Forgetful implements Subsystem {
        @Override
        public void open(Context context) {
            Thread forgotten = new Thread(
                    () -> {
                        while (!Thread.currentThread().isInterrupted()) LockSupport.park();
                    },
                    "forgotten");
            forgotten.setDaemon(true);
            forgotten.start();
        }

        @Override
        public void close() {}
    }

    @Test
    void leaksAreNotReportedToPlayers() throws IOException {
        String config = "return { width = 32, height = 16, subsystems = { '" + Forgetful.class.getName() + "' } }";
        Files.writeString(game.resolve("game.lua"), config);
        scene("wait(3) game.quit()");
        assertEquals(0, play("--headless"));
        Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getName().equals("forgotten"))
                .forEach(Thread::interrupt);
        assertEquals("", err.toString());
    }
}
