package kodama.dev.error;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kodama.dev.ui.TextRow;
import kodama.loop.FailedTask;
import kodama.loop.GameError;
import org.junit.jupiter.api.Test;

class ErrorRowsTest {
    private static final GameError ERROR = new GameError(
            "task 'moth' #7",
            "enemies/moth.lua:3: attempt to index local 'ship' (a nil value)",
            Optional.of("enemies/moth.lua"),
            3,
            "stack traceback:\n\tenemies/moth.lua:3: in function 'aim'\n");

    private static final List<SourceLines.Line> SOURCE = List.of(
            new SourceLines.Line(2, "  local ship = find 'ship'", false),
            new SourceLines.Line(3, "  local angle = ship.angle + 1", true));

    private static final List<String> FATE = List.of("task 'moth' #7 ended");

    private static List<String> texts(GameError error, List<String> fate, List<SourceLines.Line> source, int columns) {
        return ErrorRows.of(error, fate, source, columns).stream()
                .map(TextRow::text)
                .toList();
    }

    @Test
    void positionMessageTaskSourceAndTracebackAreInOrder() {
        assertEquals(
                List.of(
                        "enemies/moth.lua:3",
                        "attempt to index local 'ship' (a nil value)",
                        "task 'moth' #7 ended",
                        "",
                        "   2   local ship = find 'ship'",
                        ">  3   local angle = ship.angle + 1",
                        "",
                        "stack traceback:",
                        "enemies/moth.lua:3: in function 'aim'",
                        ""),
                texts(ERROR, FATE, SOURCE, 60));
    }

    @Test
    void theFailingLineIsWrappedBelowItsBeginning() {
        assertEquals(
                List.of("   2   local ship = fin..", ">  3   local angle =", "       ship.angle + 1"),
                texts(ERROR, FATE, SOURCE, 25).subList(5, 8));
    }

    @Test
    void withLittleRoomTheIndentationThenTheGutterIsDropped() {
        assertEquals(
                List.of(">  3 local angle =", "     ship.angle +", "     1"),
                texts(ERROR, FATE, SOURCE, 18).subList(8, 11));
        assertEquals(
                List.of(">  3 local", "angle =", "ship.angle +", "1"),
                texts(ERROR, FATE, SOURCE, 12).subList(9, 13));
    }

    @Test
    void lineNumbersAreAligned() {
        List<SourceLines.Line> source =
                List.of(new SourceLines.Line(9999, "a()", false), new SourceLines.Line(10000, "b()", true));
        assertEquals(
                List.of("   9999 a()", "> 10000 b()"),
                texts(ERROR, FATE, source, 60).subList(4, 6));
    }

    @Test
    void aVeryLongLineIsCut() {
        List<SourceLines.Line> source = List.of(new SourceLines.Line(3, "x".repeat(100_000), true));
        List<String> rows = texts(ERROR, FATE, source, 40);
        assertEquals(8, rows.stream().filter(row -> row.contains("xxx")).count());
        assertEquals(
                "     " + "x".repeat(33) + "..",
                rows.stream().filter(row -> row.endsWith("x..")).findFirst().orElse(""));
    }

    @Test
    void aLongTracebackIsCutAndCounted() {
        String steps = "stack traceback:\n" + "\ta.lua:3: in function 'f'\n".repeat(10_000);
        GameError error = new GameError("task 'a' #1", "a.lua:3: no", Optional.of("a.lua"), 3, steps);
        List<String> rows = texts(error, List.of(), List.of(), 60);
        assertTrue(rows.contains("and 9,989 more lines; C copies them all"), rows.toString());
        assertTrue(rows.size() < 20);
    }

    @Test
    void aVeryLongMessageIsCut() {
        GameError error = new GameError("task 'a' #1", "word ".repeat(80_000), Optional.empty(), 0, "");
        assertEquals(18, texts(error, List.of(), List.of(), 60).size());
    }

    @Test
    void fieldsAreAligned() {
        Map<String, String> fields = new LinkedHashMap<>();
        fields.put("x", "12.5");
        fields.put("title", "\"" + "long ".repeat(40) + "\"");
        GameError error = new GameError(
                "task 'a' #1",
                "no",
                Optional.empty(),
                0,
                "",
                Optional.of(new FailedTask("a", "", "", 3, fields)),
                List.of());
        assertEquals(
                List.of("fields:", "x     12.5", "title \"long long long long.."),
                texts(error, List.of(), List.of(), 28).subList(3, 6));
    }

    @Test
    void anErrorOutsideOfScriptsHasItsSourceAsTitle() {
        GameError error = new GameError("picture 'ship'", "it is not a PNG picture", Optional.empty(), 0, "");
        assertEquals(List.of("picture 'ship'", "it is not a PNG picture", ""), texts(error, List.of(), List.of(), 60));
    }

    @Test
    void callsWithoutALineAreSkipped() {
        GameError error =
                new GameError("scene 'a'", "no", Optional.empty(), 0, "stack traceback:\n\t[C]: in function 'require'");
        assertEquals(List.of("scene 'a'", "no", ""), texts(error, List.of(), List.of(), 60));
    }

    @Test
    void everyRowFitsIntoAnyNumberOfColumns() {
        for (int columns = 1; columns < 60; columns++) {
            int most = columns;
            List<String> rows = texts(ERROR, FATE, SOURCE, columns);
            assertTrue(rows.stream().allMatch(row -> row.length() <= most), columns + " " + rows);
        }
    }
}
