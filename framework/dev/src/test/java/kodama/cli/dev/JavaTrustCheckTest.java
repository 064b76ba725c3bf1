package kodama.cli.dev;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import kodama.NeedsLinks;
import kodama.cli.CommandException;
import kodama.loop.GameProject;
import kodama.script.config.GameConfig;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * When the user is asked, and what is remembered. The tests of the commands check whether classes are loaded before the
 * answer.
 */
class JavaTrustCheckTest {
    @TempDir
    private Path temp;

    private UntrustedGame game;
    private final TrustOptions options = new TrustOptions();
    private final List<String> log = new ArrayList<>();
    private boolean answer;
    private int questions;

    @BeforeEach
    void game() throws IOException {
        game = new UntrustedGame(temp.resolve("game"));
    }

    private boolean answer(GameConfig config, Path folder) {
        questions++;
        return answer;
    }

    private void pass(Path folder, boolean inWindow) {
        JavaTrustCheck gate = new JavaTrustCheck(
                options, new TrustedGames(temp.resolve("user/trusted.properties"), log::add), this::answer, log::add);
        GameFolder opened = GameFolder.of(folder);
        try (GameProject project = opened.get()) {
            gate.check(opened, project.config(), inWindow);
        }
    }

    private void pass() {
        pass(game.folder(), true);
    }

    private String refused() {
        return assertThrows(CommandException.class, this::pass).getMessage();
    }

    private String brings() {
        return "the game in '" + game.folder() + "' has parts in Java (classes)";
    }

    @Test
    void aGameInPureLuaNeedsNoQuestion() {
        new Shell(temp.resolve("lua")).game("wait(1)");
        options.noJava = true;
        pass(temp.resolve("lua"), true);
        pass(temp.resolve("lua"), false);
        assertEquals(0, questions);
        assertEquals(List.of(), log);
    }

    @Test
    void aTrustedGameIsAskedAboutOnce() {
        answer = true;
        pass();
        pass();
        assertEquals(1, questions);
        assertEquals(List.of(), log);
    }

    @Test
    void anUntrustedGameIsAskedAboutAgain() {
        assertEquals(brings() + " that you do not trust; use --trust to allow them", refused());
        refused();
        assertEquals(2, questions);
    }

    @Test
    void aChangedClassIsAskedAbout() throws IOException {
        answer = true;
        pass();
        game.compile("2");
        pass();
        assertEquals(2, questions);
    }

    @Test
    void theSameClassesInAnotherFolderAreAskedAbout() throws IOException {
        answer = true;
        pass();
        Files.move(game.folder(), temp.resolve("moved"));
        pass(temp.resolve("moved"), true);
        assertEquals(2, questions);
    }

    @Test
    @NeedsLinks
    void anotherPathToTheSameFolderIsTheSameGame() throws IOException {
        answer = true;
        pass();
        pass(Files.createSymbolicLink(temp.resolve("link"), game.folder()), true);
        assertEquals(1, questions);
    }

    @Test
    void trustOnTheCommandLineIsRemembered() {
        options.trust = true;
        pass();
        options.trust = false;
        pass();
        assertEquals(0, questions);
    }

    @Test
    void noJavaRejectsEvenTrustedGames() {
        answer = true;
        pass();
        options.noJava = true;
        assertEquals(brings() + ", which --no-java does not allow", refused());
        assertThrows(CommandException.class, () -> pass(game.folder(), false));
    }

    @Test
    void withoutAUserAWarningIsLogged() {
        pass(game.folder(), false);
        assertEquals(0, questions);
        assertEquals(
                List.of("kodama: " + brings() + ", which can do whatever you can; only scripts are sandboxed"), log);
    }

    @Test
    void withoutAUserNothingIsLoggedAboutATrustedGame() {
        options.trust = true;
        pass(game.folder(), false);
        pass();
        options.trust = false;
        pass(game.folder(), false);
        assertEquals(List.of(), log);
    }

    @Test
    void anAnswerThatCannotBeStoredIsReportedAndCounts() throws IOException {
        Files.writeString(temp.resolve("user"), "a file where the folder should be");
        answer = true;
        pass();
        assertTrue(log.get(0).startsWith("kodama: the answer is not stored: "), log.toString());
        pass();
        assertEquals(2, questions);
    }

    @Test
    void anUnreadableFileTrustsNoGame() throws IOException {
        Files.createDirectories(temp.resolve("user"));
        Files.writeString(temp.resolve("user/trusted.properties"), "\\u00zz");
        refused();
        assertTrue(log.get(0).startsWith("kodama: the list of trusted games cannot be read: "), log.toString());
    }

    @Test
    void theQuestionEscapesControlCharacters() {
        String title = "<html>Trusted \u202Eby Kodama" + "x".repeat(200);
        GameConfig config = GameConfig.read(("return { title = '" + title + "', java = { 'a', 'b.jar' } }")
                .getBytes(java.nio.charset.StandardCharsets.UTF_8));
        List<String> lines = JavaTrustCheck.question(config, Path.of("games"));
        assertEquals(9, lines.size());
        assertFalse(lines.stream().anyMatch(line -> line.matches(".*\\p{C}.*") || line.length() > 140));
        assertEquals("In Java: a, b.jar", lines.get(5));
        assertEquals("Folder: " + Path.of("games").toAbsolutePath(), lines.get(4));
    }
}
