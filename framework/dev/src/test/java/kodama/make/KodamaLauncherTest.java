package kodama.make;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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
}
