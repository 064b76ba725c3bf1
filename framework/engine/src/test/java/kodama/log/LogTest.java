package kodama.log;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class LogTest {
    private static final int FPS = 60;

    private final List<String> heard = new ArrayList<>();
    private final Log log = Log.to(heard::add);

    @Test
    void aLineShowsTickLevelAndCategory() {
        log.advance(12, FPS);
        log.game().warn("no way");
        log.category("ai").notice("found one");
        assertEquals(List.of("[12] warn: no way", "[12] notice ai: found one"), heard);
    }

    @Test
    void theConsoleShowsLinesOfTheFrameworkUnchanged() {
        log.print("3 lives");
        log.info("reset (F5)");
        log.warn("hint: there is more");
        log.error("main.lua:1: boom\n\tmain.lua:1: in main chunk", "boom");
        assertEquals(
                List.of(
                        "3 lives",
                        "reset (F5)",
                        "hint: there is more",
                        "main.lua:1: boom\n    \tmain.lua:1: in main chunk"),
                heard);
    }

    @Test
    void aLineBreakCannotForgeAnotherLine() {
        log.print("x\n[12] error: disk full");
        log.game().warn("x\r\n[12] error: disk full\u2028[12]\rerror");
        String file = log.lines().get(1).full();
        assertEquals(
                List.of("x\n    [12] error: disk full", "[0] warn: x\n    [12] error: disk full\\u{2028}[12]\\rerror"),
                heard);
        assertEquals(heard.get(1), file);
    }

    @Test
    void controlCharactersAreEscaped() {
        log.game().info("\33]0;pwned\7 \u009b1m \u202eabc\177 stays:\té ☃ 😀 日本");
        assertEquals(List.of("[0] info: \\027]0;pwned\\007 \\u{9b}1m \\u{202e}abc\\127 stays:\té ☃ 😀 日本"), heard);
    }

    @Test
    void aTextOfMegabytesIsCut() {
        log.print("x".repeat(Log.MAX_LENGTH + 5000));
        assertEquals("x… (5,000 more characters)", heard.get(0).substring(Log.MAX_LENGTH - 1));
    }

    @Test
    void longLinesAreDroppedBeforeFiveHundredAreKept() {
        for (int i = 0; i < 10; i++) log.print("x".repeat(Log.MAX_LENGTH));
        log.print("last");
        assertEquals(4, log.lines().size());
        assertEquals("last", log.lines().get(3).text());
    }

    @Test
    void longTextsAreDistinguished() {
        log.game().info("x".repeat(5000) + "a");
        log.game().info("x".repeat(5000) + "b");
        log.game().info("x".repeat(5000) + "b");
        assertEquals(2, heard.size());
    }

    @Test
    void aFileHasAllDataOfALine() {
        log.advance(7, FPS);
        log.game().write(LogLevel.INFO, "a coin", "coin.lua:3");
        log.print("hello");
        assertEquals(
                List.of("[7] info: a coin  (coin.lua:3)", "[7] info print: hello"),
                log.lines().stream().map(LogLine::full).toList());
    }

    @Test
    void failuresGoToTheErrorStream() {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        log.listen(LogMask.ALL, LogLine.printer(new PrintWriter(out, true), new PrintWriter(err, true)));
        log.game().error("bad");
        log.error("broken", "broken");
        assertEquals("[0] error: bad", out.toString().strip());
        assertEquals("broken", err.toString().strip());
    }

    private void everyTick(int from, int to, String line) {
        for (int tick = from; tick <= to; tick++) {
            log.advance(tick, FPS);
            log.game().info(line);
        }
    }

    @Test
    void repeatedLinesAreCountedForASecond() {
        everyTick(1, 130, "here");
        assertEquals(
                List.of(
                        "[1] info: here",
                        "[61] info: here (×60 in the last second)",
                        "[121] info: here (×60 in the last second)"),
                heard);
    }

    @Test
    void aLineRepeatedAfterASecondIsNew() {
        everyTick(1, 1, "here");
        everyTick(61, 61, "here");
        assertEquals(List.of("[1] info: here", "[61] info: here"), heard);
    }

    @Test
    void aSecondOfASlowGameHasFewerTicks() {
        log.game().info("here");
        log.game().info("here");
        log.advance(29, 30);
        assertEquals(1, heard.size());
        log.advance(30, 30);
        assertEquals("[30] info: here (×2 in the last second)", heard.get(1));
    }

    @Test
    void aLineOfAnotherLevelOrCategoryIsAnotherLine() {
        log.game().info("here");
        log.game().warn("here");
        log.category("ai").info("here");
        assertEquals(3, heard.size());
    }

    @Test
    void printedLinesAreNotCounted() {
        log.print("----");
        log.print("----");
        assertEquals(List.of("----", "----"), heard);
    }

    @Test
    void failuresWithEqualReasonsAreRepeats() {
        log.error("boom  [task 'door' #1 ended]\n\tmain.lua:3", "boom");
        log.error("boom  [task 'door' #2 ended]\n\tmain.lua:3", "boom");
        log.endRepeats();
        assertEquals(
                List.of(
                        "boom  [task 'door' #1 ended]\n    \tmain.lua:3",
                        "boom  [task 'door' #1 ended] (×2 in the last second)"),
                heard);
    }

    @Test
    void afterTheEndOfRepeatsAllIsNew() {
        log.game().info("here");
        log.endRepeats();
        log.game().info("here");
        assertEquals(List.of("[0] info: here", "[0] info: here"), heard);
    }

    @Test
    void aRestartedGameCountsItsOwnSeconds() {
        everyTick(500, 501, "here");
        log.advance(1, FPS);
        log.advance(61, FPS);
        assertEquals(2, heard.size());
        everyTick(62, 62, "here");
        assertEquals("[62] info: here", heard.get(2));
    }

    @Test
    void linesWithACounterDoNotFillTheMemoryAndAreAllLogged() {
        for (int i = 0; i < RepeatFilter.MAX_LINES + 10; i++) log.game().info("stuck at " + i);
        assertEquals(RepeatFilter.MAX_LINES + 10, heard.size());
        assertEquals(Log.MAX_LINES, log.lines().size());
        assertEquals(
                "stuck at " + (RepeatFilter.MAX_LINES + 9),
                log.lines().get(Log.MAX_LINES - 1).text());
    }

    @Test
    void aMaskSelectsLines() {
        log.setMask(LogMask.from(LogLevel.WARN).with("ai=debug,print=off"));
        log.game().info("a");
        log.game().warn("b");
        log.category("ai").debug("c");
        log.print("d");
        log.info("e");
        assertEquals(List.of("[0] warn: b", "[0] debug ai: c"), heard);
    }

    @Test
    void aListenerReceivesTheLinesOfItsMask() {
        List<String> loud = new ArrayList<>();
        log.listen(LogMask.from(LogLevel.NOTICE), line -> loud.add(line.text()));
        log.game().info("a");
        log.game().notice("b");
        log.game().error("c");
        assertEquals(List.of("b", "c"), loud);
    }

    @Test
    void aMaskIsWrittenAsItIsRead() {
        assertEquals("info", LogMask.from(LogLevel.INFO).toString());
        assertEquals(
                "off,ai=debug,x=off", LogMask.ALL.with(" off, x=off , ai=debug").toString());
        assertEquals("warn,ai=debug", LogMask.ALL.with("ai=debug").with("warn").toString());
    }

    @Test
    void anInvalidMaskIsRejected() {
        assertRefused(
                "level must be one of debug, info, notice, warn, error, off but was 'wran' (did you mean 'warn'?)",
                "wran");
        assertRefused("level must be one of debug, info, notice, warn, error, off but was ''", "ai=");
        assertRefused("level must be one of debug, info, notice, warn, error, off but was ''", "warn,");
        assertRefused(
                "category must be a word of at most 32 letters, digits, '_', '.' and '-' but was 'a b'", "a b=debug");
    }

    private static void assertRefused(String message, String mask) {
        assertEquals(
                message,
                assertThrows(IllegalArgumentException.class, () -> LogMask.ALL.with(mask))
                        .getMessage());
    }

    @Test
    void aReservedCategoryIsRejected() {
        assertEquals(
                "category 'failure' is reserved for the framework; choose another name",
                assertThrows(IllegalArgumentException.class, () -> log.category("failure"))
                        .getMessage());
    }

    @Test
    @Timeout(20)
    void linesOfSeveralThreadsHaveOneOrderForAll() throws InterruptedException {
        List<LogLine> one = new ArrayList<>();
        List<LogLine> other = new ArrayList<>();
        log.listen(LogMask.ALL, one::add);
        log.listen(LogMask.ALL, other::add);
        List<Thread> threads = IntStream.range(0, 4).mapToObj(this::writer).toList();
        threads.forEach(Thread::start);
        for (Thread thread : threads) thread.join();
        assertEquals(1000, one.size());
        assertEquals(one, other);
        for (int writer = 0; writer < 4; writer++) {
            String name = "w" + writer;
            List<String> expected =
                    IntStream.range(0, 250).mapToObj(String::valueOf).toList();
            assertEquals(
                    expected,
                    one.stream()
                            .filter(line -> line.category().equals(name))
                            .map(LogLine::text)
                            .toList());
        }
    }

    private Thread writer(int number) {
        LogCategory category = log.category("w" + number);
        return new Thread(() -> IntStream.range(0, 250).forEach(i -> category.info("" + i)));
    }
}
