package kodama.lua;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.function.Consumer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;

/** Runs the language specs and compares what they print with what the reference printed; see record.sh. */
class LanguageSpecTest {

    @ParameterizedTest
    @ValueSource(
            strings = {"syntax", "errors", "core", "coroutines", "tracebacks", "yields", "stress", "language", "weak"})
    void printsWhatTheReferencePrints(String name) {
        assertEquals(text(resource(name + ".out")), printed(name, machine -> {}));
    }

    @ParameterizedTest
    @ValueSource(strings = {"core", "coroutines", "tracebacks", "yields", "language"})
    void printsTheSameWhenEachCallIsStoppedAtAndResumed(String name) {
        assertEquals(text(resource(name + ".out")), printed(name, machine -> machine.stopsAtCalls = true));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"syntax", "errors", "core", "coroutines", "tracebacks", "yields", "stress", "language", "weak"})
    void printsTheSameWhenAllFunctionsAreTranslatedAtOnce(String name) {
        assertEquals(text(resource(name + ".out")), printed(name, LanguageSpecTest::translateAtOnce));
    }

    private static void translateAtOnce(LuaMachine machine) {
        machine.translatesAfter = 0;
        machine.translatesBy = Runnable::run;
    }

    private static String printed(String name, Consumer<LuaMachine> setting) {
        StringBuilder printed = new StringBuilder();
        LuaOptions options =
                LuaOptions.open().withPrint(line -> printed.append(line).append('\n'));
        try (LuaMachine machine = new LuaMachine(options)) {
            setting.accept(machine);
            LuaTable arguments = machine.newTable();
            machine.globals().set("arg", arguments);
            machine.load(name + ".lua", resource(name + ".lua")).invoke(LuaValue.NONE);
        }
        return printed.toString();
    }

    private static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8);
    }

    static byte[] resource(String name) {
        try (InputStream in = LanguageSpecTest.class.getResourceAsStream(name)) {
            return Objects.requireNonNull(in, name).readAllBytes();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
