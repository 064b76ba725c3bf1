package kodama.cli.dev;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import javax.tools.ToolProvider;
import kodama.make.Template;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** {@code kodama new}, with a folder and with questions. */
class NewCommandTest {
    @TempDir
    private Path temp;

    private final StringWriter said = new StringWriter();

    @Test
    void itPrintsTheNextSteps() {
        Path folder = temp.resolve("Star Fall");
        Shell shell = new Shell(temp).kodama("new", folder.toString(), "--template", "shooter");
        shell.succeeds();
        assertEquals("""
                created 'Star Fall' in %1$s: a short shooter: title screen, waves, a boss, a ranking
                next:
                  kodama dev "%1$s"
                  kodama test "%1$s"
                  kodama pack "%1$s"
                """.formatted(folder), shell.out().replace(System.lineSeparator(), "\n"));
    }

    @ParameterizedTest
    @EnumSource(Template.class)
    void aNewGameRunsAndItsTestsPassAndNothingIsFoundInIt(Template template) {
        Path folder = temp.resolve("moon");
        new Shell(temp)
                .kodama("new", folder.toString(), "--template", template.id())
                .succeeds();
        boolean isCompiled = Files.isDirectory(folder.resolve("java"));
        assumeTrue(!isCompiled || ToolProvider.getSystemJavaCompiler() != null, "this Java has no compiler");
        Shell tests = new Shell(temp).kodama("test", folder.toString(), "--trust");
        assertTrue(tests.out().contains(" 0 failed, 0 skipped"), tests.out());
        new Shell(temp).kodama("check", folder.toString()).succeeds();
        Shell play = new Shell(temp).kodama("run", folder.toString(), "--headless", "--ticks", "300", "--trust");
        play.succeeds();
    }

    @Test
    void withoutATerminalAFolderIsRequired() {
        new Shell(temp)
                .kodama("new")
                .refuses("kodama: name a folder for the game, for example: kodama new mygame --template shooter");
    }

    @Test
    void errorsAreReportedInASentence() {
        new Shell(temp)
                .kodama("new", temp + File.separator + "con")
                .refuses(
                        OS.WINDOWS.isCurrentOs()
                                ? "kodama: Invalid value for positional parameter at index 0 (DIR): that is not a valid file"
                                        + " name ('con' is a device name on Windows)"
                                : "kodama: a game's folder cannot be named 'con': it is a device name on Windows");
        new Shell(temp)
                .kodama("new", temp.resolve("a").toString(), "--template", "tetris")
                .refuses(
                        "kodama: there is no template 'tetris'; there are empty, shooter, platformer, states, java, java-game");
    }

    private int ask(List<String> answers) {
        Deque<String> typed = new ArrayDeque<>(answers);
        return new NewGameQuestions(typed::poll, new PrintWriter(said, true)).ask(null, (folder, template) -> {
            said.append(folder.getFileName() + " as " + template);
            return 0;
        });
    }

    @Test
    void anEmptyAnswerSelectsTheDefaultInBrackets() {
        assertEquals(0, ask(List.of("", "")));
        assertTrue(said.toString().endsWith("Template [empty]: mygame as EMPTY"), said.toString());
    }

    @Test
    void anInvalidAnswerIsAskedForAgain() {
        assertEquals(0, ask(List.of("aux", temp.resolve("moon").toString(), "shoter", "shooter")));
        String all = said.toString();
        assertTrue(all.contains("device name on Windows"), all);
        assertTrue(all.contains("  there is no template 'shoter' (did you mean 'shooter'?)"), all);
        assertTrue(all.endsWith("moon as SHOOTER"), all);
    }

    @Test
    void theEndOfTheInputCancelsIt() {
        assertEquals(1, ask(List.of()));
        assertEquals(1, ask(List.of(temp.resolve("moon").toString())));
        assertTrue(said.toString().strip().endsWith("nothing was created"), said.toString());
        assertTrue(Files.notExists(temp.resolve("moon")));
    }
}
