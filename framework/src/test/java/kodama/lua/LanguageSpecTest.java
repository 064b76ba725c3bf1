package kodama.lua;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.TimeZone;
import java.util.function.Consumer;
import java.util.stream.Stream;
import kodama.lua.open.OpenLibraries;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.luaj.vm2.LuaValue;

/** Runs the language specs and compares what they print with what the reference printed; see record.sh. */
class LanguageSpecTest {
    private TimeZone zone;

    static Stream<String> specs() {
        return Stream.of(
                "manual_2_3_bytes",
                "manual_2_3_errors",
                "manual_2_3_error_messages",
                "manual_2_4_metatables",
                "manual_2_5_finalizers",
                "manual_2_5_weak",
                "manual_2_5_weak_keys",
                "manual_2_6_coroutines",
                "manual_3_core",
                "manual_3_4_numbers",
                "manual_3_language",
                "manual_3_syntax",
                "manual_6_1_basic",
                "manual_6_2_coroutines",
                "manual_6_3_modules",
                "manual_6_8_io",
                "manual_6_9_system",
                "manual_6_10_debug",
                "manual_6_10_hooks",
                "manual_6_10_hooks_more",
                "manual_6_10_light",
                "stress",
                "tracebacks",
                "yields",
                "yields_within");
    }

    @ParameterizedTest
    @MethodSource("specs")
    void printsWhatTheReferencePrints(String name) {
        assertEquals(text(resource(name + ".out")), printed(name, machine -> {}));
    }

    @ParameterizedTest
    @MethodSource("specs")
    void printsTheSameWhenAllFunctionsAreTranslatedAtOnce(String name) {
        assertEquals(text(resource(name + ".out")), printed(name, LanguageSpecTest::translateAtOnce));
    }

    @ParameterizedTest
    @MethodSource("specs")
    void printsTheSameWhenAllFunctionsAreCutIntoSmallParts(String name) {
        assertEquals(text(resource(name + ".out")), printed(name, machine -> {
            translateAtOnce(machine);
            machine.longestMethod = 1500;
        }));
    }

    static void translateAtOnce(LuaMachine machine) {
        TranslatingMachine.of(machine, 0);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "manual_2_3_error_messages",
                "manual_2_4_metatables",
                "manual_2_5_finalizers",
                "manual_2_6_coroutines",
                "manual_3_core",
                "manual_3_language",
                "manual_6_1_basic",
                "manual_6_2_coroutines",
                "manual_6_3_modules",
                "manual_6_10_debug",
                "manual_6_10_hooks",
                "manual_6_10_hooks_more",
                "tracebacks",
                "yields",
                "yields_within"
            })
    void printsTheSameWhenEachCallIsStoppedAtAndResumed(String name) {
        assertEquals(text(resource(name + ".out")), printed(name, machine -> machine.stopsAtCalls = true));
    }

    @ParameterizedTest
    @ValueSource(strings = {"manual_2_6_coroutines", "tracebacks", "yields", "yields_within"})
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
    @ValueSource(strings = {"manual_3_core", "manual_2_3_errors", "stress"})
    void printsTheSameAsACoroutineThatEachCallSuspends(String name) {
        StringBuilder printed = new StringBuilder();
        try (LuaMachine machine = machine(printed)) {
            Interruptions interruptions = new Interruptions(machine);
            interruptions.run(interruptions.load(name + ".lua", resource(name + ".lua")));
            assertTrue(interruptions.count() > 10);
        }
        assertEquals(text(resource(name + ".out")), printed.toString());
    }

    /** The specs are recorded in this zone. */
    @BeforeEach
    void beInGreenwich() {
        zone = TimeZone.getDefault();
        TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
    }

    @AfterEach
    void beBack() {
        TimeZone.setDefault(zone);
    }

    private static String printed(String name, Consumer<LuaMachine> setting) {
        StringBuilder printed = new StringBuilder();
        try (LuaMachine machine = machine(printed)) {
            setting.accept(machine);
            machine.load(name + ".lua", resource(name + ".lua")).invoke(LuaValue.NONE);
            machine.finish();
        }
        return printed.toString();
    }

    private static LuaMachine machine(StringBuilder printed) {
        LuaOptions options =
                LuaOptions.open().withPrint(line -> printed.append(line).append('\n'));
        LuaMachine machine = OpenLibraries.machine(options);
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
