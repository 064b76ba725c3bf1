package kodama.bench.lua;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class TimeTableTest {
    private static final List<String> OTHERS = List.of("lua5.4", "luajit");

    private final TimeTable table = new TimeTable(List.of("kodama", "lua5.4", "luajit"));

    @Test
    void oneColumnIsComparedWithOthers() {
        table.add("kodama", "fib", 10);
        table.add("kodama", "sort", 40);
        table.add("lua5.4", "fib", 20);
        table.add("lua5.4", "sort", 20);
        table.add("luajit", "sort", 16);
        assertEquals("""
                ns per operation                  kodama    lua5.4    luajit
                fib                                 10.0      20.0         -
                sort                                40.0      20.0      16.0
                kodama's relative time            lua5.4    luajit
                fib                                 0.50         -
                sort                                2.00      2.50
                geometric mean                      1.00      2.50
                """, lines());
        assertEquals(1, table.mean("kodama", "lua5.4"), 1e-9);
        assertEquals(2.5, table.mean("kodama", "luajit"), 1e-9);
        assertEquals(2, table.worst("kodama", "lua5.4"));
    }

    private String lines() {
        return String.join(
                        "\n",
                        table.head(),
                        table.times("fib"),
                        table.times("sort"),
                        table.headBy("kodama", OTHERS),
                        table.timesBy("kodama", OTHERS, "fib"),
                        table.timesBy("kodama", OTHERS, "sort"),
                        table.meansBy("kodama", OTHERS))
                + "\n";
    }

    @Test
    void anEngineThatIsNotInstalledHasNoMean() {
        table.add("kodama", "fib", 10);
        assertEquals(Double.NaN, table.mean("kodama", "luajit"));
        assertEquals(Double.NaN, table.worst("kodama", "luajit"));
    }
}
