package kodama.lua.library;

import kodama.lua.LuaOptions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.luaj.vm2.LuaValue;

/** Runs the library specs and compares their output with that of the reference implementation. */
class LibrarySpecTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "manual_6_4_strings",
                "manual_6_4_strings_more",
                "manual_6_4_format",
                "manual_6_4_numbers",
                "manual_6_4_patterns",
                "manual_6_5_tables",
                "manual_6_6_maths",
                "manual_6_7_bits",
                "manual_6_9_dates",
                "utf8",
                "random_format",
                "random_patterns",
                "random_calls",
                "random_programs"
            })
    void printsTheSameAsTheReferenceImplementation(String name) {
        LibrarySpec.assertPrintsAsRecorded(name, Libraries.machine(LuaOptions.forGame()), LuaValue.NONE);
    }
}
