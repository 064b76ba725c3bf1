package kodama.cli.dev;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code kodama lua} as a command. */
class LuaCommandTest {
    @TempDir
    Path folder;

    private Shell shell;

    @BeforeEach
    void open() {
        shell = new Shell(folder);
    }

    private List<String> report(String program, String... options) {
        String file = shell.file("a.lua", program).path("a.lua").toString();
        String[] all = new String[options.length + 2];
        all[0] = "lua";
        System.arraycopy(options, 0, all, 1, options.length);
        all[options.length + 1] = file;
        return shell.kodama(all).err().lines().toList();
    }

    @Test
    void noReportIsPrintedUnlessRequested() {
        assertEquals(List.of(), report("local x = 1"));
        assertEquals(0, shell.code());
    }

    @Test
    void explainPrintsAtTheEndWhichFunctionsRanAsJava() {
        List<String> report = report("local n = 0 for i = 1, 1000 do n = n + i end", "--explain");
        assertTrue(report.get(1).matches("100\\.0 %  main chunk .*a\\.lua:1  Java, [0-9,]+ bytes"), report::toString);
        assertEquals(0, shell.code());
    }

    @Test
    void explainAlsoReportsOnAnOpenProgramThatFails() {
        List<String> report = report("io.write('') error {}", "--explain", "--open");
        assertTrue(report.get(1).endsWith("Lua, too few runs: 1 of 300"), report::toString);
        assertEquals(1, shell.code());
    }
}
