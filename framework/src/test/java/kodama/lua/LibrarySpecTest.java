package kodama.lua;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.luaj.vm2.LuaValue;

/** Runs the library specs and compares what they print with what the reference printed ({@code lua5.2 spec.lua}). */
class LibrarySpecTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "string_basics",
                "string_format",
                "numbers",
                "patterns",
                "tables",
                "maths",
                "bits",
                "dates",
                "utf8",
                "random_format",
                "random_patterns"
            })
    void printsWhatTheReferencePrints(String name) {
        List<String> printed = new ArrayList<>();
        LuaOptions options = LuaOptions.forGame().withPrint(line -> printed.addAll(List.of(line.split("\n", -1))));
        try (LuaMachine machine = new LuaMachine(options)) {
            machine.coroutine(machine.load(name + ".lua", resource(name + ".lua")))
                    .resume(LuaValue.NONE);
        }
        assertLines(text(resource(name + ".out")), printed);
    }

    /** The first line that differs says more than two long texts. */
    private static void assertLines(String expected, List<String> printed) {
        String[] lines = expected.split("\n", -1);
        for (int i = 0; i < Math.min(lines.length - 1, printed.size()); i++) {
            assertEquals(lines[i], printed.get(i), "line " + (i + 1));
        }
        assertEquals(lines.length - 1, printed.size(), "number of lines");
    }

    private static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.ISO_8859_1);
    }

    private static byte[] resource(String name) {
        try (InputStream in = LibrarySpecTest.class.getResourceAsStream(name)) {
            return Objects.requireNonNull(in, name).readAllBytes();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
