package kodama.make;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The commands that start Kodama again. */
class KodamaLauncherTest {
    @TempDir
    private Path temp;

    @Test
    void theJarIsTypedAsItWasNamed() throws IOException {
        Files.createDirectories(temp.resolve("my tools"));
        Files.createFile(temp.resolve("my tools/kodama.jar"));
        KodamaLauncher program = KodamaLauncher.of("my tools/kodama.jar", temp);
        assertEquals("java -jar \"my tools/kodama.jar\" dev moon", program.shellCommand("dev", "moon"));
    }

    @Test
    void withoutAJarTheCommandIsKodama() {
        KodamaLauncher program = KodamaLauncher.of("classes" + File.pathSeparator + "picocli.jar", temp);
        assertEquals("kodama test \"my game\"", program.shellCommand("test", "my game"));
    }

    @Test
    void pathsAreRelativeToTheCurrentFolder() {
        KodamaLauncher program = KodamaLauncher.of("kodama.jar", temp);
        assertEquals("moon", program.shortestPath(temp.resolve("x/../moon")));
        assertEquals(".", program.shortestPath(temp));
        Path elsewhere = temp.resolveSibling("elsewhere");
        assertEquals(elsewhere.toString(), program.shortestPath(elsewhere));
    }

    @Test
    void specialCharactersOfShellsAreQuoted() {
        assumeTrue(File.separatorChar == '/', "for the shells of Unix");
        KodamaLauncher program = KodamaLauncher.of("a" + File.pathSeparator + "b", temp);
        assertEquals("kodama dev '$HOME'", program.shellCommand("dev", "$HOME"));
        assertEquals("kodama dev 'it'\\''s $1'", program.shellCommand("dev", "it's $1"));
        assertEquals("kodama dev \"it's\"", program.shellCommand("dev", "it's"));
        assertEquals("./-x", program.shortestPath(temp.resolve("-x")));
    }

    @Test
    void theCompilersCommandHasItsFolders() {
        KodamaLauncher program = KodamaLauncher.of("kodama.jar", temp);
        assertEquals(
                "javac -cp kodama.jar -d moon/classes moon/java/*/*.java".replace('/', File.separatorChar),
                program.javacCommand(temp.resolve("moon")).replace('/', File.separatorChar));
    }

    @Test
    void aProcessRunsTheSameClassesByTheSameJava() {
        var command = KodamaLauncher.running().processCommand("dev", "moon");
        assertEquals(System.getProperty("java.class.path"), command.get(2));
        assertEquals("kodama.cli.dev.Main", command.get(3));
        assertEquals("moon", command.get(5));
    }

    @Test
    void aLauncherIsTypedByItsPath() throws IOException {
        Path launcher = Files.createFile(temp.resolve("kodama"));
        KodamaLauncher program = KodamaLauncher.ofProgram(launcher, temp);
        assertEquals(Path.of(".", "kodama") + " dev moon", program.shellCommand("dev", "moon"));
        Path elsewhere = Files.createDirectory(temp.resolve("games"));
        assertEquals(launcher.toString(), program(launcher, elsewhere).shortestName(launcher, "nowhere"));
    }

    private static KodamaLauncher program(Path launcher, Path started) {
        return KodamaLauncher.ofProgram(launcher, started);
    }

    @Test
    void aLauncherInThePathIsTypedByItsName() throws IOException {
        Path launcher = Files.createFile(temp.resolve("kodama.exe"));
        String path = "nowhere" + File.pathSeparator + temp;
        assertEquals("kodama", program(launcher, temp).shortestName(launcher, path));
    }

    @Test
    void aLauncherStartsProcessesAndEditorsTasks() throws IOException {
        Path launcher = Files.createFile(temp.resolve("kodama"));
        KodamaLauncher program = program(launcher, temp);
        assertEquals(List.of(launcher.toString(), "dev", "moon"), program.processCommand("dev", "moon"));
        assertEquals(List.of(launcher.toString(), "dap"), program.absoluteCommand("dap"));
        assertEquals(Optional.of(launcher), program.program());
    }

    @Test
    void theLauncherToClickHasACommandNextToIt() throws IOException {
        Path command = Files.createDirectory(temp.resolve("bin")).resolve("kodama.exe");
        Files.createFile(command);
        KodamaLauncher program = program(temp.resolve("Kodama.exe"), temp);
        assertEquals(List.of(command.toString(), "dev"), program.processCommand("dev"));
        assertEquals(Path.of("bin", "kodama.exe") + " dev", program.shellCommand("dev"));
    }

    @Test
    void theFolderOfAnUnpackedKodamaIsKnown() throws IOException {
        Files.createFile(Files.createDirectory(temp.resolve("bin")).resolve("kodama.exe"));
        assertTrue(program(temp.resolve("Kodama.exe"), temp).isFolder(temp));
        assertFalse(program(temp.resolve("kodama/kodama"), temp).isFolder(temp));
        assertTrue(program(temp.resolve("kodama/kodama"), temp).isFolder(temp.resolve("kodama")));
        assertFalse(KodamaLauncher.of("kodama.jar", temp).isFolder(temp));
    }
}
