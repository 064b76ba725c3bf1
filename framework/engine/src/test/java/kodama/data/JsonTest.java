package kodama.data;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import kodama.Seed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class JsonTest {
    private static final String LEVEL = """
            {
              "name": "Höhle",
              "waves": [ { "at": 60, "enemy": "popcorn", "x": -1.5e2, "boss": false }, {}, [] ],
              "note": "\\u3042 \\"so\\" \\\\ \\/ \\n",
              "music": null,
              "hard": true
            }
            """;

    private static Object read(String text) {
        return Json.read("levels/1.json", text.getBytes(StandardCharsets.UTF_8));
    }

    private static void assertFails(String message, String text) {
        assertEquals(
                message, assertThrows(DataException.class, () -> read(text)).getMessage());
    }

    @Test
    void eachKindOfValueIsRead() {
        Map<?, ?> level = (Map<?, ?>) read(LEVEL);
        assertEquals(List.of("name", "waves", "note", "music", "hard"), new ArrayList<>(level.keySet()));
        assertEquals(
                Arrays.asList(
                        "Höhle",
                        List.of(
                                Map.of("at", 60.0, "enemy", "popcorn", "x", -150.0, "boss", false),
                                Map.of(),
                                List.of()),
                        "あ \"so\" \\ / \n",
                        null,
                        true),
                new ArrayList<>(level.values()));
    }

    @Test
    void longListsOfNumbersMayBeArrays() {
        String numbers = "0,1 ,\n2,4294967295" + ",7".repeat(20);
        byte[] content =
                ("{\"a\":[" + numbers + "],\"b\":[1,2],\"c\":[" + numbers + ",0.5]}").getBytes(StandardCharsets.UTF_8);
        Map<?, ?> read = (Map<?, ?>) Json.readWithArrays("m.json", content);
        int[] array = (int[]) read.get("a");
        assertEquals(24, array.length);
        assertEquals("[0, 1, 2, -1, 7]", Arrays.toString(Arrays.copyOf(array, 5)));
        assertEquals(List.of(1.0, 2.0), read.get("b"));
        assertEquals(25, ((List<?>) read.get("c")).size());
        byte[] million = ("[" + "8,".repeat(2_000_000) + "8]").getBytes(StandardCharsets.UTF_8);
        assertEquals(2_000_001, ((int[]) Json.readWithArrays("m.json", million)).length);
        assertThrows(
                DataException.class,
                () -> Json.readWithArrays("m.json", ("[" + numbers + ",]").getBytes(StandardCharsets.UTF_8)));
    }

    @Test
    void aLoneValueIsAFile() {
        assertEquals(-0.5, read(" -0.5 "));
        assertEquals("a", read("\uFEFF\"a\""));
    }

    @Test
    void errorsNameLineAndColumn() {
        assertFails("levels/1.json:2:1: expected ',' or ']' but found '3'", "[1, 2\n3]");
        assertFails("levels/1.json:1:4: expected a value but found ']'", "[1,]");
        assertFails("levels/1.json:1:2: expected a name in double quotes but found 'a'", "{a: 1}");
        assertFails("levels/1.json:1:6: expected ':' but found '='", "{\"a\" = 1}");
        assertFails("levels/1.json:1:9: the name \"a\" is used twice", "{\"a\":1, \"a\":2}");
        assertFails("levels/1.json:1:3: expected the end of the file but found 'x'", "1 x");
        assertFails("levels/1.json:1:1: expected a value but found the end of the file", "");
        assertFails("levels/1.json:1:1: expected a value but found the character 0", "\0");
        assertFails("levels/1.json:1:1: '01' is not a number", "01");
        assertFails("levels/1.json:1:1: '" + "1".repeat(40) + "…' is not a number", "1".repeat(60) + ".");
        assertFails("levels/1.json:2:2: this string is not closed", "[\n \"abc");
        assertFails("levels/1.json:1:3: a string must not contain a line break or tab", "\"a\n\"");
        assertFails("levels/1.json:1:3: in a string, '\\' must be followed by one of \" \\ / b f n r t u", "\"\\x\"");
        assertFails("levels/1.json:1:6: expected a hexadecimal digit but found 'g'", "\"\\u12g4\"");
    }

    @Test
    void aNumberThatIsTooLargeIsRejected() {
        assertFails("levels/1.json:1:2: '1e999999' is too large", "[1e999999]");
        assertEquals(0.0, read("1e-999999"));
    }

    @Test
    void invalidUtf8IsRejected() {
        DataException refused =
                assertThrows(DataException.class, () -> Json.read("a.json", new byte[] {'"', (byte) 0xC3, '"'}));
        assertEquals("a.json:1:2: this is not UTF-8; save the file as UTF-8", refused.getMessage());
    }

    @Test
    void depthAndSizeAreLimited() {
        read("[".repeat(100) + "]".repeat(100));
        assertFails("levels/1.json:1:102: nested more than 100 deep", "[".repeat(100_000));
        assertFails("levels/1.json:1:2000000: more than 1,000,000 values", "[" + "1,".repeat(1_100_000) + "1]");
    }

    @Test
    @Timeout(10)
    void tenThousandBrokenFilesAreReadOrRefused(@Seed(13) Random random) {
        int refused = 0;
        for (int i = 0; i < 10_000; i++) {
            try {
                Json.read("broken.json", Mutations.of(LEVEL, random));
            } catch (DataException broken) {
                assertTrue(broken.getMessage().startsWith("broken.json:"), broken.getMessage());
                refused++;
            }
        }
        assertTrue(refused > 5_000, refused + " refused");
    }
}
