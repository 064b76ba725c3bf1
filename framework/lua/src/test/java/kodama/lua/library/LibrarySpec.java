package kodama.lua.library;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import kodama.lua.Builtin;
import kodama.lua.LuaMachine;
import kodama.lua.ValueText;
import kodama.lua.value.LuaText;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** Scripts that call libraries, with the output of the reference implementation ({@code lua5.2 spec.lua}). */
public final class LibrarySpec {
    private LibrarySpec() {}

    public static void assertPrintsAsRecorded(String name, LuaMachine made, Varargs arguments) {
        List<String> printed = new ArrayList<>();
        try (LuaMachine machine = made) {
            machine.globals().set("print", new Builtin("print", args -> print(machine, args, printed)));
            machine.coroutine(machine.load(name + ".lua", resource(name + ".lua")))
                    .resume(arguments);
        }
        assertLines(text(resource(name + ".out")), printed);
    }

    /** Prints byte by byte, because the machine's own print decodes UTF-8. */
    private static Varargs print(LuaMachine machine, Varargs args, List<String> lines) {
        List<String> words = new ArrayList<>();
        for (int i = 1; i <= args.narg(); i++) words.add(LuaText.latin1(ValueText.of(machine, args.arg(i))));
        lines.addAll(List.of(String.join("\t", words).split("\n", -1)));
        return LuaValue.NONE;
    }

    /** Compares line by line, because the first different line is clearer than two long texts. */
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
        try (InputStream in = LibrarySpec.class.getResourceAsStream(name)) {
            return Objects.requireNonNull(in, name).readAllBytes();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
