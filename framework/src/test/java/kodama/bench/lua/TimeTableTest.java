package kodama.bench.lua;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class TimeTableTest {
    private final TimeTable table = new TimeTable();

    @Test
    void theFirstColumnIsComparedWithTheOthers() {
        table.add("kodama", "fib", 10);
        table.add("kodama", "sort", 40);
        table.add("lua5.4", "fib", 20);
        table.add("lua5.4", "sort", 20);
        table.add("luajit", "sort", 16);
        assertEquals("""
                ns an operation                   kodama    lua5.4    luajit
                fib                                 10.0      20.0         -
                sort                                40.0      20.0      16.0

                kodama's time by theirs           lua5.4    luajit
                fib                                 0.50         -
                sort                                2.00      2.50
                geometric mean                      1.00      2.50
                """, String.join("\n", table.lines()) + "\n");
        assertEquals(2, table.worst("lua5.4"));
    }

    @Test
    void anEngineThatIsNotInstalledHasNoMean() {
        table.add("kodama", "fib", 10);
        assertEquals(Double.NaN, table.mean("luajit"));
        assertEquals(Double.NaN, table.worst("luajit"));
    }
}
