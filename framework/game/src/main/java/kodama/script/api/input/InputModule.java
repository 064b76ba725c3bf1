package kodama.script.api.input;

import java.util.List;
import kodama.base.Checks;
import kodama.input.Autorepeat;
import kodama.input.AxisMap;
import kodama.input.Binding;
import kodama.input.Controls;
import kodama.input.Pad;
import kodama.lua.bind.AliasDoc;
import kodama.lua.bind.ClassDoc;
import kodama.lua.bind.FieldDoc;
import kodama.lua.bind.Lua;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Module;
import kodama.lua.bind.ModuleDoc;
import kodama.lua.bind.Table;
import kodama.lua.bind.TypeDoc;
import kodama.lua.bind.Values;
import kodama.script.game.GameContext;
import kodama.task.Task;
import org.jspecify.annotations.Nullable;

/** The module {@code input}: actions and axes. */
@LuaModule(
        name = "input",
        doc = "Input of the players, constant during a tick. Actions and their keys are set by `actions` of"
                + " game.lua. By default they are up, down, left and right (arrow keys; D-pad and left stick), fire"
                + " (Z, Space; A), bomb (X; B), slow (Shift; LB, RB), start (Enter; Start) and back (Escape; Back)."
                + " Players are counted from 1; by default, functions use the first.")
public final class InputModule {
    private static final TypeDoc STRING = new TypeDoc.Plain(LuaType.STRING);
    private static final TypeDoc BOOLEAN = new TypeDoc.Plain(LuaType.BOOLEAN);

    private static final ClassDoc TYPED = ClassDoc.of(
            "Typed",
            "Something that was typed: letters or a key. A key that produces a letter comes before that letter.",
            List.of(
                    FieldDoc.of("text", STRING, "Letters that were typed.").orNil(),
                    FieldDoc.of("key", STRING, "Name of the key, such as \"Backspace\".")
                            .orNil(),
                    FieldDoc.of("ctrl", BOOLEAN, "With `key`: whether Ctrl was held.")
                            .orNil(),
                    FieldDoc.of("shift", BOOLEAN, "With `key`: whether Shift was held.")
                            .orNil(),
                    FieldDoc.of("repeated", BOOLEAN, "With `key`: whether the key repeats because it is held.")
                            .orNil()));

    private static final AliasDoc ACTION =
            AliasDoc.name("Action", "An action of a player: \"fire\", \"left\", or one that game.lua defines.");
    private static final AliasDoc AXIS =
            AliasDoc.name("Axis", "An axis: \"x\", \"look_x\", or one that game.lua defines.");

    private static final int BITS_OF_NUMBER = 32;
    private static final int MAX_TICKS = 10_000;

    private final Controls controls;
    private final Lua lua;

    InputModule(GameContext game) {
        controls = game.controls();
        lua = game.lua();
    }

    public static List<ModuleDoc> described() {
        return List.of(ModuleDoc.of(InputModule.class, InputDevices.class)
                .withClasses(TYPED)
                .withAliases(ACTION, AXIS));
    }

    public static Module of(GameContext game) {
        Controls controls = game.controls();
        controls.setPausable(() -> isPausable(task(game)));
        return Module.of(new InputModule(game), new InputDevices(game));
    }

    /** Returns the task whose script runs, or the running Java task; null outside of tasks. */
    private static @Nullable Task task(GameContext game) {
        Task scriptsTask = game.running().current();
        return scriptsTask == null ? game.tasks().current() : scriptsTask;
    }

    private static boolean isPausable(@Nullable Task task) {
        return task != null && !task.ignoresPause();
    }

    @LuaFunction(
            value = "down(action: string<Action>, player?: integer = 1) -> boolean",
            doc = "Returns whether the action is down: at least one of its keys or buttons is held.")
    boolean down(String action, int player) {
        return pad("down", action, player).isDown(action);
    }

    @LuaFunction(
            value = "pressed(action: string<Action>, player?: integer = 1) -> boolean",
            doc = "Returns whether the action was pressed in this tick.")
    boolean pressed(String action, int player) {
        return pad("pressed", action, player).isPressed(action);
    }

    @LuaFunction(
            value = "released(action: string<Action>, player?: integer = 1) -> boolean",
            doc = "Returns whether the action was released in this tick.")
    boolean released(String action, int player) {
        return pad("released", action, player).isReleased(action);
    }

    @LuaFunction(
            value = "repeated(action: string<Action>, player?: integer = 1, delay?: integer = 0,"
                    + " every?: integer = 0) -> boolean",
            doc = "Returns whether the action was pressed in this tick or repeats because it is held, as in a menu:"
                    + " first after `delay` ticks, then every `every` ticks. The defaults are those of `autorepeat` of"
                    + " game.lua, or else 20 and 5.")
    boolean repeated(String action, int player, int delay, int every) {
        Autorepeat defaults = controls.scheme().repeat();
        Autorepeat repeat = new Autorepeat(
                delay == 0 ? defaults.delay() : Checks.between("delay", delay, 1, MAX_TICKS),
                every == 0 ? defaults.every() : Checks.between("every", every, 1, MAX_TICKS));
        return pad("repeated", action, player).isRepeated(action, repeat);
    }

    @LuaFunction(
            value = "turbo(action: string<Action>, every: integer, player?: integer = 1)",
            doc = "Sets rapid fire for an action: while held, it is pressed once per `every` ticks, at least 2; 0"
                    + " turns this off. It ends at the next reset.")
    void turbo(String action, int every, int player) {
        if (every != 0) Checks.between("every", every, 2, MAX_TICKS);
        pad("turbo", action, player).setTurbo(action, every);
    }

    @LuaFunction(
            value = "ignore_held()",
            doc = "Ignores all held keys and buttons, from the next tick until they are released: for a screen of"
                    + " your own that opens while keys are held. The screens of `kodama.menu` do this themselves.")
    void ignoreHeld() {
        controls.ignoreHeld();
    }

    private Pad pad(String function, String action, int player) {
        Pad pad = pad(function, player);
        if (pad.map().has(action)) return pad;
        throw new LuaException("input." + function + ": " + pad.map().unknownActionMessage(action));
    }

    private Pad pad(String function, int player) {
        if (player < 1 || player > controls.players())
            throw new LuaException("input." + function + ": player must be "
                    + (controls.players() == 1 ? "1" : "from 1 to " + controls.players()) + " but was " + player);
        return controls.pad(player);
    }

    @LuaFunction(
            value = "axis(player?: integer = 1) -> x: number, y: number",
            doc = "Returns the direction held: x and y, each from -1 to 1; y points down. The left stick of a gamepad"
                    + " gives all directions and strengths; keys and the D-pad give -1, 0 or 1.")
    Values axis(int player) {
        pad("axis", player);
        return Values.of(controls.value(AxisMap.X, player), controls.value(AxisMap.Y, player));
    }

    @LuaFunction(
            value = "value(axis: string<Axis>, player?: integer = 1) -> number",
            doc = "Returns the position of an axis, from -1 to 1: x, y, look_x, look_y, left_trigger,"
                    + " right_trigger, or one of `axes` of game.lua.")
    double value(String axis, int player) {
        pad("value", player);
        if (!controls.scheme().axes().has(axis))
            throw new LuaException("input.value: " + controls.scheme().axes().unknownAxisMessage(axis));
        return controls.value(axis, player);
    }

    @LuaFunction(
            value = "bits(player?: integer = 1) -> low: integer, high: integer",
            doc = "Returns all actions that are down as bits of a number; see `input.bit`. The bits of the 33rd"
                    + " action and later ones are in the second number.")
    Values bits(int player) {
        return split(pad("bits", player).bits());
    }

    @LuaFunction(
            value = "bit(action: string<Action>) -> low: integer, high: integer",
            doc = "Returns the bit of an action: `bit32.btest(input.bits(), (input.bit \"fire\"))`. The default"
                    + " actions have the first bits, in the order listed above; a game's own actions follow in"
                    + " alphabetical order.")
    Values bit(String action) {
        return split(pad("bit", action, 1).bit(action));
    }

    private static Values split(long bits) {
        return Values.of((double) (bits & 0xFFFF_FFFFL), (double) (bits >>> BITS_OF_NUMBER));
    }

    @LuaFunction(
            value = "keys(action: string<Action>, player?: integer = 1) -> string[]",
            doc = "Returns the names of the current keys and buttons of an action, including the player's own"
                    + " choice, for display: `{ \"Z\", \"Space\", \"Pad A\" }`.")
    Table keys(String action, int player) {
        Table names = lua.newTable();
        int count = 0;
        for (Binding binding : pad("keys", action, player).map().bindings(action)) names.put(++count, binding.label());
        return names;
    }

    @LuaFunction(value = "players() -> integer", doc = "Returns the number of players, from 1 to 4.")
    int players() {
        return controls.players();
    }
}
