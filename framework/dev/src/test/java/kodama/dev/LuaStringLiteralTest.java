package kodama.dev;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import kodama.Seed;
import kodama.lua.LuaOptions;
import kodama.lua.bind.Lua;
import kodama.lua.bind.Values;
import kodama.lua.library.Libraries;
import org.junit.jupiter.api.Test;

/** Quoted strings are written and read as Lua reads them. */
class LuaStringLiteralTest {
    private static final List<String> LETTERS = List.of(
            "a", "n", "z", "x", "0", "9", " ", "\"", "'", "\\", "\n", "\r", "\t", "\0", "\u0007", "\u000b", "\u007f",
            "ü", "弾", "]]", "--", "$1");

    private final Lua lua = new Lua(Libraries.machine(LuaOptions.forGame().withPrint(line -> {})));

    private String read(String literal) {
        byte[] script = ("return " + literal).getBytes(StandardCharsets.ISO_8859_1);
        Values found = lua.routine(lua.load("test.lua", script)).runToEnd(Values.NONE, "it yields");
        return found.get(1).text();
    }

    private static String bytes(String text) {
        return new String(text.getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1);
    }

    private static String word(Random random) {
        StringBuilder word = new StringBuilder();
        for (int i = random.nextInt(12); i > 0; i--) word.append(LETTERS.get(random.nextInt(LETTERS.size())));
        return word.toString();
    }

    private static char mark(Random random) {
        return random.nextBoolean() ? '"' : '\'';
    }

    @Test
    void luaReadsWrittenStrings(@Seed(1) Random random) {
        for (int round = 0; round < 2_000; round++) {
            String word = word(random);
            String literal = LuaStringLiteral.quote(bytes(word), mark(random));
            assertEquals(word, read(literal), literal);
            assertFalse(literal.contains("\n") || literal.contains("\r"), literal);
        }
    }

    @Test
    void escapesAreReadAsLuaReadsThem(@Seed(2) Random random) {
        for (int round = 0; round < 2_000; round++) {
            String word = word(random);
            String literal = spelled(word, mark(random), random);
            assertEquals(word, read(literal), literal);
            assertTrue(LuaStringLiteral.matches(literal, bytes(word)), literal);
            assertFalse(LuaStringLiteral.matches(literal, bytes(word + "!")), literal);
        }
    }

    private static String spelled(String word, char mark, Random random) {
        StringBuilder out = new StringBuilder().append(mark);
        for (char each : bytes(word).toCharArray()) out.append(spelled(each, mark, random));
        return out.append(mark).toString();
    }

    private static String spelled(char each, char mark, Random random) {
        String number = String.format("\\%03d", (int) each);
        return switch (random.nextInt(5)) {
            case 0 -> number;
            case 1 -> String.format("\\x%02x", (int) each);
            case 2 -> each == '\n' ? List.of("\\\n", "\\\r\n", "\\\r").get(random.nextInt(3)) : number;
            case 3 -> "\\z \r\n " + number;
            default -> each == mark || "\\\n\r".indexOf(each) >= 0 ? number : String.valueOf(each);
        };
    }

    @Test
    void tunesWithAnyStringsAreFound(@Seed(3) Random random) {
        for (int round = 0; round < 2_000; round++) {
            String before = word(random);
            String literal = spelled(before, mark(random), random);
            String end = ", { choices = {} }) -- " + LuaStringLiteral.quote(bytes(word(random)), '"');
            String script = "local a, b = 'it\\'s', tune('a', ";
            TuneLiteral found = TuneLiteral.find((script + literal + end).getBytes(StandardCharsets.ISO_8859_1), 1, "a")
                    .orElseThrow();
            assertTrue(found.isLiteral() && found.hasValue(before), literal);
            String after = word(random);
            String changed = found.withValue(after, after);
            assertEquals(after, read(changed.substring(script.length(), changed.length() - end.length())), changed);
            assertEquals(script, changed.substring(0, script.length()));
            assertEquals(end, changed.substring(changed.length() - end.length()));
        }
    }
}
