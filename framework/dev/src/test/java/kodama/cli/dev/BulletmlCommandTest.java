package kodama.cli.dev;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BulletmlCommandTest {
    private static final String DOT = "<bulletml>\n<action label='top'>\n<fire><bullet/></fire>\n</action></bulletml>";

    @TempDir
    Path folder;

    private String file(String content) throws IOException {
        return Files.writeString(folder.resolve("dot.xml"), content).toString();
    }

    private void assertRefuses(String message, String... args) {
        new Shell(folder).kodama(args).refuses("kodama: " + message);
    }

    @Test
    void thePatternIsWrittenToTheConsoleOrIntoAFile() throws IOException {
        Shell shell = new Shell(folder).kodama("bulletml", file(DOT));
        shell.succeeds();
        assertTrue(shell.out().startsWith("--- dot.xml in Lua, converted by `kodama bulletml`.\n"), shell.out());
        Path target = folder.resolve("flower.lua");
        Shell written = new Shell(folder).kodama("bulletml", file(DOT), "-o", target.toString());
        written.succeeds();
        assertEquals("wrote " + target, written.out().strip());
        assertTrue(Files.readString(target).contains("--     local flower = require \"flower\"\n"));
        assertTrue(Files.readString(target).endsWith("\nreturn bulletml.pattern { actions.top }\n"));
    }

    @Test
    void existingFilesAreNotOverwritten() throws IOException {
        Path mine = Files.writeString(folder.resolve("mine.lua"), "return 1");
        assertRefuses(mine + " already exists and is not overwritten", "bulletml", file(DOT), "-o", mine.toString());
        assertEquals("return 1", Files.readString(mine));
    }

    @Test
    void invalidInputIsReportedInASentence() throws IOException {
        assertRefuses("there is no file 'nope.xml'", "bulletml", "nope.xml");
        assertRefuses("-o must name a file that ends in .lua but was 'a.txt'", "bulletml", file(DOT), "-o", "a.txt");
        String broken = file("<bulletml>\n<bogus>");
        new Shell(folder).kodama("bulletml", broken).says("dot.xml:2: it is not XML (");
    }

    @Test
    void anUndefinedLabelIsAWarning() throws IOException {
        String file = file("<bulletml><action label='top'><actionRef label='x'/></action></bulletml>");
        Shell shell = new Shell(folder).kodama("bulletml", file);
        assertEquals(0, shell.code());
        shell.says("warning: " + file + ":1: there is no action with the label 'x'");
    }
}
