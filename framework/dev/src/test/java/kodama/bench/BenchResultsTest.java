package kodama.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class BenchResultsTest {
    private final List<String> lines = new ArrayList<>();
    private final BenchResults figures = new BenchResults(lines::add);

    @Test
    void eachLineIsPrintedAtOnce() {
        figures.add("a tick", 1.5, "ms", "< 8");
        assertEquals(2, lines.size(), lines::toString);
        figures.add("memory of a frame", 1442.4, "kB");
        assertEquals("""
                  what                                                          figure unit        target
                  a tick                                                         1.500 ms          < 8
                  memory of a frame                                              1,442 kB
                """, String.join("\n", lines) + "\n");
    }

    @Test
    void theTableHasItsHeadingAgainAfterANote() {
        figures.note("close other programs");
        figures.add("a tick", 1.5, "ms");
        figures.note("");
        figures.add("a frame", 2.5, "ms");
        assertEquals(
                List.of("close", "what", "a", "", "what", "a"),
                lines.stream().map(line -> line.trim().split(" ")[0]).toList());
    }

    @Test
    void aValueAboveItsLimitIsMarkedAndCounted() {
        figures.require("threads", 9, "", 9);
        assertEquals(0, figures.failures());
        figures.require("open files", 10, "", 9);
        assertEquals(1, figures.failures());
        assertTrue(lines.get(1).endsWith("at most 9"), lines::toString);
        assertTrue(lines.get(2).endsWith("at most 9: FAILED"), lines::toString);
    }

    @Test
    void valuesHaveFourDigits() {
        figures.add("none", 0, "");
        figures.add("whole", 6, "");
        figures.add("small", 0.000123456, "");
        figures.add("middle", 12.3456, "");
        figures.add("large", 123456.7, "");
        assertEquals("0 6 0.00012 12.35 123,457", numbers());
    }

    private String numbers() {
        return String.join(
                " ",
                lines.stream().skip(1).map(line -> line.trim().split(" +")[1]).toList());
    }
}
