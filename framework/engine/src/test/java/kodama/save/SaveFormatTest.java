package kodama.save;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import kodama.Seed;
import kodama.data.Mutations;
import kodama.save.SaveFormat.SaveDamage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Written data is read back unchanged; anything else is rejected. */
class SaveFormatTest {
    private static String text(Object data) {
        String text = new String(SaveWriter.write("scores", data), StandardCharsets.UTF_8);
        return text.substring(SaveFormat.HEAD.length(), text.indexOf(SaveFormat.FOOT));
    }

    private static Object again(Object data) {
        return SaveReader.read(SaveWriter.write("scores", data));
    }

    /** A file with this text and the right checksum. */
    private static byte[] file(String text) {
        byte[] body = text.getBytes(StandardCharsets.UTF_8);
        return (text + SaveFormat.FOOT + SaveFormat.checksum(body) + "\n").getBytes(StandardCharsets.UTF_8);
    }

    @Test
    void namesAreSortedAndOtherKeysAreInBrackets() {
        Map<Object, Object> data = new LinkedHashMap<>();
        data.put("b", 2);
        data.put("two words", 3);
        data.put(10, "ten");
        data.put(9.5, List.of());
        data.put(true, Map.of("x = [\"", "}"));
        assertEquals("""
                {
                  [true] = {
                    ["x = [\\""] = "}"
                  }
                  [9.5] = {}
                  [10] = "ten"
                  b = 2
                  ["two words"] = 3
                }
                """, text(data));
        assertEquals(
                Map.of(true, Map.of("x = [\"", "}"), 9.5, Map.of(), 10.0, "ten", "b", 2.0, "two words", 3.0),
                again(data));
    }

    @Test
    void eachNumberIsTheSameAgain(@Seed(13) Random random) {
        List<Object> numbers = new ArrayList<>(List.of(
                0.0,
                -0.0,
                1.0,
                -1.0,
                0.1,
                1e300,
                -1e-300,
                Double.MIN_VALUE,
                Double.MAX_VALUE,
                Double.NaN,
                Double.POSITIVE_INFINITY,
                Double.NEGATIVE_INFINITY,
                9007199254740991.0,
                9007199254740993.0,
                1e15));
        for (int i = 0; i < 10_000; i++) numbers.add(Double.longBitsToDouble(random.nextLong()));
        assertEquals(numbers, again(numbers));
        assertEquals("12000\n", text(12000));
        assertEquals("-inf\n", text(Float.NEGATIVE_INFINITY));
    }

    @Test
    void eachStringIsTheSameAgain(@Seed(14) Random random) {
        List<Object> texts =
                new ArrayList<>(List.of("", "\"\\\n\r\t\0\u007F", "日本 𝄞", "}", "{}", "a = b", " \u2028 "));
        for (int i = 0; i < 1_000; i++) texts.add(ByteString.of(bytes(random)));
        assertEquals(texts, again(texts));
        assertEquals("\"a\\n\\\"\\\\\\x00\\xff\\xc3\"\n", text(ByteString.of(new byte[] {97, 10, 34, 92, 0, -1, -61})));
    }

    private static byte[] bytes(Random random) {
        byte[] bytes = new byte[random.nextInt(40)];
        random.nextBytes(bytes);
        return bytes;
    }

    @Test
    void eachByteIsTheSameAgain(@Seed(15) Random random) {
        for (int i = 0; i < 1_000; i++) {
            byte[] bytes = bytes(random);
            assertArrayEquals(bytes, ByteString.toBytes(ByteString.of(bytes)));
        }
        byte[] surrogate = {(byte) 0xED, (byte) 0xB2, (byte) 0x80, 'a'
        }; // UTF-8 form of a surrogate, which is not valid
        assertArrayEquals(surrogate, ByteString.toBytes(ByteString.of(surrogate)));
        assertEquals("Zoë", ByteString.of("Zoë".getBytes(StandardCharsets.UTF_8)));
        assertThrows(IllegalArgumentException.class, () -> ByteString.toBytes("\uD800"));
    }

    @Test
    void errorNamesThePathOfUnsupportedData() {
        assertRefused(
                "scores[2].name is a java.lang.Object; only strings, numbers, booleans, lists and maps of these can be"
                        + " saved",
                List.of(1, Map.of("name", new Object())));
        Map<String, Object> nothing = new LinkedHashMap<>();
        nothing.put("two words", null);
        assertRefused(
                "scores[\"two words\"] is null; only strings, numbers, booleans, lists and maps of these can be saved",
                nothing);
        assertRefused("scores has a name that is nan, which is not equal to itself", Map.of(Double.NaN, 1));
        assertRefused(
                "scores has a name that is a java.util.ImmutableCollections$ListN; names are strings, numbers or"
                        + " booleans",
                Map.of(List.of(), 1));
        assertRefused("scores.a contains an unpaired surrogate", Map.of("a", "\uD800"));
    }

    @Test
    void depthAndSizeAreLimited() {
        Object data = "deep";
        for (int i = 0; i < 50; i++) data = List.of(data);
        assertEquals(data, again(data));
        assertRefused("scores" + "[1]".repeat(50) + " is nested more than 50 deep", List.of(data));
        assertRefused("scores[2] makes the save larger than 16777216 bytes", List.of("a", "a".repeat((16 << 20) + 1)));
    }

    private static void assertRefused(String message, Object data) {
        assertEquals(
                message,
                assertThrows(SaveException.class, () -> SaveWriter.write("scores", data))
                        .getMessage());
    }

    @Test
    void damageIsReportedByLine() {
        assertDamaged("it is cut off", new byte[3]);
        assertDamaged("its checksum is wrong", SaveFormat.HEAD.repeat(4).getBytes(StandardCharsets.UTF_8));
        assertDamaged("it does not begin with 'kodama save 1'", file("kodama save 2\n1\n"));
        assertDamaged("line 2: it is cut off", file(SaveFormat.HEAD));
        assertDamaged("line 3: it is cut off", file(SaveFormat.HEAD + "{\n"));
        assertDamaged("line 2: no value", file(SaveFormat.HEAD + "os.exit()\n"));
        assertDamaged("line 2: more than one value", file(SaveFormat.HEAD + "1\n2\n"));
        assertDamaged("line 4: a value without a name", file(SaveFormat.HEAD + "{\na = 1\n2\n}\n"));
        assertDamaged("line 3: no value", file(SaveFormat.HEAD + "{\na =  = 1\n}\n"));
        assertDamaged("line 3: no name", file(SaveFormat.HEAD + "{\n1 = 1\n}\n"));
        assertDamaged("line 3: no name", file(SaveFormat.HEAD + "{\n[nan] = 1\n}\n"));
        assertDamaged("line 4: the same name twice", file(SaveFormat.HEAD + "{\na = 1\na = 2\n}\n"));
        assertDamaged("line 2: a string without an end", file(SaveFormat.HEAD + "\"a\n"));
        assertDamaged("line 2: a quote within a string", file(SaveFormat.HEAD + "\"a\"b\"\n"));
        assertDamaged("line 2: an unknown escape in a string", file(SaveFormat.HEAD + "\"\\y\"\n"));
        assertDamaged("line 2: an unknown escape in a string", file(SaveFormat.HEAD + "\"\\x0\"\n"));
        assertDamaged("line 52: nested more than 50 deep", file(SaveFormat.HEAD + "{\n".repeat(60)));
        assertDamaged(
                "line 1000002: more than 1,000,000 values", file(SaveFormat.HEAD + "{\n" + "1\n".repeat(1_000_001)));
    }

    private static void assertDamaged(String message, byte[] file) {
        assertEquals(
                message,
                assertThrows(SaveDamage.class, () -> SaveReader.read(file)).getMessage());
    }

    @Test
    @Timeout(10)
    void tenThousandBrokenFilesAreReadOrRefused(@Seed(16) Random random) {
        String good = new String(
                SaveWriter.write("s", Map.of("a", List.of(1, "x\n", Map.of(2, true, "b", List.of())), "c d", 1e-9)),
                StandardCharsets.UTF_8);
        String body = good.substring(0, good.indexOf(SaveFormat.FOOT));
        int read = 0;
        for (int i = 0; i < 10_000; i++) {
            byte[] broken = Mutations.of(i % 2 == 0 ? good : body, random);
            try {
                SaveReader.read(i % 2 == 0 ? broken : withChecksum(broken));
                read++;
            } catch (SaveDamage damage) {
                assertTrue(damage.getMessage().length() < 100, damage.getMessage());
            }
        }
        assertTrue(read > 100, read + " read, though many have a right checksum");
    }

    private static byte[] withChecksum(byte[] body) {
        byte[] foot = (SaveFormat.FOOT + SaveFormat.checksum(body) + "\n").getBytes(StandardCharsets.UTF_8);
        byte[] file = Arrays.copyOf(body, body.length + foot.length);
        System.arraycopy(foot, 0, file, body.length, foot.length);
        return file;
    }
}
