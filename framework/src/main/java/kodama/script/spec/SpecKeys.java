package kodama.script.spec;

import kodama.input.Binding;
import kodama.input.Hands;
import kodama.input.KeyMap;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;

/** The second part of the module {@code test}: presses keys. */
@LuaModule(name = "test")
final class SpecKeys {
    private final SpecRun run;
    private final KeyMap map;

    SpecKeys(SpecRun run, KeyMap map) {
        this.run = run;
        this.map = map;
    }

    @LuaFunction(
            value = "press(action: string)",
            doc = "Presses the key of an action, such as `fire`, and holds it; the game sees it in the next tick.")
    void press(String action) {
        hands().press(binding("press", action));
    }

    @LuaFunction(value = "release(action: string)", doc = "Lets go of the key of an action.")
    void release(String action) {
        hands().release(binding("release", action));
    }

    @LuaFunction(
            value = "tap(action: string)",
            doc = "Presses the key of an action and lets go at once; the game sees it down for one tick.")
    void tap(String action) {
        Binding binding = binding("tap", action);
        hands().press(binding);
        hands().release(binding);
    }

    private Hands hands() {
        return run.stage().hands();
    }

    private Binding binding(String function, String action) {
        if (map.has(action)) return map.bindings(action).get(0);
        throw new LuaException("test." + function + ": " + map.noAction(action));
    }
}
