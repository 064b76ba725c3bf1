package kodama.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReplayHeaderTest {
    private static void assertRefused(String message, Runnable action) {
        assertEquals(
                message,
                assertThrows(IllegalArgumentException.class, action::run).getMessage());
    }

    private static ReplayHeader with(long recordedAt, long ticks, int fps) {
        return new ReplayHeader("", "", "", "", "", recordedAt, ticks, fps, Map.of(), 0);
    }

    @Test
    void fieldsKeepTheirOrder() {
        Map<String, Object> fields = new LinkedHashMap<>();
        for (String name : List.of("stage", "player", "score")) fields.put(name, true);
        ReplayHeader header = Headers.of("Demo", 1, fields);
        fields.clear();
        assertEquals(
                List.of("stage", "player", "score"),
                new ArrayList<>(header.fields().keySet()));
        assertThrows(UnsupportedOperationException.class, () -> header.fields().clear());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            -1           | 0          | 60  | recordedAt must be between 0 and 253402300799 but was -1
            253402300800 | 0          | 60  | recordedAt must be between 0 and 253402300799 but was 253402300800
            0            | -1         | 60  | ticks must be between 0 and 1000000000 but was -1
            0            | 1000000001 | 60  | ticks must be between 0 and 1000000000 but was 1000000001
            0            | 0          | 0   | fps must be between 1 and 240 but was 0
            0            | 0          | 241 | fps must be between 1 and 240 but was 241
            """)
    void aNumberOutOfItsBoundsIsAnError(long recordedAt, long ticks, int fps, String message) {
        assertRefused(message, () -> with(recordedAt, ticks, fps));
    }

    @Test
    void aLongStringIsAnError() {
        assertRefused(
                "title must have at most 200 bytes of UTF-8 but has 202",
                () -> Headers.of("ä".repeat(101), 0, Map.of()));
        assertRefused(
                "field 'player' must have at most 200 bytes of UTF-8 but has 201",
                () -> ReplayHeader.checkField("player", "x".repeat(201)));
    }

    @Test
    void anUnpairedSurrogateIsAnError() {
        assertRefused("title contains an unpaired surrogate", () -> Headers.of("a\uD83D", 0, Map.of()));
        assertRefused("field 'a' contains an unpaired surrogate", () -> ReplayHeader.checkField("a", "\uDC00\uD83D"));
    }

    @Test
    void aFieldOfAnotherTypeIsAnError() {
        assertRefused(
                "field 'a' must be a string, a number or a boolean but was a Integer",
                () -> ReplayHeader.checkField("a", 1));
        assertRefused("field 'a' must be a finite number but was NaN", () -> ReplayHeader.checkField("a", Double.NaN));
    }

    @Test
    void aNameThatIsNotAnIdentifierIsAnError() {
        assertRefused(
                "the name of a field must be an identifier but was '1st'", () -> ReplayHeader.checkField("1st", true));
        assertRefused("the name of a field must be an identifier but was ''", () -> ReplayHeader.checkField("", true));
        assertRefused(
                "the name of a field must have at most 40 characters but has 41",
                () -> ReplayHeader.checkField("x".repeat(41), true));
    }

    @Test
    void moreThan32FieldsAreAnError() {
        Map<String, Object> fields = new LinkedHashMap<>();
        for (int i = 0; i < 33; i++) fields.put("f" + i, 1.0);
        assertRefused("a replay must have at most 32 fields but has 33", () -> Headers.of("Demo", 0, fields));
    }

    @Test
    void anyStringCanBeMadeToFit() {
        assertEquals("Kodama", ReplayHeader.fitting("Kodama"));
        assertEquals("?a?", ReplayHeader.fitting("\uDC00a\uD83D"));
        assertEquals("x".repeat(200), ReplayHeader.fitting("x".repeat(300)));
        String smile = "\uD83D\uDE00";
        String fitting = ReplayHeader.fitting("x" + smile.repeat(100));
        assertEquals("x" + smile.repeat(49), fitting);
        assertEquals(197, fitting.getBytes(StandardCharsets.UTF_8).length);
    }
}
