package kodama.cli.dev;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProfileOptionTest {
    @TempDir
    private Path folder;

    @Test
    void theSlowestLinesAndFunctionsArePrintedAndAllStacksWritten() throws IOException {
        Path file = folder.resolve("out.txt");
        Shell shell = new Shell(folder)
                .game(
                        "local function think() for i = 1, 100000 do local x = i end end while true do\nthink() wait(1) end")
                .play("--profile", file.toString());
        shell.succeeds();
        String output = shell.out();
        assertTrue(
                output.matches(
                        "(?s)scripts and tasks took .* ms; the slowest lines:\n"
                                + " +self +total +line\n.* scenes/main.lua:2  think\n.*"
                                + " +self +total +function\n.* scenes/main.lua:2  think\n.*all stacks, for flame graph tools\n"),
                output);
        assertTrue(Files.readString(file).contains("think scenes/main.lua:"), () -> "the stacks");
    }
}
