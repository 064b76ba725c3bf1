package kodama.cli.dev;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code kodama docs}, for the framework alone and with a game's modules; and the page of the guide about these. */
class DocsCommandTest {
    private static final Path PAGE = Path.of("..", "..", "docs", "guide", "java-modules.md");

    @TempDir
    private Path folder;

    private Shell shell;
    private Path reference;
    private Path definitions;

    @BeforeEach
    void shell() {
        shell = new Shell(folder).game("print(dice.roll(1, 3)) dice.roll(1.5)");
        reference = folder.resolve("lua.md");
        definitions = folder.resolve("kodama.d.lua");
    }

    private Shell docs(String... game) {
        String[] args = Stream.concat(
                        Stream.of("docs", "--reference", reference.toString(), "--definitions", definitions.toString()),
                        Stream.of(game))
                .toArray(String[]::new);
        return shell.kodama(args);
    }

    /** Builds the game of the guide's page. */
    private void buildDice() throws IOException {
        String page = Files.readString(PAGE);
        String settings = page.split("```lua\n", 2)[1].split("```", 2)[0];
        shell.file("game.lua", settings.replace(", \"mygame.Screen\"", ""))
                .file("src/Dice.java", page.split("```java\n", 2)[1].split("```", 2)[0]);
        List<String> arguments = List.of(
                "-proc:none",
                "-d",
                folder.resolve("classes").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                folder.resolve("src/Dice.java").toString());
        assumeTrue(ToolProvider.getSystemJavaCompiler() != null, "this Java has no compiler");
        assertEquals(0, ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments.toArray(String[]::new)));
    }

    @Test
    void filesForEditorsAreWrittenIntoTheGameAndExistingFilesAreKept() throws IOException {
        buildDice();
        Files.writeString(folder.resolve(".luarc.json"), "{}");
        shell.kodama("docs", "--editor", folder.toString()).succeeds();
        String library = Files.readString(folder.resolve(".kodama/library/kodama.d.lua"));
        assertTrue(library.endsWith("function dice.roll(sides, times) end\n"), library);
        assertTrue(Files.isRegularFile(folder.resolve(".vscode/tasks.json")));
        assertEquals("{}", Files.readString(folder.resolve(".luarc.json")));
    }

    @Test
    void withoutAGameTheDocumentsMatchTheRepository() throws IOException {
        docs().succeeds();
        assertEquals(Files.readString(Path.of("..", "..", "docs", "lua.md")), Files.readString(reference));
    }

    @Test
    void theModulesOfAGameFollowThoseOfTheFramework() throws IOException {
        buildDice();
        docs(folder.toString()).succeeds();
        String framework = Files.readString(Path.of("..", "..", "scripts", "library", "kodama.d.lua"));
        String written = Files.readString(definitions);
        assertTrue(written.startsWith(framework));
        assertTrue(written.endsWith("function dice.roll(sides, times) end\n"), written);
        assertTrue(Files.readString(reference).contains("- `dice.roll(sides: integer, times?: integer) → integer`"));
    }

    @Test
    void theExampleOfTheGuideRunsAndItsErrorNamesTheArgument() throws IOException {
        buildDice();
        shell.play("--trust").fails("scenes/main.lua:2: bad argument #1 to 'roll' (sides: integer expected, got 1.5)");
        assertTrue(shell.out().startsWith("3\n"), shell.out());
    }

    @Test
    void aMissingClassIsNamed() {
        shell.file("game.lua", "return { modules = { 'mygame.Dice' } }");
        docs(folder.toString())
                .refuses("kodama: game.lua: option 'modules': there is no Java class 'mygame.Dice'"
                        + " and game.lua lists no 'java' folders or jars.");
        assertFalse(Files.exists(reference));
    }

    @Test
    void aFolderWithoutAGameIsRefused() {
        docs(folder.resolve("nowhere").toString())
                .refuses("kodama: there is no folder '" + folder.resolve("nowhere") + "'");
    }

    @Test
    void aJavadocWithoutASiteIsRefused() {
        docs("--javadoc", "api").refuses("kodama: --javadoc requires --site");
    }

    @Test
    void noJavaReportsTheJavaPartsOfTheGame() throws IOException {
        buildDice();
        shell.play("--no-java")
                .refuses("kodama: the game in '" + folder
                        + "' has parts in Java (classes), which --no-java does not allow");
    }
}
