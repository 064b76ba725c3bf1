package kodama.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class FiguresTest {
    private final Figures figures = new Figures();

    @Test
    void columnsAreAsWideAsTheirWidestEntry() {
        figures.add("a tick", 1.5, "ms", "< 8");
        figures.add("memory of a frame", 1442.4, "kB");
        assertEquals("""
                  what               figure unit  target
                  a tick              1.500 ms    < 8
                  memory of a frame   1,442 kB
                """, figures.toString());
    }

    @Test
    void figuresHaveFourDigits() {
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
                figures.toString()
                        .lines()
                        .skip(1)
                        .map(line -> line.trim().split(" +")[1])
                        .toList());
    }
}
