package kodama.check;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import kodama.check.game.Finding;
import kodama.check.game.FindingCode;
import kodama.file.GameFiles;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Correct code gives no findings. */
class FalseAlarmTest {
    private static final Path SCRIPTS = Path.of("..", "..", "scripts");

    /** Findings that an author cannot intend. */
    private static final Set<FindingCode> GRAVE = Set.of(FindingCode.SYNTAX, FindingCode.NOT_CHECKED);

    @TestFactory
    Stream<DynamicTest> nothingIsFoundInAnExample() throws IOException {
        List<Path> folders;
        try (Stream<Path> all = Files.list(SCRIPTS.resolve("examples"))) {
            folders = all.filter(Files::isDirectory).sorted().toList();
        }
        return folders.stream()
                .map(folder -> DynamicTest.dynamicTest(
                        folder.getFileName().toString(), () -> assertNothing(GameFiles.folder(folder))));
    }

    @Test
    void nothingIsFoundInTheDemo() {
        GameFiles art = GameFiles.folder(Path.of("..", "..", "demo", "art"));
        assertNothing(GameFiles.folder(SCRIPTS.resolve("demo")).layeredOver(art));
    }

    @Test
    void nothingIsFoundInTheGameOfTheBench() {
        assertNothing(GameFiles.folder(SCRIPTS.resolve("bench")));
    }

    @Test
    void nothingIsFoundInTheScriptsOfTheFramework() {
        assertNothing(GameFiles.folder(SCRIPTS.resolve("lua")));
    }

    @Test
    void nothingIsFoundInTheTestsOfTheLuaApiButBrokenMaps() {
        Set<String> broken = Set.of("maps/broken.tmx", "maps/no-picture.tmx");
        assertEquals(
                List.of(),
                Checker.check(GameFiles.folder(Path.of("src", "test", "lua"))).stream()
                        .filter(each -> !broken.contains(each.file()))
                        .toList());
    }

    /** Programs by other authors and tests of the language do odd things on purpose, but they are valid Lua. */
    @Test
    void otherLuaProgramsAreNotTreatedAsGames() {
        GameFiles programs = GameFiles.folder(Path.of("..", "lua", "src", "test", "resources", "kodama", "lua"));
        List<Finding> grave = Checker.check(programs).stream()
                .filter(each -> GRAVE.contains(each.code()))
                .toList();
        assertEquals(List.of(), grave);
    }

    private static void assertNothing(GameFiles files) {
        assertEquals(
                List.of(), Checker.check(files).stream().map(Finding::toString).toList());
    }
}
