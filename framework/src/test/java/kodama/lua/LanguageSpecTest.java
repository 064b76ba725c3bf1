package kodama.lua;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.function.Consumer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
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
    @ValueSource(strings = {"coroutines", "tracebacks", "yields"})
    void printsTheSameWhenEachCallSuspendsItsCoroutine(String name) {
        StringBuilder printed = new StringBuilder();
        try (LuaMachine machine = machine(printed)) {
            Interruptions interruptions = new Interruptions(machine);
            interruptions.load(name + ".lua", resource(name + ".lua")).invoke(LuaValue.NONE);
            assertTrue(interruptions.count() > 0);
        }
        assertEquals(text(resource(name + ".out")), printed.toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"core", "errors", "stress"})
    void printsTheSameAsACoroutineThatEachCallSuspends(String name) {
        StringBuilder printed = new StringBuilder();
        try (LuaMachine machine = machine(printed)) {
            Interruptions interruptions = new Interruptions(machine);
            interruptions.run(interruptions.load(name + ".lua", resource(name + ".lua")));
            assertTrue(interruptions.count() > 10);
        }
        assertEquals(text(resource(name + ".out")), printed.toString());
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
        try (LuaMachine machine = machine(printed)) {
            setting.accept(machine);
            machine.load(name + ".lua", resource(name + ".lua")).invoke(LuaValue.NONE);
        }
        return printed.toString();
    }

    private static LuaMachine machine(StringBuilder printed) {
        LuaOptions options =
                LuaOptions.open().withPrint(line -> printed.append(line).append('\n'));
        LuaMachine machine = new LuaMachine(options);
        machine.globals().set("arg", machine.newTable());
        return machine;
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
