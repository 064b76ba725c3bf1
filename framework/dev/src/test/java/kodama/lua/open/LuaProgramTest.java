package kodama.lua.open;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.charset.StandardCharsets;
import java.util.List;
import kodama.lua.LuaFailure;
import kodama.lua.LuaOptions;
import org.junit.jupiter.api.Test;

class LuaProgramTest {

    @Test
    void theReportOfAnErrorHasTheBytesThatTheScriptGave() {
        assertEquals(
                "a.lua:1: \u00e1x", report("error '\\225x'").lines().findFirst().orElseThrow());
        assertEquals("\u00e1", report("error(setmetatable({}, { __tostring = function() return '\\225' end }))"));
    }

    @Test
    void anErrorObjectWithoutAStringFormHasNoMessage() {
        assertEquals("(no error message)", report("error {}"));
    }

    /** Converts each byte to the character of the same number. */
    private static String report(String script) {
        LuaProgram program = new LuaProgram(FullLibraries.machine(LuaOptions.unrestricted()));
        byte[] source = script.getBytes(StandardCharsets.ISO_8859_1);
        LuaFailure failure = assertThrows(LuaFailure.class, () -> program.run("a.lua", source, List.of()));
        return new String(LuaProgram.bytes(program.report(failure)), StandardCharsets.ISO_8859_1);
    }
}
