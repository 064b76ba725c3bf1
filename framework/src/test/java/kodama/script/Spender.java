package kodama.script;

import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.Module;

/** Lets scripts of tests use up their budget without taking the time. */
@LuaModule(name = "spender", doc = "Only in tests.")
public final class Spender {
    private final ScriptWorld scripts;

    private Spender(ScriptWorld scripts) {
        this.scripts = scripts;
    }

    /** Gives the scripts of a world the module {@code spender}. */
    static Spender install(ScriptWorld scripts) {
        Spender spender = new Spender(scripts);
        Module.of(spender).install(scripts.lua(), scripts.lua().globals());
        return spender;
    }

    @LuaFunction(value = "spend(instructions: number)", doc = "Charges the script.")
    public void spend(double instructions) {
        scripts.effort().spend((long) instructions);
    }
}
