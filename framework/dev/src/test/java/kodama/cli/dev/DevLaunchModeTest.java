package kodama.cli.dev;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import kodama.NeedsCompiler;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The features that {@code kodama dev} has in addition to {@code kodama run}, without a window and with scripted keys.
 */
class DevLaunchModeTest {
    private static final String MOON = """
            package mygame;
            public class Moon extends kodama.script.JavaTask {
                @Override
                protected void start() { %s }
                @Override
                protected boolean update(double dt) { return true; }
            }
            """;

    private Shell shell;

    @BeforeEach
    void game(@TempDir Path folder) {
        shell = new Shell(folder)
                .game("print('main', game.data.lives) while true do wait(1) end")
                .file("scenes/boss.lua", "return function() print 'boss' end")
                .file("saves/rich.lua", "return { lives = 9 }")
                .file("portal.lua", "return { { 'Rich', scene = 'main', save = 'rich' } }");
    }

    private List<String> out(String... arguments) {
        List<String> all = new ArrayList<>(List.of(arguments));
        all.addAll(List.of("--headless", "--ticks", "60"));
        shell.kodama(all.toArray(String[]::new)).succeeds();
        return shell.out().lines().toList();
    }

    private String folder() {
        return shell.path("").toString();
    }

    @Test
    void devStartsWithThePortalAndKeysLeadIntoTheGame() {
        assertEquals(List.of(), out("dev", folder()));
        List<String> lines = out("dev", folder(), "--keys", "5 DOWN, 10 ENTER");
        assertTrue(
                lines.get(0).matches("start from the portal: window and pictures kept, (?!0.0)\\d+\\.\\d ms"),
                lines.toString());
        assertEquals(List.of("main\t9"), lines.subList(1, lines.size()));
    }

    @ParameterizedTest
    @CsvSource({"--no-portal,,main\tnil", "--scene,boss,boss", "--save,rich,main\t9"})
    void devStartsWithTheGameIfRequested(String option, String value, String says) {
        assertEquals(List.of(says), value == null ? out("dev", folder(), option) : out("dev", folder(), option, value));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "5 F5",
                "5 CTRL+F5",
                "5 CTRL+F6",
                "5 CTRL+PAGE_DOWN",
                "5 F1",
                "5 F2",
                "5 F3",
                "5 CTRL+F3",
                "5 F6",
                "5 F7",
                "5 F8",
                "5 CTRL+UP",
                "5-50 ENTER+ESCAPE+Z+SHIFT"
            })
    void runIgnoresTheDeveloperKeys(String keys) {
        List<String> lines = out("run", folder(), "--keys", keys, "--trace-phases").stream()
                .filter(line -> !line.startsWith("phase"))
                .toList();
        assertEquals(List.of("main\tnil"), lines);
        assertFalse(Files.exists(shell.path(".kodama")));
    }

    @Test
    void phasesAreLoggedIfRequested() {
        assertEquals(
                List.of(
                        "phase OVERALL_INIT",
                        "phase CREATE_LOOP",
                        "phase INIT_1",
                        "phase INIT_2",
                        "phase INIT_3",
                        "phase FRAME",
                        "phase END_2",
                        "phase OVERALL_END"),
                out("dev", folder(), "--trace-phases"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "ENTER|'ENTER' must be an input at a tick, such as '60 ENTER' or '80-200 Z+LEFT'",
                "5 ENTRE|there is no key or button 'ENTRE' (did you mean 'Enter'?)",
                "5-1 Z|'5-1 Z' must end after tick 5, where it begins, but ends at 1",
                "5-5 Z|'5-5 Z' must end after tick 5, where it begins, but ends at 5",
                "0 Z|'0 Z' must begin at tick 1 or later",
                "5 +|there is no key or button '+'",
                "5 Z+|there is no key or button 'Z+' (did you mean 'Z'?)",
            })
    void anInvalidInputScriptIsRejected(String keys, String message) {
        shell.kodama("run", folder(), "--headless", "--ticks", "5", "--keys", keys);
        shell.refuses("kodama: --keys: " + message);
    }

    /** As in a fresh clone of a game, without build output. */
    @Test
    @NeedsCompiler
    void devCompilesTheSourcesOfAGameThatHasNoClasses() {
        shell.file("game.lua", "return { java = { 'classes' }, scene = 'mygame.Moon' }")
                .file("java/mygame/Moon.java", MOON.formatted("log().notice(\"the moon is up\");"));
        assertEquals(List.of("[1] notice: the moon is up"), out("dev", folder(), "--no-portal", "--trust"));
    }

    @Test
    @NeedsCompiler
    void devCompilesASourceThatChangedBeforeTheStart() throws IOException {
        shell.file("game.lua", "return { java = { 'classes' }, scene = 'mygame.Moon' }")
                .file("java/mygame/Moon.java", MOON.formatted("log().notice(\"old\");"));
        Files.createDirectories(shell.path("classes"));
        assertEquals(List.of("[1] notice: old"), out("dev", folder(), "--no-portal", "--trust"));
        shell.file("java/mygame/Moon.java", MOON.formatted("log().notice(\"new\");"));
        Files.setLastModifiedTime(shell.path("classes/mygame/Moon.class"), FileTime.fromMillis(0));
        assertEquals(List.of("[1] notice: old", "[1] notice: new"), out("dev", folder(), "--no-portal", "--trust"));
    }

    @Test
    @NeedsCompiler
    void devReportsTheLineOfACompileError() {
        shell.file("game.lua", "return { java = { 'classes' }, scene = 'mygame.Moon' }")
                .file("java/mygame/Moon.java", MOON.formatted("rise()"));
        shell.kodama("dev", folder(), "--headless", "--ticks", "5")
                .refuses("kodama: java/mygame/Moon.java:4: ';' expected");
    }
}
