package kodama.script.api;

import kodama.input.Pad;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.Values;

/** The module {@code input}. */
@LuaModule(
        name = "input",
        doc = "What the player presses, the same all through a tick. Actions and their keys: up, down, left, right"
                + " (arrows), fire (Z, Space), bomb (X), slow (Shift), start (Enter), back (Escape).")
public final class InputModule {
    private final Pad pad;

    /**
     * Makes the module.
     *
     * @param pad the keys as this tick sees them
     */
    public InputModule(Pad pad) {
        this.pad = pad;
    }

    @LuaFunction(value = "down(action: string) -> boolean", doc = "Tells whether the action's key is down.")
    boolean down(String action) {
        return pad.isDown(known(action));
    }

    @LuaFunction(
            value = "pressed(action: string) -> boolean",
            doc = "Tells whether the action's key went down in this tick.")
    boolean pressed(String action) {
        return pad.isPressed(known(action));
    }

    @LuaFunction(
            value = "released(action: string) -> boolean",
            doc = "Tells whether the action's key went up in this tick.")
    boolean released(String action) {
        return pad.isReleased(known(action));
    }

    private String known(String action) {
        if (pad.map().has(action)) return action;
        throw new LuaException("input: " + pad.map().noAction(action));
    }

    @LuaFunction(
            value = "axis() -> number, number",
            doc = "Returns the direction held: x and y, each -1, 0 or 1; y grows downwards.")
    Values axis() {
        return Values.of(between("left", "right"), between("up", "down"));
    }

    private int between(String less, String more) {
        return (pad.isDown(more) ? 1 : 0) - (pad.isDown(less) ? 1 : 0);
    }
}
