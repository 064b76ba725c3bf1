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
    void theCostliestLinesAndFunctionsAreToldAndAllStacksWritten() throws IOException {
        Path file = folder.resolve("out.txt");
        Shell shell = new Shell(folder)
                .game(
                        "local function think() for i = 1, 100000 do local x = i end end while true do\nthink() wait(1) end")
                .play("--profile", file.toString());
        shell.succeeds();
        String told = shell.out();
        assertTrue(
                told.matches(
                        "(?s)scripts and tasks took .* ms; the costliest lines:\n"
                                + " +self +total +line\n.* scenes/main.lua:2  think\n.*"
                                + " +self +total +function\n.* scenes/main.lua:2  think\n.*all stacks, for tools that draw flame graphs\n"),
                told);
        assertTrue(Files.readString(file).contains("think scenes/main.lua:"), () -> "the stacks");
    }
}
