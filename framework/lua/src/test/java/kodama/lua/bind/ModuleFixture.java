package kodama.lua.bind;

import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import kodama.lua.LuaFailure;
import kodama.lua.LuaMachine;
import kodama.lua.LuaOptions;
import kodama.lua.library.Libraries;

/** A machine with modules, for scripts that call them. */
final class ModuleFixture {
    private final List<String> printed = new ArrayList<>();
    private final LuaMachine machine = Libraries.machine(LuaOptions.forGame().withPrint(printed::add));
    private final Lua lua = new Lua(machine);

    /** Makes a machine with a module for each object. */
    static ModuleFixture with(Object... modules) {
        ModuleFixture made = new ModuleFixture();
        for (Object each : modules) Module.of(each).install(made.lua, made.lua.globals());
        StrictGlobals.protect(made.lua.globals());
        return made;
    }

    Lua lua() {
        return lua;
    }

    Routine routine(String script) {
        return lua.routine(lua.load("test.lua", script.getBytes(StandardCharsets.UTF_8)));
    }

    /** Runs a script to its end; returns the lines that it has printed. */
    List<String> prints(String script) {
        printed.clear();
        routine(script).runToEnd(Values.NONE, "the script has yielded");
        return List.copyOf(printed);
    }

    /** Evaluates an expression; returns it as printed. */
    String value(String expression) {
        return String.join("\n", prints("print(" + expression + ")"));
    }

    /** Returns the error with which a script ends. */
    String error(String script) {
        return assertThrows(LuaFailure.class, () -> prints(script)).getMessage();
    }
}
