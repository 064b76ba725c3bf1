package kodama.cli.dev;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import kodama.base.PrintableText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Output of scripts and file names reaches the terminal only as plain text. */
@Timeout(60)
class ConsoleTextTest {
    private static final String HOSTILE = "a\\27]0;pwned\\7b\\r\\n[9] error: forged";

    @TempDir
    private Path temp;

    private Shell shell() {
        return new Shell(temp);
    }

    private static void assertHarmless(Shell run) {
        String all = run.out() + run.err();
        all.lines().forEach(line -> assertEquals(PrintableText.line(line), line));
        assertFalse(all.lines().anyMatch(line -> line.startsWith("[9] error")), all);
    }

    @Test
    void whatAScriptPrintsIsEscaped() {
        Shell run = shell().game("print(\"" + HOSTILE + "\")").play();
        assertEquals("a\\027]0;pwned\\007b\n    [9] error: forged\n", run.out());
        assertHarmless(run);
    }

    @Test
    void whatAScriptLogsIsEscaped() {
        Shell run = shell().game("log.warn(\"" + HOSTILE + "\") log.category(\"ai\").info(\"" + HOSTILE + "\")")
                .play();
        assertTrue(run.out().startsWith("[1] warn: a\\027]0;pwned"), run.out());
        assertHarmless(run);
    }

    @Test
    void anErrorsTextIsEscaped() {
        assertHarmless(shell().game("error(\"" + HOSTILE + "\")").play());
    }

    @Test
    void theNameOfATaskIsEscaped() {
        assertHarmless(shell().game("spawn(function() error \"x\" end, { name = \"" + HOSTILE + "\" })")
                .play());
    }

    @Test
    void theLogFileIsEscaped() throws IOException {
        Path file = temp.resolve("game.log");
        shell().game("print(\"" + HOSTILE + "\") error(\"" + HOSTILE + "\")").play("--log-file", file.toString());
        List<String> lines = Files.readAllLines(file);
        lines.forEach(line -> assertEquals(PrintableText.line(line), line));
        assertFalse(lines.stream().anyMatch(line -> line.startsWith("[9] error")), lines.toString());
    }

    @Test
    void anErrorInGameLuaIsEscaped() {
        Shell run = shell().file("game.lua", "error(\"" + HOSTILE + "\")").play();
        assertEquals(2, run.code());
        assertHarmless(run);
        assertHarmless(
                run.file("game.lua", "return { id = \"" + HOSTILE + "\" }").play());
        assertHarmless(
                run.file("game.lua", "return { [\"" + HOSTILE + "\"] = 1 }").play());
    }

    @Test
    void literalsInFindingsAreEscaped() {
        Shell run = shell().game("self.sprite = \"" + HOSTILE + "\" sound.play(\"" + HOSTILE + "\") shot.fire {[\""
                        + HOSTILE + "\"] = 1} scene.change(\"" + HOSTILE + "\")")
                .kodama("check", temp.toString());
        assertTrue(run.out().contains("pwned"), run.out());
        assertHarmless(run);
        run.out()
                .lines()
                .filter(line -> line.contains("pwned"))
                .forEach(line -> assertTrue(line.contains("main.lua:"), line));
    }

    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "names may not contain control characters")
    void namesOfFilesAreEscaped() {
        Shell run = shell().file("game.lua", "return {}")
                .file("scenes/a\33[31mb\u202e.lua", "return 1")
                .file("scenes/a\n[9] error: forged.lua", "return 1")
                .kodama("check", temp.toString());
        assertHarmless(run);
    }

    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "names may not contain control characters")
    void aMissingFolderIsEscaped() {
        assertHarmless(
                shell().kodama("run", temp.resolve("x\33[1m\n[9] error: forged").toString()));
        assertHarmless(shell().kodama("x\33[1m\n[9] error: forged"));
    }

    @Test
    void namesOfTestsAndWhatTheyPrintAreEscaped() {
        Shell run = shell().file("game.lua", "return {}")
                .file(
                        "a_spec.lua",
                        "describe(\"" + HOSTILE + "\", function() it(\"" + HOSTILE + "\", function() print(\"" + HOSTILE
                                + "\") error(\"" + HOSTILE + "\") end) end)")
                .kodama("test", temp.toString());
        assertEquals(1, run.code());
        assertHarmless(run);
    }

    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "names may not contain control characters")
    void namesOfFilesWithTestsAreEscaped() {
        Shell run = shell().file("game.lua", "return {}").file("a\33[1m\n[9] error: forged_spec.lua", "");
        assertHarmless(run.kodama("test", temp.toString()));
        assertHarmless(run.kodama("test", "--list", temp.toString()));
    }

    @Test
    void aSandboxedProgramIsEscaped() {
        Shell run = shell().file("a.lua", "print(\"a\\27[1mb\") error(\"" + HOSTILE + "\", 0)")
                .kodama("lua", temp.resolve("a.lua").toString());
        assertEquals("a\\027[1mb\n", run.out());
        assertEquals(
                "lua: a\\027]0;pwned\\007b\n    [9] error: forged\n",
                run.err().lines().limit(2).reduce("", (a, b) -> a + b + "\n"));
        assertHarmless(run);
    }

    /** The regular expression for script positions once scanned all lines again for each position. */
    @Test
    void anErrorOfManyLinesDoesNotStopTheGame() {
        Shell run = shell().game("error((\"\\n\"):rep(400000))").play();
        assertEquals(1, run.code());
    }
}
