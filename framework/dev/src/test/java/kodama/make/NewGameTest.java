package kodama.make;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import kodama.NeedsCompiler;
import kodama.file.GameFiles;
import kodama.script.config.GameConfig;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** New games: their names, their folders, and that they run at once. */
class NewGameTest {
    @TempDir
    private Path temp;

    private GameConfig made(String folder) {
        Path game = temp.resolve(folder);
        NewGame.in(game).write(Template.EMPTY, "Ada");
        return GameConfig.read(GameFiles.folder(game).read("game.lua"));
    }

    @ParameterizedTest
    @CsvSource({
        "star-fall, Star fall, star-fall",
        "star_fall, Star fall, star-fall",
        "Star Fall, Star Fall, star-fall",
        "süß, Süß, suss",
        "日本, 日本, game-c7b7cdcc",
        "---, ---, game-aa210a3b",
        "don't, Don't, don-t",
    })
    void itsFolderGivesItsTitleAndTheNameOfItsSaves(String folder, String title, String id) {
        GameConfig config = made(folder);
        assertEquals(title, config.display().title());
        assertEquals(id, config.id());
        assertEquals("Ada", config.info().author());
    }

    @Test
    void parentFoldersAreCreated() {
        assertEquals("Moon", made("games/2026/moon").display().title());
    }

    @Test
    void quotesInTheAuthorsNameAreDropped() {
        NewGame.in(temp.resolve("a")).write(Template.EMPTY, "A\"d\\a");
        assertEquals(
                "Ada",
                GameConfig.read(GameFiles.folder(temp.resolve("a")).read("game.lua"))
                        .info()
                        .author());
    }

    @ParameterizedTest
    @EnumSource(Template.class)
    void allPlaceholdersOfTemplatesAreReplaced(Template template) throws IOException {
        Path game = temp.resolve("star");
        NewGame.in(game).write(template, "Ada");
        for (String path : GameFiles.folder(game).all()) {
            String text = new String(Files.readAllBytes(game.resolve(path)));
            for (String word : List.of("My game", "my-game", "Your name")) assertFalse(text.contains(word), path);
        }
        assertTrue(Files.readString(game.resolve("README.md")).startsWith("# Star\n"));
        assertTrue(Files.readString(game.resolve("README.md")).contains("java -jar ../kodama.jar dev . "));
        assertTrue(Files.readString(game.resolve(".gitignore")).contains(".kodama/"));
    }

    @Test
    void filesForEditorsAreWritten() {
        NewGame.in(temp.resolve("a")).write(Template.EMPTY, "");
        assertTrue(Files.isRegularFile(temp.resolve("a/.luarc.json")));
        assertTrue(Files.isRegularFile(temp.resolve("a/.kodama/library/kodama.d.lua")));
    }

    @Test
    @NeedsCompiler
    void javaSourcesAreBuilt() {
        assertEquals(JavaBuild.DONE, NewGame.in(temp.resolve("a")).write(Template.JAVA, ""));
        assertTrue(Files.isRegularFile(temp.resolve("a/classes/mygame/Snow.class")));
        assertEquals(JavaBuild.DONE, NewGame.in(temp.resolve("moths")).write(Template.JAVA_GAME, ""));
        assertTrue(Files.isRegularFile(temp.resolve("moths/classes/mygame/Moth.class")));
        assertEquals(JavaBuild.NOTHING, NewGame.in(temp.resolve("b")).write(Template.STATES, ""));
    }

    @Test
    @NeedsCompiler
    void compileErrorsAreReported() throws IOException {
        Path source = Files.createDirectories(temp.resolve("java")).resolve("A.java");
        Files.writeString(source, "class A {\n  int a = b;\n  int c = d;\n}");
        String logged = refused(() -> JavaBuild.of(temp));
        assertTrue(logged.startsWith("java/A.java:2: cannot find symbol"), logged);
        assertTrue(logged.contains("\njava/A.java:3: cannot find symbol"), logged);
    }

    /** Emacs creates a dangling link {@code .#A.java} while A.java is edited; some desktops write {@code ._A.java}. */
    @Test
    @NeedsCompiler
    void onlySourcesOfTheGameAreCompiled() throws IOException {
        Path sources = Files.createDirectories(temp.resolve("java"));
        Files.writeString(sources.resolve("A.java"), "class A {}");
        Files.writeString(sources.resolve("._A.java"), "no Java");
        Files.writeString(Files.createDirectories(sources.resolve(".history")).resolve("A.java"), "class A {}");
        Files.createDirectories(sources.resolve("folder.java"));
        Files.createSymbolicLink(sources.resolve(".#A.java"), Path.of("me@machine.123"));
        Files.createSymbolicLink(sources.resolve("lost.java"), Path.of("nowhere.java"));
        assertEquals(JavaBuild.DONE, JavaBuild.of(temp));
        assertTrue(Files.isRegularFile(temp.resolve("classes/A.class")));
    }

    @Test
    @NeedsCompiler
    void aCrashOfTheCompilerIsExplained() throws IOException {
        String deep = "(".repeat(20_000) + "1" + ")".repeat(20_000);
        Files.writeString(
                Files.createDirectories(temp.resolve("java")).resolve("A.java"), "class A { int a = " + deep + "; }");
        String logged = refused(() -> JavaBuild.of(temp));
        assertTrue(logged.startsWith("the compiler failed: ") && logged.contains("StackOverflowError"), logged);
    }

    @Test
    void aNonemptyFolderIsNotChanged() throws IOException {
        Path note = Files.writeString(temp.resolve("note.txt"), "mine");
        assertEquals(
                "the folder '" + temp + "' is not empty; choose a new or an empty one",
                refused(() -> NewGame.in(temp)));
        assertEquals("'" + note + "' is a file; choose a folder", refused(() -> NewGame.in(note)));
        assertEquals("mine", Files.readString(note));
    }

    @Test
    void anEmptyFolderIsAccepted() throws IOException {
        Files.createDirectory(temp.resolve("sky"));
        assertEquals("Sky", made("sky").display().title());
    }

    @Test
    void anEmptyRepositoryIsAccepted() throws IOException {
        Path head = Files.createDirectories(temp.resolve("sky/.git")).resolve("HEAD");
        Files.writeString(head, "ref: refs/heads/main");
        assertEquals("Sky", made("sky").display().title());
        assertEquals("ref: refs/heads/main", Files.readString(head));
    }

    @Test
    void anEmptyNameIsReported() {
        assertEquals("name a folder for the game", refused(() -> NewGame.in(Path.of(""))));
    }

    @Test
    void namesAreCheckedForExamplesToo() {
        Example example = Examples.inJar().named("menus");
        assertEquals(
                "a game's folder cannot be named 'con': it is a device name on Windows",
                refused(() -> Examples.copy(example, temp.resolve("con"))));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "con | it is a device name on Windows",
                "Com1.lua | it is a device name on Windows",
                "a:b | not all systems allow ':' in a name",
                "why? | not all systems allow '?' in a name",
                "a{b} | not all systems allow '{' in a name",
                "game. | Windows removes '.' at the end of a name",
                "\"game \" | Windows removes ' ' at the end of a name",
            })
    void aNameThatOtherSystemsCannotHaveIsRefused(String name, String why) {
        assumeFalse(OS.WINDOWS.isCurrentOs() && name.matches(".*[:? ].*"), "Windows has no such paths");
        assertEquals(
                "a game's folder cannot be named '" + name + "': " + why,
                refused(() -> NewGame.in(temp.resolve(name))));
    }

    @Test
    void aTooLongNameIsRejectedWithItsLength() {
        String name = "日".repeat(61);
        assertEquals(
                "the name of a game's folder must have at most 60 characters but has 61: " + name,
                refused(() -> NewGame.in(temp.resolve(name))));
        assertEquals("日".repeat(60), NewGame.in(temp.resolve("日".repeat(60))).title());
    }

    @Test
    void theRootOfAllFoldersHasNoName() {
        Path root = temp.getRoot();
        assertEquals("'" + root + "' has no name; name a folder for the game", refused(() -> NewGame.in(root)));
    }

    @Test
    void anUnknownTemplateIsReportedWithTheKnownOnes() {
        assertEquals(
                "there is no template 'shoter' (did you mean 'shooter'?); there are empty, shooter, platformer, states, java, java-game",
                refused(() -> Template.of("shoter")));
    }

    private static String refused(Runnable action) {
        return String.valueOf(assertThrows(MakeException.class, action::run).getMessage());
    }
}
