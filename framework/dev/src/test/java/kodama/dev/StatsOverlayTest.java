package kodama.dev;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import kodama.dev.overlay.ThreadTimes;
import kodama.draw.FrameText;
import kodama.draw.Image;
import kodama.input.Key;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Statistics over the running game, the graph of frames, and the slowest frame. */
class StatsOverlayTest {
    private static final long MILLIS = 1_000_000;

    /** Positions of text rows in the panel alone, under the graph, and under the key help; in dots. */
    private static final int FIRST = 7;

    private static final int UNDER_GRAPH = 47;
    private static final int UNDER_HELP = 67;

    @TempDir
    private Path folder;

    private DevProgram program;

    @BeforeEach
    void gameWithEnemiesAndShots() {
        program = new DevProgram(folder, 320, 240).file("scenes/main.lua", """
                        return function()
                          for _ = 1, 3 do spawn({ state = function() end, group = "enemy" }) end
                          while true do
                            if time.tick % 10 == 0 then
                              shot.fire { x = 160, y = 10, speed = 2, angle = math.random(60, 120) }
                            end
                            print(time.tick .. " " .. math.random(1000))
                            wait(1)
                          end
                        end""").tap(1, Key.ENTER);
    }

    private String row(int first, int row) {
        return program.textAt(8, first + 10 * row);
    }

    private boolean says(int first, String text) {
        return IntStream.range(0, 19).anyMatch(row -> row(first, row).startsWith(text));
    }

    @Test
    void f3ShowsStatisticsThenAllThenNothing() {
        program.run(40);
        List<Integer> plain = pixels();
        program.tap(1, Key.ENTER).tap(10, Key.F3).run(40);
        assertTrue(says(FIRST, "main"));
        program.tap(1, Key.ENTER).tap(10, Key.F3).tap(14, Key.F3).run(40);
        assertTrue(says(UNDER_GRAPH, "main"));
        assertTrue(program.textAt(160, UNDER_GRAPH).contains("top ten"));
        program.tap(1, Key.ENTER)
                .tap(10, Key.F3)
                .tap(14, Key.F3)
                .tap(18, Key.F3)
                .run(40);
        assertEquals(plain, pixels());
    }

    private List<Integer> pixels() {
        Image frame = program.frame();
        return IntStream.range(0, 320 * 240)
                .mapToObj(i -> frame.pixel(i % 320, i / 320))
                .toList();
    }

    /** Readings, one second apart, of threads that use these shares of a core. */
    private static Supplier<ThreadTimes> busy(Map<String, Double> shares) {
        AtomicLong looks = new AtomicLong();
        return () -> {
            long second = looks.incrementAndGet() * 1_000 * MILLIS;
            Map<String, Long> times = new HashMap<>();
            shares.forEach((thread, share) -> times.put(thread, (long) (share * second)));
            return new ThreadTimes(second, times);
        };
    }

    /** The rows of the right list after it was shown for two periods. */
    private List<String> listed(Supplier<ThreadTimes> times) {
        program.threads(times)
                .tap(10, Key.F3)
                .tap(14, Key.F3)
                .delay(60, 1_100 * MILLIS)
                .delay(90, 1_100 * MILLIS)
                .run(100);
        return IntStream.range(0, 19)
                .mapToObj(row -> program.textAt(160, UNDER_GRAPH + 10 * row))
                .toList();
    }

    private static String headOf(List<String> rows, String key) {
        int at = 0;
        while (!rows.get(at).startsWith(" " + key)) at++;
        while (rows.get(at).startsWith(" ")) at--;
        return rows.get(at);
    }

    @Test
    void theListShowsThreadsWithTheirCpuLoad() {
        List<String> rows = listed(busy(Map.of(
                "main", 0.424, "kodama-draw", 0.126, "kodama-job-1", 1.0, "AWT-EventQueue-0", 0.03, "asleep", 0.004)));
        assertEquals("main           42 %", headOf(rows, "update"), rows::toString);
        List<String> heads = rows.stream()
                .filter(row -> row.endsWith(" %"))
                .map(row -> row.split(" ")[0])
                .toList();
        assertEquals(List.of("main", "kodama-draw", "AWT-EventQueu..", "kodama-job-1"), heads);
        assertTrue(rows.containsAll(List.of("kodama-draw    13 %", "kodama-job-1  100 %")), rows::toString);
    }

    @Test
    void threadNamesArePrintableAndCut() {
        List<String> rows = listed(busy(Map.of("b\033[31m", 0.5, "a thread with a very long name", 0.25)));
        assertTrue(rows.contains("b\\027[31m      50 %"), rows::toString);
        assertTrue(rows.contains("a thread wit.. 25 %"), rows::toString);
    }

    @Test
    void missingCpuTimesAreShownAsSuch() {
        List<String> rows = listed(() -> ThreadTimes.NONE);
        assertEquals("main", headOf(rows, "update"), rows::toString);
        assertTrue(rows.contains("no CPU times"), rows::toString);
    }

    @Test
    void threadTimesAreReadOncePerPeriodWhileShown() {
        AtomicInteger reads = new AtomicInteger();
        Supplier<ThreadTimes> counted = () -> {
            reads.incrementAndGet();
            return ThreadTimes.NONE;
        };
        program.threads(counted).tap(10, Key.F3).delay(60, 1_100 * MILLIS).run(100);
        assertEquals(0, reads.get());
        program.tap(1, Key.ENTER);
        listed(counted);
        assertEquals(3, reads.get(), "at first, and after each of two periods");
    }

    @Test
    void theJvmMeasuresThisThread() {
        long before = ThreadTimes.read().cpuNanos().get(Thread.currentThread().getName());
        Set<Long> busy = LongStream.range(0, 100_000).boxed().collect(Collectors.toSet());
        long after = ThreadTimes.read().cpuNanos().get(Thread.currentThread().getName());
        assertTrue(after > before, busy.size() + " numbers took " + (after - before));
    }

    @Test
    void theCornerHidesTheFrameRateWhileStatisticsAreShown() {
        program.run(80);
        assertEquals("FPS: 60.000", corner());
        program.tap(1, Key.ENTER).tap(10, Key.F3).run(80);
        assertEquals("", corner());
    }

    private String corner() {
        return new FrameText(program.frame(), 1, Set.of(0xFFFFFFFF)).at(6, 240 - 28);
    }

    @Test
    void overlaysDoNotAffectTheGame() {
        program.run(300);
        List<String> plain = program.log();
        program.tap(1, Key.ENTER).tap(10, Key.F3).tap(14, Key.F3).run(300);
        List<String> both = program.log();
        assertEquals(plain, both.subList(plain.size(), both.size()));
    }

    @Test
    void statisticsDescribeTheGame() {
        program.tap(10, Key.F3).delay(90, 1_000 * MILLIS).run(100);
        assertTrue(says(FIRST, "FPS: 60.000"));
        assertTrue(says(FIRST, "tasks            3"));
        assertTrue(says(FIRST, " enemy           3"));
        assertTrue(says(FIRST, "shots            8"));
        assertTrue(says(FIRST, " update"));
        assertTrue(says(FIRST, " rasterize"));
    }

    @Test
    void ctrlF3PausesAtTheSlowestFrame() {
        program.delay(60, 30 * MILLIS)
                .delay(80, 7 * MILLIS)
                .tap(120, Key.CTRL, Key.F3)
                .run(130);
        int ticks = program.log().size();
        assertEquals("frame at tick 58", title());
        assertTrue(row(UNDER_HELP, 2).startsWith("main 30.0 of 16.7 ms"), row(UNDER_HELP, 2));
        assertTrue(row(UNDER_HELP, 3).startsWith(" after draw"), row(UNDER_HELP, 3));
        assertTrue(ticks < 125, "held");
    }

    private String title() {
        return row(UNDER_HELP, 0).split(" {2,}")[0];
    }

    @Test
    void afterAResetNoFrameOfTheEarlierRunIsShown() {
        program.delay(60, 30 * MILLIS)
                .tap(120, Key.CTRL, Key.F3)
                .tap(130, Key.F5)
                .run(150);
        assertFalse(row(UNDER_HELP, 0).startsWith("frame at"), row(UNDER_HELP, 0));
        program.tap(1, Key.ENTER)
                .delay(60, 30 * MILLIS)
                .tap(120, Key.F5)
                .tap(160, Key.CTRL, Key.F3)
                .run(170);
        int tick = Integer.parseInt(title().replaceAll("\\D+", ""));
        assertTrue(tick <= 42, title());
    }

    @Test
    void timeOutsideOfScriptsIsShownAsSuch() {
        program.tap(10, Key.F3)
                .delay(60, 30 * MILLIS)
                .tap(120, Key.CTRL, Key.F3)
                .run(130);
        assertTrue(IntStream.range(0, 19).anyMatch(row -> row(UNDER_HELP, row).startsWith("mostly outside scripts")));
        assertTrue(row(UNDER_HELP, 1).startsWith("(picture: current frame)"));
    }

    @Test
    void arrowsSelectTheNextSlowestAndNeighboringFrames() {
        program.delay(60, 30 * MILLIS).delay(80, 7 * MILLIS).tap(120, Key.CTRL, Key.F3);
        program.tap(124, Key.DOWN).run(130);
        assertEquals("frame at tick 78", title());
        program.tap(1, Key.ENTER).delay(60, 30 * MILLIS).tap(120, Key.CTRL, Key.F3);
        program.tap(124, Key.LEFT).tap(128, Key.LEFT).tap(132, Key.RIGHT).run(140);
        assertEquals("frame at tick 57", title());
    }

    @Test
    void escapeResumesTheGameWhichDoesNotSeeTheKey() {
        program.delay(60, 30 * MILLIS)
                .tap(120, Key.CTRL, Key.F3)
                .tap(124, Key.ESCAPE)
                .run(160);
        assertFalse(row(UNDER_HELP, 0).startsWith("frame"));
        assertTrue(program.log().size() > 140);
    }
}
