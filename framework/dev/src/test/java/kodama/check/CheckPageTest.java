package kodama.check;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import kodama.check.game.FindingCode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The page about the command lists all kinds of findings, in the command's words. */
class CheckPageTest {
    @ParameterizedTest
    @EnumSource
    void thePageHasARowForEachCode(FindingCode code) throws IOException {
        String page = Files.readString(Path.of("..", "..", "docs", "guide", "check.md"));
        String row = "| `%s` | %s | %s |\n".formatted(code, code.severity(), code.doc());
        assertTrue(page.contains(row), "missing: " + row);
    }
}
