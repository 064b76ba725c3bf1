package kodama.script.api.input;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import kodama.base.Checks;
import kodama.base.Spelling;
import kodama.input.Controls;
import kodama.input.CursorMode;
import kodama.input.LatchedMouse;
import kodama.input.TypedInput;
import kodama.lua.bind.Lua;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.Table;
import kodama.lua.bind.Values;
import kodama.script.config.Display;
import kodama.script.game.GameContext;
import kodama.time.GameTime;

/** The functions of the module {@code input} for the mouse, text and rumble. */
@LuaModule(name = "input")
final class InputDevices {
    private static final List<String> CURSORS = Stream.of(CursorMode.values())
            .map(mode -> mode.name().toLowerCase(Locale.ROOT))
            .toList();
    private static final int MAX_TICKS = 10_000;
    private static final int MILLIS = 1000;

    private final Controls controls;
    private final Display display;
    private final GameTime time;
    private final Lua lua;

    InputDevices(GameContext game) {
        controls = game.controls();
        display = game.display();
        time = game.time();
        lua = game.lua();
    }

    @LuaFunction(
            value = "mouse() -> x: number, y: number, inside: boolean",
            doc = "Returns the position of the mouse, in pixels of the game, and whether it is within the screen."
                    + " Before the first movement it is -1, -1. Calling this function makes the cursor visible.")
    Values mouse() {
        controls.enableMouse();
        LatchedMouse mouse = controls.mouse();
        boolean isInside =
                mouse.x() >= 0 && mouse.x() < display.width() && mouse.y() >= 0 && mouse.y() < display.height();
        return Values.of((double) mouse.x(), (double) mouse.y(), isInside);
    }

    @LuaFunction(
            value = "mouse_move() -> x: number, y: number",
            doc = "Returns the movement of the mouse since the last tick, in pixels of the game. While the cursor"
                    + " is caught, the movement has no limit.")
    Values mouseMove() {
        return Values.of(
                (double) controls.mouse().moveX(), (double) controls.mouse().moveY());
    }

    @LuaFunction(
            value = "wheel() -> integer",
            doc = "Returns the movement of the mouse wheel since the last tick, in notches; positive when scrolling"
                    + " down.")
    int wheel() {
        return controls.mouse().wheel();
    }

    @LuaFunction(
            value = "cursor(how: \"auto\"|\"shown\"|\"hidden\"|\"caught\")",
            doc = "Sets the mouse cursor until the next reset: \"auto\" (shown for a while when it is moved),"
                    + " \"shown\", \"hidden\", or \"caught\" (hidden and held in the middle, so that `input.mouse_move`"
                    + " has no limit). If the system does not allow this, a notice is logged and the cursor is only"
                    + " hidden.")
    void cursor(String how) {
        if (!CURSORS.contains(how))
            throw new LuaException("input.cursor: how must be one of " + String.join(", ", CURSORS) + " but was '" + how
                    + "'" + Spelling.hint(how, CURSORS));
        controls.setCursor(CursorMode.values()[CURSORS.indexOf(how)]);
    }

    @LuaFunction(
            value = "begin_text()",
            doc = "Starts text input, for example for a name: until `input.end_text` or the next reset, keys other"
                    + " than F1 to F12 are not actions, and `input.text` returns what is typed. Buttons of pads and the"
                    + " mouse work as before.")
    void beginText() {
        controls.enterText(true);
    }

    @LuaFunction(
            value = "end_text()",
            doc = "Ends text input. Keys that are still held become actions again when they are next pressed.")
    void endText() {
        controls.enterText(false);
    }

    @LuaFunction(
            value = "text() -> Typed[]",
            doc = "Returns what was typed in this tick, in order: `{ text = \"é\" }` for letters, including dead"
                    + " keys and input methods; `{ key = \"Backspace\", ctrl = false, shift = false, repeated = false"
                    + " }` for a key. A held key repeats, unless it was held before text input started. Empty without"
                    + " text input.")
    Table text() {
        Table list = lua.newTable();
        int count = 0;
        for (TypedInput typed : controls.typed()) list.put(++count, item(typed));
        return list;
    }

    private Table item(TypedInput typed) {
        Table item = lua.newTable();
        if (typed.key() == null) {
            item.put("text", typed.text());
            return item;
        }
        item.put("key", typed.keyName());
        item.put("ctrl", typed.withCtrl());
        item.put("shift", typed.withShift());
        item.put("repeated", typed.isRepeat());
        return item;
    }

    @LuaFunction(
            value = "rumble(strength: number, ticks: integer, player?: integer = 1)",
            doc = "Rumbles the player's gamepads, if they support it: `strength` from 0 to 1, for a number of ticks.")
    void rumble(double strength, int ticks, int player) {
        Checks.between("player", player, 1, controls.players());
        Checks.between("ticks", ticks, 0, MAX_TICKS);
        if (!(strength >= 0 && strength <= 1))
            throw new LuaException("input.rumble: strength must be from 0 to 1 but was " + strength);
        controls.rumble(player, strength, ticks * MILLIS / time.baseRate());
    }
}
