package kodama.make;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command with which Kodama is started once more. */
class OwnProgramTest {
    @TempDir
    private Path temp;

    @Test
    void aPersonTypesTheJarAsItWasNamed() throws IOException {
        Files.createDirectories(temp.resolve("my tools"));
        Files.createFile(temp.resolve("my tools/kodama.jar"));
        OwnProgram program = OwnProgram.of("my tools/kodama.jar", temp);
        assertEquals("java -jar \"my tools/kodama.jar\" dev moon", program.typed("dev", "moon"));
    }

    @Test
    void withoutAJarItIsCalledByItsName() {
        OwnProgram program = OwnProgram.of("classes" + File.pathSeparator + "picocli.jar", temp);
        assertEquals("kodama test \"my game\"", program.typed("test", "my game"));
    }

    @Test
    void aPathIsToldFromWhereThePersonIs() {
        OwnProgram program = OwnProgram.of("kodama.jar", temp);
        assertEquals("moon", program.shortest(temp.resolve("x/../moon")));
        assertEquals(".", program.shortest(temp));
        Path elsewhere = temp.resolveSibling("elsewhere");
        assertEquals(elsewhere.toString(), program.shortest(elsewhere));
    }

    @Test
    void whatAShellWouldChangeIsTypedSoThatItDoesNot() {
        assumeTrue(File.separatorChar == '/');
        OwnProgram program = OwnProgram.of("a" + File.pathSeparator + "b", temp);
        assertEquals("kodama dev '$HOME'", program.typed("dev", "$HOME"));
        assertEquals("kodama dev 'it'\\''s $1'", program.typed("dev", "it's $1"));
        assertEquals("kodama dev \"it's\"", program.typed("dev", "it's"));
        assertEquals("./-x", program.shortest(temp.resolve("-x")));
    }

    @Test
    void theCompilersCommandNamesItsFolders() {
        OwnProgram program = OwnProgram.of("kodama.jar", temp);
        assertEquals(
                "javac -cp kodama.jar -d moon/classes moon/java/*/*.java".replace('/', File.separatorChar),
                program.javac(temp.resolve("moon")).replace('/', File.separatorChar));
    }

    @Test
    void aProcessRunsTheSameClassesByTheSameJava() {
        var command = OwnProgram.running().process("dev", "moon");
        assertEquals(System.getProperty("java.class.path"), command.get(2));
        assertEquals("kodama.cli.dev.Main", command.get(3));
        assertEquals("moon", command.get(5));
    }
}
