package kodama.cli.dev;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Windows editors write a byte order mark at the start of text files; all files of a game may have one. */
@Timeout(60)
class ByteOrderMarkTest {
    private static final String MARK = "\uFEFF";

    @TempDir
    private Path temp;

    private Shell shell;

    @BeforeEach
    void makeShell() {
        shell = new Shell(temp).file("game.lua", MARK + "return { width = 32, height = 16 }");
    }

    private void scene(String body) {
        shell.file("scenes/main.lua", MARK + "return function()\n" + body + "\nend");
    }

    private Shell check() {
        return shell.kodama("check", temp.toString());
    }

    @Test
    void scenesAndModulesMayHaveOne() {
        scene("require('part').say() wait(1)");
        shell.file(
                "part.lua",
                MARK + "#!/usr/bin/lua\nlocal part = {}\nfunction part.say() print 'fine' end\nreturn part");
        shell.play().succeeds();
        assertEquals("fine\n", shell.out());
        assertEquals(
                "no mistakes found\n",
                new Shell(temp).kodama("check", temp.toString()).out());
    }

    @Test
    void dataFilesMayHaveOne() {
        shell.file("a.json", MARK + "[1]")
                .file("a.csv", MARK + "one,two")
                .file("a.txt", MARK + "line")
                .file("a.lua", MARK + "return { 4 }");
        scene("print(data.read('a.json')[1], data.read('a.csv')[1][1], data.read('a.txt')[1], data.read('a.lua')[1])"
                + " print(#data.read('a.csv')[1][1], #data.read('a.txt')[1])");
        shell.play().succeeds();
        assertEquals("1\tone\tline\t4\n3\t4\n", shell.out());
    }

    @Test
    void songsPatternsAndFontsMayHaveOne() {
        shell.file("sounds/a.mml", MARK + "A cde")
                .file("a.xml", MARK + "<bulletml><action label=\"top\"><fire><bullet/></fire></action></bulletml>");
        scene("sound.play 'a' shot.bulletml('a.xml', { from = { x = 1, y = 1 } }) wait(2) print 'fine'");
        shell.play().succeeds();
        assertEquals("fine\n", shell.out());
    }

    @Test
    void testsMayHaveOne() {
        shell.file("a_spec.lua", MARK + "it('is fine', function() expect(1):equals(1) end)");
        shell.kodama("test", temp.toString()).succeeds();
    }

    @Test
    void thePortalsFileMayHaveOne() {
        scene("wait(1)");
        shell.file("portal.lua", MARK + "return { { \"Start\", scene = \"main\" } }");
        assertEquals("no mistakes found\n", check().out());
    }

    @Test
    void positionsDoNotCountIt() {
        shell.file("scenes/main.lua", MARK + "x = = 1");
        assertTrue(check().out().contains("scenes/main.lua:1:5: error"), shell.out());
        Shell json = new Shell(temp).file("a.json", MARK + "[x]");
        json.file("scenes/main.lua", "return function()\ndata.read 'a.json' end")
                .play();
        assertTrue(json.err().contains("a.json:1:2: "), json.err());
    }

    @Test
    void invalidUtf8IsReportedWithItsPosition() throws IOException {
        Files.write(temp.resolve("a.json"), "[\n \"é\"]".getBytes(StandardCharsets.ISO_8859_1));
        shell.file("scenes/main.lua", "return function()\ndata.read 'a.json' end")
                .play();
        assertTrue(shell.err().contains("a.json:2:3: this is not UTF-8; save the file as UTF-8"), shell.err());
    }

    @Test
    void utf16IsReportedWithTheRemedy() throws IOException {
        Files.write(temp.resolve("a.csv"), "one".getBytes(StandardCharsets.UTF_16));
        shell.file("scenes/main.lua", "return function()\ndata.read 'a.csv' end")
                .play();
        assertTrue(shell.err().contains("a.csv: it is UTF-16; save it as UTF-8"), shell.err());
        Shell script = new Shell(temp);
        Files.write(temp.resolve("scenes/main.lua"), "return 1".getBytes(StandardCharsets.UTF_16));
        assertTrue(script.play().err().contains("it is UTF-16; save it as UTF-8"), script.err());
        Shell checked = new Shell(temp).kodama("check", temp.toString());
        assertTrue(checked.out().contains("it is UTF-16; save it as UTF-8"), checked.out());
    }
}
