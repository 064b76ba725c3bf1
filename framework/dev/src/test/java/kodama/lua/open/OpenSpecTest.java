package kodama.lua.open;

import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.nio.file.Path;
import java.util.List;
import java.util.TimeZone;
import java.util.stream.Stream;
import kodama.lua.LuaOptions;
import kodama.lua.Specs;
import kodama.lua.library.LibrarySpec;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.luaj.vm2.LuaValue;

/** Runs the language specs that need the full standard library; {@code LanguageSpecTest} runs the others. */
class OpenSpecTest {
    private TimeZone zone;

    static Stream<String> specs() {
        return Stream.of(
                "manual_2_3_error_messages",
                "manual_2_4_metatables",
                "manual_2_5_finalizers",
                "manual_3_language",
                "manual_6_1_basic",
                "manual_6_2_coroutines",
                "manual_6_3_modules",
                "manual_6_8_io",
                "manual_6_9_system",
                "manual_6_10_debug",
                "manual_6_10_hooks",
                "manual_6_10_hooks_more",
                "manual_6_10_light");
    }

    @ParameterizedTest
    @MethodSource("specs")
    void printsWhatTheReferencePrints(String name) {
        needsUnix(name);
        Specs.assertPrintsAsRecorded(name, Specs.Mode.INTERPRETED, FullLibraries::machine);
    }

    @ParameterizedTest
    @MethodSource("specs")
    void printsTheSameWhenAllFunctionsAreTranslatedAtOnce(String name) {
        needsUnix(name);
        Specs.assertPrintsAsRecorded(name, Specs.Mode.TRANSLATED_AT_ONCE, FullLibraries::machine);
    }

    @ParameterizedTest
    @MethodSource("specs")
    void printsTheSameWhenAllFunctionsAreSplitIntoSmallParts(String name) {
        needsUnix(name);
        Specs.assertPrintsAsRecorded(name, Specs.Mode.TRANSLATED_IN_SMALL_PARTS, FullLibraries::machine);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "manual_2_3_error_messages",
                "manual_2_4_metatables",
                "manual_2_5_finalizers",
                "manual_3_language",
                "manual_6_1_basic",
                "manual_6_2_coroutines",
                "manual_6_3_modules",
                "manual_6_10_debug",
                "manual_6_10_hooks",
                "manual_6_10_hooks_more"
            })
    void printsTheSameWhenEachCallIsSuspendedAndResumed(String name) {
        needsUnix(name);
        Specs.assertPrintsAsRecorded(name, Specs.Mode.STOPPED_AT_EACH_CALL, FullLibraries::machine);
    }

    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "it removes and renames open files")
    void filesAreReadAndWrittenAsByTheReference(@TempDir Path folder) {
        LibrarySpec.assertPrintsAsRecorded(
                "manual_6_8_files",
                FullLibraries.machine(LuaOptions.unrestricted()),
                LuaValue.valueOf(folder.toString()));
    }

    private static void needsUnix(String spec) {
        boolean usesUnix = List.of("manual_6_3_modules", "manual_6_8_io", "manual_6_9_system")
                .contains(spec);
        assumeFalse(usesUnix && OS.WINDOWS.isCurrentOs(), "it uses the folder /tmp or the commands of Unix");
    }

    /** The specs were recorded in this time zone. */
    @BeforeEach
    void beInGreenwich() {
        zone = TimeZone.getDefault();
        TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
    }

    @AfterEach
    void beBack() {
        TimeZone.setDefault(zone);
    }
}
