package kodama.dev;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
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
            new SourceLines.Line("   2 local ship = find 'ship'", false),
            new SourceLines.Line(">  3 local angle = ship.angle + 1", true));

    private static List<String> texts(GameError error, int others, List<SourceLines.Line> source, int columns) {
        return ErrorRows.of(error, others, source, columns).stream()
                .map(ErrorRows.Row::text)
                .toList();
    }

    @Test
    void placeMessageTaskSourceAndTracebackFollowEachOther() {
        assertEquals(
                List.of(
                        "enemies/moth.lua:3",
                        "attempt to index local 'ship' (a nil value)",
                        "task 'moth' #7 ended",
                        "",
                        "   2 local ship = find 'ship'",
                        ">  3 local angle = ship.angle + 1",
                        "",
                        "stack traceback:",
                        "enemies/moth.lua:3: in function 'aim'"),
                texts(ERROR, 0, SOURCE, 60));
    }

    @Test
    void longMessagesAreWrappedAndOnlyTheFailingLineIsShownToItsEnd() {
        assertEquals(
                List.of(
                        "..ies/moth.lua:3",
                        "attempt to index",
                        "local 'ship' (a",
                        "nil value)",
                        "task 'moth' #7",
                        "ended",
                        "",
                        "   2 local ship ",
                        ">  3 local angle",
                        "= ship.angle + 1",
                        ""),
                texts(ERROR, 0, SOURCE, 16).subList(0, 11));
    }

    @Test
    void furtherErrorsAreCounted() {
        assertTrue(texts(ERROR, 1, SOURCE, 60).contains("and 1 more error"));
        assertTrue(texts(ERROR, 12, SOURCE, 60).contains("and 12 more errors"));
    }

    @Test
    void anErrorOutsideOfScriptsIsHeadedByWhoFailed() {
        GameError error = new GameError("picture 'ship'", "it is not a PNG picture", Optional.empty(), 0, "");
        assertEquals(List.of("picture 'ship'", "it is not a PNG picture", ""), texts(error, 0, List.of(), 60));
    }

    @Test
    void stepsWithoutALineAreLeftOut() {
        GameError error =
                new GameError("scene 'a'", "no", Optional.empty(), 0, "stack traceback:\n\t[C]: in function 'require'");
        assertEquals(List.of("scene 'a'", "no", ""), texts(error, 0, List.of(), 60));
    }

    @Test
    void everyRowFitsHoweverFewTheColumns() {
        for (int columns = 1; columns < 60; columns++) {
            int most = columns;
            assertTrue(texts(ERROR, 3, SOURCE, columns).stream().allMatch(row -> row.length() <= most));
        }
    }
}
