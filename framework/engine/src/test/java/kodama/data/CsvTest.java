package kodama.data;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Random;
import kodama.Seed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class CsvTest {
    private static final String ENEMIES = """
            name,hp,speed,says
            popcorn,1,1.5,
            "big, bad",200,-0.25,"a ""word"" of
            two lines"

            code,007,1e2,"12"
            """;

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static List<List<Object>> rows(String text) {
        return Csv.rows("enemies.csv", utf8(text), ',');
    }

    @Test
    void cellsAreNumbersOrStrings() {
        assertEquals(
                List.of(
                        List.of("name", "hp", "speed", "says"),
                        List.of("popcorn", 1.0, 1.5, ""),
                        List.of("big, bad", 200.0, -0.25, "a \"word\" of\ntwo lines"),
                        List.of("code", "007", 100.0, "12")),
                rows(ENEMIES));
    }

    @Test
    void theFirstRowMayNameTheColumns() {
        assertEquals(
                List.of(Map.of("a", 1.0, "b", "x"), Map.of("b", 2.0)),
                Csv.records("t.csv", utf8("a;b\r\n1;x\r\n;2\r\n"), ';'));
        assertEquals(List.of(), Csv.records("t.csv", utf8(""), ','));
    }

    @Test
    void errorsNameTheirPlace() {
        assertFails("enemies.csv:2:3: this quote is not closed", "a,b\n1,\"x\ny");
        assertFails("enemies.csv:1:4: a cell must end after its closing quote but has 'c'", "\"a\"c,b");
        assertFails("enemies.csv: two columns have the name 'a'", "a,a\n1,2");
        assertFails("enemies.csv: a column has no name in the first row", "a,\n1,2");
        assertFails("enemies.csv: row 2 below the names has 3 cells but there are 2 names", "a,b\n1,2\n1,2,3");
        assertFails("enemies.csv:1:1000001: more than 1,000,000 cells", ",".repeat(2_000_000));
    }

    private static void assertFails(String message, String text) {
        DataException refused = assertThrows(DataException.class, () -> Csv.records("enemies.csv", utf8(text), ','));
        assertEquals(message, refused.getMessage());
    }

    @Test
    void linesHaveNoEnds() {
        assertEquals(List.of("a", "", "b"), DataScanner.lines("a.txt", utf8("a\r\n\nb\n")));
    }

    @Test
    @Timeout(10)
    void tenThousandBrokenFilesAreReadOrRefused(@Seed(14) Random random) {
        for (int i = 0; i < 10_000; i++) {
            byte[] broken = Mutations.of(ENEMIES, random);
            try {
                Csv.records("broken.csv", broken, ',');
            } catch (DataException refused) {
                assertTrue(refused.getMessage().startsWith("broken.csv:"), refused.getMessage());
            }
        }
    }
}
