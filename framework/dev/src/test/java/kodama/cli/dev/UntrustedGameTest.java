package kodama.cli.dev;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import kodama.NeedsLinks;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What an untrusted game can access through its {@code game.lua}. */
@Timeout(30)
class UntrustedGameTest {
    @TempDir
    private Path temp;

    private UntrustedGame game;
    private Shell shell;

    @BeforeEach
    void game() throws IOException {
        game = new UntrustedGame(temp.resolve("game"));
        shell = new Shell(game.folder());
    }

    private String warning() {
        return "kodama: the game in '" + game.folder()
                + "' has parts in Java (classes), which can do whatever you can; only scripts are sandboxed";
    }

    @Test
    void withoutAWindowAWarningIsLoggedAndTheGamePlays() {
        shell.play();
        assertEquals(warning(), shell.err().strip());
        assertEquals(0, shell.code());
        assertTrue(game.hasRun());
    }

    @Test
    void trustOnTheCommandLineAvoidsTheWarning() {
        shell.play("--trust").succeeds();
    }

    @ParameterizedTest
    @ValueSource(strings = {"run", "dev", "test"})
    void noJavaRejectsBeforeAnyClassIsLoaded(String command) {
        shell.file("a_spec.lua", "it('x', function() spawn 'stranger.Evil' end)");
        shell.kodama(command, game.folder().toString(), "--no-java");
        if (!command.equals("test")) shell.kodama(command, game.folder().toString(), "--no-java", "--headless");
        shell.refuses("kodama: the game in '" + game.folder()
                + "' has parts in Java (classes), which --no-java does not allow");
        assertFalse(game.hasRun());
    }

    @Test
    void testsLogAWarningAndRun() {
        shell.file("a_spec.lua", "it('x', function() spawn 'stranger.Evil' end)");
        shell.kodama("test", game.folder().toString());
        assertEquals(warning(), shell.err().strip());
        assertEquals(0, shell.code());
    }

    @Test
    void devLogsAWarningAndPlays() {
        shell.kodama("dev", game.folder().toString(), "--headless", "--ticks", "3");
        assertEquals(warning(), shell.err().strip());
        assertEquals(0, shell.code());
    }

    @Test
    void furtherFoldersOutsideOfTheGameAreRefused() throws IOException {
        Files.createDirectories(temp.resolve("private"));
        refused("files = { '../private' }", "'../private' in 'files' " + outside());
        refused("java = { '../private' }", "'../private' in 'java' " + outside());
        String absolute = temp.resolve("private").toString().replace("\\", "/");
        refused("files = { '" + absolute + "' }", "'" + absolute + "' in 'files' " + outside());
    }

    @Test
    @NeedsLinks
    void furtherFoldersBehindALinkAreRefused() throws IOException {
        Files.createDirectories(temp.resolve("private"));
        Files.createSymbolicLink(game.folder().resolve("art"), temp.resolve("private"));
        refused("files = { 'art' }", "'art' in 'files' " + outside());
        refused("java = { 'art' }", "'art' in 'java' " + outside());
    }

    @Test
    void foldersBelowTheWorkingDirectoryAreAllowed() throws IOException {
        Path art = Files.createDirectories(temp.resolve("art"));
        assertEquals(
                game.folder().resolve("../art").normalize(),
                new AllowedFolders(game.folder(), temp).find("files", "../art"));
        assertEquals(art, new AllowedFolders(game.folder(), temp).find("files", art.toString()));
    }

    private static String outside() {
        return "is outside the game's folder and outside " + Path.of("").toAbsolutePath()
                + ", where the command was started";
    }

    @Test
    void invalidPathsAreRejected() {
        String wrong = " names 'a?b', which is not a valid file name (Nul character not allowed)";
        refused("java = { 'a\\0b' }", "option 'java'" + wrong);
        refused("files = { 'a\\0b' }", "option 'files'" + wrong);
    }

    @Test
    void anInvalidJarIsRejected() throws IOException {
        shell.file("lib.jar", "text");
        refused("java = { 'lib.jar' }", "'lib.jar' in 'java' is not a readable jar");
    }

    @Test
    void aJarThatNamesFurtherJarsIsRefused() throws IOException {
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        new JarOutputStream(Files.newOutputStream(game.folder().resolve("good.jar")), manifest).close();
        manifest.getMainAttributes().put(Attributes.Name.CLASS_PATH, "../evil.jar");
        new JarOutputStream(Files.newOutputStream(game.folder().resolve("lib.jar")), manifest).close();
        refused(
                "java = { 'good.jar', 'lib.jar' }",
                "'lib.jar' in 'java' names further jars in its manifest; name them in 'java' instead");
    }

    private void refused(String options, String sentence) {
        new Shell(game.folder())
                .file("game.lua", "return { " + options + " }")
                .play()
                .refuses("kodama: game.lua: " + sentence);
    }
}
