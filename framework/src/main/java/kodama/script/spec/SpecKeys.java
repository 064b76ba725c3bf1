package kodama.script.spec;

import kodama.input.Key;
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
        run.stage().keys().press(key("press", action));
    }

    @LuaFunction(value = "release(action: string)", doc = "Lets go of the key of an action.")
    void release(String action) {
        run.stage().keys().release(key("release", action));
    }

    @LuaFunction(
            value = "tap(action: string)",
            doc = "Presses the key of an action and lets go at once; the game sees it down for one tick.")
    void tap(String action) {
        Key key = key("tap", action);
        run.stage().keys().press(key);
        run.stage().keys().release(key);
    }

    private Key key(String function, String action) {
        if (map.has(action)) return map.keys(action).get(0);
        throw new LuaException("test." + function + ": " + map.noAction(action));
    }
}
