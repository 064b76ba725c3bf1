package kodama.lua.open;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import kodama.lua.Builtin;
import kodama.lua.LuaMachine;
import kodama.lua.LuaOptions;
import org.junit.jupiter.api.Test;

/** How {@code debug.debug} handles the lines that the user types. */
class DebugPromptTest {

    private final List<String> printed = new ArrayList<>();
    private final ByteArrayOutputStream shown = new ByteArrayOutputStream();

    @Test
    void runsLinesUntilCont() {
        type("x = 41\nprint(x + 1)\ncont\nprint 'not any more'\n");
        assertEquals(List.of("42"), printed);
        assertEquals("lua_debug> lua_debug> lua_debug> ", shown.toString(StandardCharsets.UTF_8));
    }

    @Test
    void reportsErrorsAndContinues() {
        type("error('no')\nx =\nerror({})\nprint 'still here'");
        assertEquals(List.of("still here"), printed);
        String expected = "lua_debug> (debug command):1: no\n"
                + "lua_debug> (debug command):2: unexpected symbol near <eof>\n"
                + "lua_debug> (null)\nlua_debug> lua_debug> ";
        assertEquals(expected, shown.toString(StandardCharsets.UTF_8));
    }

    private void type(String lines) {
        byte[] bytes = lines.getBytes(StandardCharsets.UTF_8);
        try (LuaMachine machine =
                FullLibraries.machine(LuaOptions.unrestricted().withPrint(printed::add))) {
            LuaStream typed = ConsoleStream.reading(new ByteArrayInputStream(bytes));
            DebugPrompt prompt = new DebugPrompt(machine, typed, shown);
            machine.globals().set("prompt", new Builtin("prompt", args -> prompt.run()));
            machine.load("test.lua", "prompt()".getBytes(StandardCharsets.UTF_8))
                    .call();
        }
    }
}
