package kodama.lua;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.Stream;
import kodama.lua.library.Libraries;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.luaj.vm2.LuaValue;

/** Runs the language specs and compares their output with that of the reference implementation. */
class LanguageSpecTest {

    static Stream<String> specs() {
        return Stream.of(
                "manual_2_3_bytes",
                "manual_2_3_errors",
                "manual_2_5_weak",
                "manual_2_5_weak_keys",
                "manual_2_6_coroutines",
                "manual_3_core",
                "manual_3_4_numbers",
                "manual_3_syntax",
                "stress",
                "tracebacks",
                "yields",
                "yields_within");
    }

    @ParameterizedTest
    @MethodSource("specs")
    void printsTheSameAsTheReferenceImplementation(String name) {
        Specs.assertPrintsAsRecorded(name, Specs.Mode.INTERPRETED, Libraries::machine);
    }

    @ParameterizedTest
    @MethodSource("specs")
    void printsTheSameWhenAllFunctionsAreTranslatedAtOnce(String name) {
        Specs.assertPrintsAsRecorded(name, Specs.Mode.TRANSLATED_AT_ONCE, Libraries::machine);
    }

    @ParameterizedTest
    @MethodSource("specs")
    void printsTheSameWhenAllFunctionsAreSplitIntoSmallParts(String name) {
        Specs.assertPrintsAsRecorded(name, Specs.Mode.TRANSLATED_IN_SMALL_PARTS, Libraries::machine);
    }

    @ParameterizedTest
    @ValueSource(strings = {"manual_2_6_coroutines", "manual_3_core", "tracebacks", "yields", "yields_within"})
    void printsTheSameWhenEachCallStopsAndContinues(String name) {
        Specs.assertPrintsAsRecorded(name, Specs.Mode.STOPPED_AT_EACH_CALL, Libraries::machine);
    }

    @ParameterizedTest
    @ValueSource(strings = {"manual_2_6_coroutines", "tracebacks", "yields", "yields_within"})
    void printsTheSameWhenEachCallSuspendsItsCoroutine(String name) {
        StringBuilder printed = new StringBuilder();
        try (LuaMachine machine = Specs.machine(printed, Libraries::machine)) {
            YieldInjector injector = new YieldInjector(machine);
            injector.load(name + ".lua", Specs.resource(name + ".lua")).invoke(LuaValue.NONE);
            assertTrue(injector.count() > 0);
        }
        Specs.assertRecorded(name, printed);
    }

    @ParameterizedTest
    @ValueSource(strings = {"manual_3_core", "manual_2_3_errors", "stress"})
    void printsTheSameInACoroutineThatEachCallSuspends(String name) {
        StringBuilder printed = new StringBuilder();
        try (LuaMachine machine = Specs.machine(printed, Libraries::machine)) {
            YieldInjector injector = new YieldInjector(machine);
            injector.run(injector.load(name + ".lua", Specs.resource(name + ".lua")));
            assertTrue(injector.count() > 10);
        }
        Specs.assertRecorded(name, printed);
    }
}
