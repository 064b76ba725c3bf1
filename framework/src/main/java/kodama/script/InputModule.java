package kodama.script;

import java.util.List;
import java.util.function.Predicate;
import kodama.base.Spelling;
import kodama.input.KeyMap;
import kodama.input.Pad;
import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** The module {@code input}: what the player presses, the same all through a tick. */
final class InputModule {
    private static final String ACTIONS = " Actions and their keys: up, down, left, right"
            + " (arrows), fire (Z, Space), bomb (X), slow (Shift), start (Enter), back (Escape).";

    private final Pad pad;

    private InputModule(Pad pad) {
        this.pad = pad;
    }

    static LuaModule module(ScriptWorld world) {
        InputModule input = new InputModule(world.services().pad());
        return new LuaModule("input", "What the player presses, the same all through a tick." + ACTIONS)
                .function(
                        "down(action: string) -> boolean",
                        "Tells whether the action's key is down.",
                        arguments -> input.ask(arguments, input.pad::isDown))
                .function(
                        "pressed(action: string) -> boolean",
                        "Tells whether the action's key went down in this tick.",
                        arguments -> input.ask(arguments, input.pad::isPressed))
                .function(
                        "released(action: string) -> boolean",
                        "Tells whether the action's key went up in this tick.",
                        arguments -> input.ask(arguments, input.pad::isReleased))
                .function(
                        "axis() -> number, number",
                        "Returns the direction held: x and y, each -1, 0 or 1; y grows downwards.",
                        arguments -> input.axis());
    }

    /** The actions of a game, without the framework's own, which have a dot in their names. */
    private static List<String> actions(KeyMap map) {
        return map.actions().stream().filter(action -> !action.contains(".")).toList();
    }

    private Varargs ask(Varargs arguments, Predicate<String> question) {
        String action = arguments.arg1().tojstring();
        if (pad.map().actions().contains(action)) return LuaValue.valueOf(question.test(action));
        throw new LuaError("input: " + noAction(pad.map(), action));
    }

    /** Says that there is no such action, and which there are. */
    static String noAction(KeyMap map, String action) {
        List<String> actions = actions(map);
        return "there is no action '" + action + "'" + Spelling.hint(action, actions) + "; actions are "
                + String.join(", ", actions);
    }

    private Varargs axis() {
        return LuaValue.varargsOf(between("left", "right"), between("up", "down"));
    }

    private LuaValue between(String less, String more) {
        int value = (pad.isDown(more) ? 1 : 0) - (pad.isDown(less) ? 1 : 0);
        return LuaValue.valueOf(value);
    }
}
