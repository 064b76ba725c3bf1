package kodama.lua.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import kodama.lua.TranslatingMachine;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Mathematical functions return the same bits on every platform and in every Java version, so that a replay shows the
 * same game. {@link MathTable#main} has written the table, which must not change: recorded games depend on it.
 */
class MathTableTest {
    private static final Path TABLE = Path.of("src", "test", "resources", "kodama", "lua", "library", "math_table.txt");

    /** As instructions, and as Java methods. */
    @ParameterizedTest
    @ValueSource(ints = {Integer.MAX_VALUE, 0})
    void resultsHaveTheBitsOfTheTable(int translatesAfter) throws IOException {
        List<String> expected = Files.readAllLines(TABLE);
        List<String> lines = MathTable.lines(
                TranslatingMachine.printingTo(new StringBuilder(), translatesAfter, Libraries::machine));
        assertTrue(expected.size() > 5000, "lines: " + expected.size());
        for (int i = 0; i < expected.size(); i++) assertEquals(expected.get(i), lines.get(i), "line " + (i + 1));
        assertEquals(expected.size(), lines.size());
    }
}
