package kodama.make;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kodama.NeedsLinks;
import kodama.data.Json;
import kodama.docs.LuaApi;
import kodama.docs.LuaDefinitions;
import kodama.file.GameFileException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EditorFilesTest {
    private static final List<String> SETTINGS = List.of(
            ".luarc.json", ".editorconfig", ".vscode/tasks.json", ".vscode/launch.json", ".vscode/extensions.json");

    @TempDir
    private Path home;

    private Path game;

    private EditorFiles.Outcome write(String classPath) throws IOException {
        game = Files.createDirectories(home.resolve("mygame"));
        return new EditorFiles(LuaApi.ofFramework(), KodamaLauncher.of(classPath, home)).write(game);
    }

    @Test
    void missingFilesAreWritten() throws IOException {
        EditorFiles.Outcome outcome = write("kodama.jar");
        assertEquals(6, outcome.written().size());
        assertEquals(List.of(), outcome.kept());
        for (String each : SETTINGS) assertTrue(Files.isRegularFile(game.resolve(each)), each);
        assertEquals(new LuaDefinitions(LuaApi.ofFramework()).file(), text(".kodama/library/kodama.d.lua"));
        assertTrue(text(".kodama/library/kodama/text.lua").contains("function text.type(fields)"));
    }

    @Test
    void existingFilesAreKeptAndReported() throws IOException {
        write("kodama.jar");
        Files.writeString(game.resolve(".luarc.json"), "{}");
        Files.writeString(game.resolve(".kodama/library/kodama.d.lua"), "old");
        EditorFiles.Outcome outcome = write("kodama.jar");
        assertEquals(List.of(Path.of(".luarc.json")), outcome.kept());
        assertEquals(List.of(Path.of(".kodama", "library")), outcome.written());
        assertEquals("{}", text(".luarc.json"));
        assertTrue(text(".kodama/library/kodama.d.lua").startsWith("---@meta"));
    }

    @Test
    @NeedsLinks
    void linksOutOfTheGameAreNotFollowed(@TempDir Path elsewhere) throws IOException {
        game = Files.createDirectories(home.resolve("mygame"));
        for (String name : List.of(".kodama", ".vscode")) {
            Path link = Files.createSymbolicLink(game.resolve(name), elsewhere);
            String logged = assertThrows(GameFileException.class, () -> write("kodama.jar"))
                    .getMessage();
            assertTrue(logged.startsWith(link + ": a link to " + elsewhere.toRealPath() + ", outside of "), logged);
            Files.delete(link);
        }
        try (var files = Files.list(elsewhere)) {
            assertEquals(0, files.count());
        }
    }

    @Test
    @NeedsLinks
    void linksInsteadOfFilesAreKept(@TempDir Path elsewhere) throws IOException {
        game = Files.createDirectories(home.resolve("mygame"));
        Files.createSymbolicLink(game.resolve(".editorconfig"), elsewhere.resolve("shared"));
        assertEquals(List.of(Path.of(".editorconfig")), write("kodama.jar").kept());
        assertFalse(Files.exists(elsewhere.resolve("shared")));
    }

    @Test
    void theFilesAreValidJson() throws IOException {
        write("kodama.jar");
        for (String each : SETTINGS)
            if (each.endsWith(".json")) Json.read(each, Files.readAllBytes(game.resolve(each)));
    }

    @Test
    void tasksFindTheJarAfterBothAreMoved() throws IOException {
        Files.createFile(home.resolve("kodama.jar"));
        write("kodama.jar");
        assertEquals(List.of("java", List.of("-jar", "${workspaceFolder}/../kodama.jar", "dev", ".")), firstTask());
    }

    @Test
    void withoutAJarTasksStartTheCommand() throws IOException {
        write("classes" + File.pathSeparator + "lib.jar");
        assertEquals(List.of("kodama", List.of("dev", ".")), firstTask());
    }

    private List<Object> firstTask() throws IOException {
        Map<?, ?> task = tasks().get(0);
        return List.of(task.get("command"), task.get("args"));
    }

    @SuppressWarnings("unchecked") // JSON of ours
    private List<Map<?, ?>> tasks() throws IOException {
        byte[] file = Files.readAllBytes(game.resolve(".vscode/tasks.json"));
        return (List<Map<?, ?>>) ((Map<?, ?>) Json.read("tasks.json", file)).get("tasks");
    }

    @Test
    void editorsRecognizeThePositionsInTheOutput() throws IOException {
        write("kodama.jar");
        assertEquals("scenes/main.lua|3", found("kodama: dev", "scenes/main.lua:3: undefined global 'nothing'"));
        assertEquals("game.lua|2", found("kodama: dev", "kodama: game.lua:2: '}' expected near <eof>"));
        assertEquals("specs/a_spec.lua|2", found("kodama: test", "    specs/a_spec.lua:2: expected 2 but was 1"));
        assertEquals("ship.lua|7", found("kodama: check", "ship.lua:7:3: warning: 'x' is never used"));
    }

    private String found(String label, String line) throws IOException {
        for (Map<?, ?> task : tasks()) {
            if (!label.equals(task.get("label"))) continue;
            Map<?, ?> pattern = (Map<?, ?>) ((Map<?, ?>) task.get("problemMatcher")).get("pattern");
            Matcher matcher = Pattern.compile((String) pattern.get("regexp")).matcher(line);
            assertTrue(matcher.find(), line);
            return matcher.group(1) + "|" + matcher.group(2);
        }
        throw new AssertionError("no task " + label);
    }

    private String text(String path) throws IOException {
        return Files.readString(game.resolve(path));
    }
}
