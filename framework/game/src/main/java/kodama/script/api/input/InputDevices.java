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

/** The second part of the module {@code input}: mouse, text, rumbling pads. */
@LuaModule(name = "input")
final class InputDevices {
    private static final List<String> CURSORS = Stream.of(CursorMode.values())
            .map(wish -> wish.name().toLowerCase(Locale.ROOT))
            .toList();
    private static final int MOST_TICKS = 10_000;
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
            doc = "Returns where the mouse is: x and y in pixels of the game, and whether that is within its"
                    + " picture. Before"
                    + " the mouse was moved it is at -1, -1. A game that asks has its cursor seen.")
    Values mouse() {
        controls.enableMouse();
        LatchedMouse mouse = controls.mouse();
        boolean isInside =
                mouse.x() >= 0 && mouse.x() < display.width() && mouse.y() >= 0 && mouse.y() < display.height();
        return Values.of((double) mouse.x(), (double) mouse.y(), isInside);
    }

    @LuaFunction(
            value = "mouse_move() -> x: number, y: number",
            doc = "Returns how far the mouse was moved since the tick before, in pixels of the game; also"
                    + " without end, while"
                    + " its cursor is caught.")
    Values mouseMove() {
        return Values.of(
                (double) controls.mouse().moveX(), (double) controls.mouse().moveY());
    }

    @LuaFunction(
            value = "wheel() -> integer",
            doc = "Returns how far the mouse's wheel was turned since the tick before, in notches; towards the"
                    + " hand, which"
                    + " scrolls down, is positive.")
    int wheel() {
        return controls.mouse().wheel();
    }

    @LuaFunction(
            value = "cursor(how: \"auto\"|\"shown\"|\"hidden\"|\"caught\")",
            doc = "Says how the mouse's cursor is to be until the next reset: \"auto\" (seen for a while when"
                    + " it is moved),"
                    + " \"shown\", \"hidden\", or \"caught\": hidden and held in the middle, so that"
                    + " `input.mouse_move` has no"
                    + " end. Where the system does not let a program move the mouse, a notice says so,"
                    + " and it is hidden.")
    void cursor(String how) {
        if (!CURSORS.contains(how))
            throw new LuaException("input.cursor: how must be one of " + String.join(", ", CURSORS) + " but was '" + how
                    + "'" + Spelling.hint(how, CURSORS));
        controls.setCursor(CursorMode.values()[CURSORS.indexOf(how)]);
    }

    @LuaFunction(
            value = "begin_text()",
            doc = "Begins to enter text, say a name: until `input.end_text` or the next reset keys are no"
                    + " actions (but F1 to"
                    + " F12), and `input.text` tells what is typed. Buttons of pads and mouse are heard"
                    + " as before.")
    void beginText() {
        controls.enterText(true);
    }

    @LuaFunction(value = "end_text()", doc = "Ends entering text; keys are actions again when they are pressed again.")
    void endText() {
        controls.enterText(false);
    }

    @LuaFunction(
            value = "text() -> Typed[]",
            doc = "Returns what was typed in this tick, in its order: `{ text = \"é\" }` for letters, as"
                    + " keyboard, dead keys and"
                    + " input methods make them; `{ key = \"Backspace\", ctrl = false, shift = false,"
                    + " repeated = false }` for a key. A key that is held comes again, but for one that was held before"
                    + " text was entered. Empty unless text is entered.")
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
            doc = "Shakes the player's pads, if they can be: `strength` from 0 to 1, for so many ticks.")
    void rumble(double strength, int ticks, int player) {
        Checks.between("player", player, 1, controls.players());
        Checks.between("ticks", ticks, 0, MOST_TICKS);
        if (!(strength >= 0 && strength <= 1))
            throw new LuaException("input.rumble: strength must be from 0 to 1 but was " + strength);
        controls.rumble(player, strength, ticks * MILLIS / time.baseRate());
    }
}
