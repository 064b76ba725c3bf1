package kodama.bench.lua;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ProgramTimesReaderTest {
    private final ProgramTimesReader reader = new ProgramTimesReader();
    private long now;

    /** Reads a line that is printed this long after the previous one. */
    private void after(long nanos, String line) {
        now += nanos;
        reader.readLine(line, now);
    }

    @Test
    void timeIsMeasuredBetweenLinesAndTheMedianOfRoundsCounts() {
        after(500, "fib\t0");
        after(100, "first\t10");
        after(200, "warming\t50");
        after(40, "warm\t20");
        after(90, "warm\t30");
        after(20, "warm\t20");
        assertEquals(Map.of("fib", new ProgramTimes(10, 2)), reader.times());
    }

    @Test
    void eachProgramHasItsOwnRounds() {
        for (String program : List.of("sort", "list")) {
            after(7, program + "\t0");
            after(8, "first\t2");
            after(program.length() + now, "warm\t1");
        }
        assertEquals(List.of("sort", "list"), List.copyOf(reader.times().keySet()));
        assertEquals(new ProgramTimes(4, 4 + 15), reader.times().get("sort"));
        assertEquals(new ProgramTimes(4, 4 + 49), reader.times().get("list"));
    }

    @Test
    void aProgramThatFailsHasNoTimesButItsErrorIsKept() {
        after(1, "sort\t0");
        after(1, "first\t10");
        after(1, "lua5.2: sort.lua:3: assertion failed!");
        assertEquals(Map.of(), reader.times());
        assertEquals(List.of("lua5.2: sort.lua:3: assertion failed!"), reader.errors());
    }
}
