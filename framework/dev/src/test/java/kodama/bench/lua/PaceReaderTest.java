package kodama.bench.lua;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PaceReaderTest {
    private final PaceReader reader = new PaceReader();
    private long now;

    /** What is printed so long after the line before. */
    private void after(long nanos, String line) {
        now += nanos;
        reader.take(line, now);
    }

    @Test
    void timeIsTakenFromLineToLineAndTheMedianOfRoundsCounts() {
        after(500, "fib\t0");
        after(100, "first\t10");
        after(200, "warming\t50");
        after(40, "warm\t20");
        after(90, "warm\t30");
        after(20, "warm\t20");
        assertEquals(Map.of("fib", new Pace(10, 2)), reader.paces());
    }

    @Test
    void eachProgramHasItsOwnRounds() {
        for (String program : List.of("sort", "list")) {
            after(7, program + "\t0");
            after(8, "first\t2");
            after(program.length() + now, "warm\t1");
        }
        assertEquals(List.of("sort", "list"), List.copyOf(reader.paces().keySet()));
        assertEquals(new Pace(4, 4 + 15), reader.paces().get("sort"));
        assertEquals(new Pace(4, 4 + 49), reader.paces().get("list"));
    }

    @Test
    void aProgramThatFailsHasNoPaceButIsHeard() {
        after(1, "sort\t0");
        after(1, "first\t10");
        after(1, "lua5.2: sort.lua:3: assertion failed!");
        assertEquals(Map.of(), reader.paces());
        assertEquals(List.of("lua5.2: sort.lua:3: assertion failed!"), reader.complaints());
    }
}
