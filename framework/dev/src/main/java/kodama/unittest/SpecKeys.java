package kodama.unittest;

import kodama.input.Binding;
import kodama.input.BindingParser;
import kodama.input.Controls;
import kodama.input.InputSimulator;
import kodama.input.Key;
import kodama.input.KeyMap;
import kodama.input.PadAxis;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;

/** The second part of the module {@code test}: simulates keys, controllers and the mouse. */
@LuaModule(name = "test")
final class SpecKeys {
    /** Instruction budget for finding a key by name. */
    private static final int COST_OF_NAME = 30_000;

    private final SpecRun run;
    private final Controls controls;

    SpecKeys(SpecRun run, Controls controls) {
        this.run = run;
        this.controls = controls;
    }

    @LuaFunction(
            value = "press(action: string<Action>, player?: integer = 1)",
            doc = "Presses and holds the key of an action, such as `fire`; the game sees it in the next tick. If"
                    + " the action has several keys and buttons, the first is used. You can also pass a key or button,"
                    + " such as `pad:B`.")
    void press(String action, int player) {
        hands("press", player).press(binding("press", action, player));
    }

    @LuaFunction(
            value = "release(action: string<Action>, player?: integer = 1)",
            doc = "Releases the key of an action, or the given key or button.")
    void release(String action, int player) {
        hands("release", player).release(binding("release", action, player));
    }

    @LuaFunction(
            value = "tap(action: string<Action>, player?: integer = 1)",
            doc = "Presses and releases the key of an action; the game sees it down for one tick.")
    void tap(String action, int player) {
        Binding binding = binding("tap", action, player);
        hands("tap", player).press(binding);
        hands("tap", player).release(binding);
    }

    @LuaFunction(
            value = "stick(x: number, y: number, player?: integer = 1)",
            doc = "Moves the left stick of a player's gamepad and holds it there. x points right, y points down; both"
                    + " are from -1 to 1.")
    void stick(double x, double y, int player) {
        InputSimulator hands = hands("stick", player);
        hands.pad().setAxis(PadAxis.LEFT_X, x);
        hands.pad().setAxis(PadAxis.LEFT_Y, y);
    }

    @LuaFunction(value = "mouse(x: integer, y: integer)", doc = "Moves the mouse to a position in pixels of the game.")
    void mouse(int x, int y) {
        run.host().devices().pointer().move(x, y);
    }

    @LuaFunction(
            value = "type(text: string)",
            doc = "Types letters, and keys whose names are in angle brackets, such as `<Backspace>`.")
    void type(String text) {
        if (text.length() > 2 && text.startsWith("<") && text.endsWith(">"))
            typeKey(text.substring(1, text.length() - 1));
        else run.host().devices().type(text);
    }

    private void typeKey(String name) {
        if (!(named("type", name) instanceof Binding.LogicalKey letter))
            throw new LuaException("test.type: '" + name + "' is not the name of a key");
        Key key = letter.key();
        run.host().devices().press(key);
        run.host().devices().release(key);
    }

    private InputSimulator hands(String function, int player) {
        if (player >= 1 && player <= controls.players()) return run.host().hands(player);
        throw new LuaException(
                "test." + function + ": player must be from 1 to " + controls.players() + " but was " + player);
    }

    private Binding binding(String function, String action, int player) {
        hands(function, player);
        KeyMap map = controls.pad(player).map();
        if (!map.has(action)) return named(function, action);
        if (!map.bindings(action).isEmpty()) return map.bindings(action).get(0);
        throw new LuaException("test." + function + ": player " + player + " has no key for '" + action + "'");
    }

    private Binding named(String function, String name) {
        run.charge(COST_OF_NAME);
        try {
            return BindingParser.parse(name);
        } catch (IllegalArgumentException none) {
            throw new LuaException(
                    "test." + function + ": " + controls.pad(1).map().unknownActionMessage(name));
        }
    }
}
