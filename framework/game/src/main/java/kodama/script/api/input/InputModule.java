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
        doc = "What players do, the same all through a tick. `actions` of game.lua names the actions and what"
                + " stands for"
                + " them; without it they are up, down, left, right (arrows; a pad's cross and left"
                + " stick), fire (Z, Space;"
                + " A), bomb (X; B), slow (Shift; LB, RB), start (Enter; Start), back (Escape; Back)."
                + " Players are counted"
                + " from 1; who is left out is the first.")
public final class InputModule {
    private static final TypeDoc STRING = new TypeDoc.Plain(LuaType.STRING);
    private static final TypeDoc BOOLEAN = new TypeDoc.Plain(LuaType.BOOLEAN);

    private static final ClassDoc TYPED = ClassDoc.of(
            "Typed",
            "What was typed: letters, or a key. A key that makes a letter comes before it.",
            List.of(
                    FieldDoc.of("text", STRING, "The letters.").orNil(),
                    FieldDoc.of("key", STRING, "The key, such as \"Backspace\".")
                            .orNil(),
                    FieldDoc.of("ctrl", BOOLEAN, "Whether Ctrl was held; with a key.")
                            .orNil(),
                    FieldDoc.of("shift", BOOLEAN, "Whether Shift was held; with a key.")
                            .orNil(),
                    FieldDoc.of("repeated", BOOLEAN, "Whether the key comes again because it is held; with a key.")
                            .orNil()));

    private static final AliasDoc ACTION =
            AliasDoc.name("Action", "What a player can do: \"fire\", \"left\", or one of those that game.lua names.");
    private static final AliasDoc AXIS =
            AliasDoc.name("Axis", "An axis: \"x\", \"look_x\", or one of those that game.lua names.");

    private static final int BITS_OF_NUMBER = 32;
    private static final int MOST_TICKS = 10_000;

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
        controls.setPausable(() -> isPausable(asker(game)));
        return Module.of(new InputModule(game), new InputDevices(game));
    }

    /** The task whose script runs, or the one in Java that runs; null outside of tasks. */
    private static @Nullable Task asker(GameContext game) {
        Task scriptsTask = game.running().current();
        return scriptsTask == null ? game.tasks().current() : scriptsTask;
    }

    private static boolean isPausable(@Nullable Task asker) {
        return asker != null && !asker.ignoresPause();
    }

    @LuaFunction(
            value = "down(action: string<Action>, player?: integer = 1) -> boolean",
            doc = "Tells whether the action is down: one of its keys or buttons is.")
    boolean down(String action, int player) {
        return pad(action, player).isDown(action);
    }

    @LuaFunction(
            value = "pressed(action: string<Action>, player?: integer = 1) -> boolean",
            doc = "Tells whether the action went down in this tick.")
    boolean pressed(String action, int player) {
        return pad(action, player).isPressed(action);
    }

    @LuaFunction(
            value = "released(action: string<Action>, player?: integer = 1) -> boolean",
            doc = "Tells whether the action went up in this tick.")
    boolean released(String action, int player) {
        return pad(action, player).isReleased(action);
    }

    @LuaFunction(
            value = "repeated(action: string<Action>, player?: integer = 1, delay?: integer = 0,"
                    + " every?: integer = 0) -> boolean",
            doc = "Tells whether the action went down in this tick, or comes again as it is held, as in a menu: first"
                    + " after `delay` ticks, then once in `every`. Left out, both are as `autorepeat` of game.lua says;"
                    + " 20 and 5 without it.")
    boolean repeated(String action, int player, int delay, int every) {
        Autorepeat usual = controls.scheme().repeat();
        Autorepeat wanted = new Autorepeat(
                delay == 0 ? usual.delay() : Checks.between("delay", delay, 1, MOST_TICKS),
                every == 0 ? usual.every() : Checks.between("every", every, 1, MOST_TICKS));
        return pad(action, player).isRepeated(action, wanted);
    }

    @LuaFunction(
            value = "turbo(action: string<Action>, every: integer, player?: integer = 1)",
            doc = "Has the action go up and down by itself while it is held: pressed once in `every` ticks, at least 2;"
                    + " 0 has it stay down again. Ends with the next reset.")
    void turbo(String action, int every, int player) {
        if (every != 0) Checks.between("every", every, 2, MOST_TICKS);
        pad(action, player).setTurbo(action, every);
    }

    @LuaFunction(
            value = "ignore_held()",
            doc = "Ignores what is held, from the next tick on until it is released: for a screen of the game's own"
                    + " that opens while keys are held. The screens of `kodama.menu` need no such call.")
    void ignoreHeld() {
        controls.ignoreHeld();
    }

    private Pad pad(String action, int player) {
        Pad pad = pad(player);
        if (pad.map().has(action)) return pad;
        throw new LuaException("input: " + pad.map().unknownActionMessage(action));
    }

    private Pad pad(int player) {
        if (player < 1 || player > controls.players())
            throw new LuaException("input: player must be from 1 to " + controls.players() + " but was " + player);
        return controls.pad(player);
    }

    @LuaFunction(
            value = "axis(player?: integer = 1) -> x: number, y: number",
            doc = "Returns the direction held: x and y, each from -1 to 1; y grows downwards. By the left"
                    + " stick of a pad"
                    + " it has all directions and strengths; by keys and a cross each is -1, 0 or 1.")
    Values axis(int player) {
        pad(player);
        return Values.of(controls.value(AxisMap.X, player), controls.value(AxisMap.Y, player));
    }

    @LuaFunction(
            value = "value(axis: string<Axis>, player?: integer = 1) -> number",
            doc = "Returns how far an axis is moved, from -1 to 1: x, y, look_x, look_y, left_trigger,"
                    + " right_trigger, and"
                    + " those that `axes` of game.lua names.")
    double value(String axis, int player) {
        pad(player);
        if (!controls.scheme().axes().has(axis))
            throw new LuaException("input: " + controls.scheme().axes().unknownAxisMessage(axis));
        return controls.value(axis, player);
    }

    @LuaFunction(
            value = "bits(player?: integer = 1) -> low: integer, high: integer",
            doc = "Returns all actions that are down as bits of a number, see `input.bit`; from the 33rd"
                    + " action on they are"
                    + " in the second.")
    Values bits(int player) {
        return split(pad(player).bits());
    }

    @LuaFunction(
            value = "bit(action: string<Action>) -> low: integer, high: integer",
            doc = "Returns the bit of an action: `bit32.btest(input.bits(), (input.bit \"fire\"))`. The usual"
                    + " actions have"
                    + " their bits in the order in which they stand above, those of the game's own"
                    + " follow by the"
                    + " alphabet.")
    Values bit(String action) {
        return split(pad(action, 1).bit(action));
    }

    private static Values split(long bits) {
        return Values.of((double) (bits & 0xFFFF_FFFFL), (double) (bits >>> BITS_OF_NUMBER));
    }

    @LuaFunction(
            value = "keys(action: string<Action>, player?: integer = 1) -> string[]",
            doc = "Returns what stands for the action just now, players' own choice included, as words to show them:"
                    + " `{ \"Z\", \"Space\", \"Pad A\" }`.")
    Table keys(String action, int player) {
        Table names = lua.newTable();
        int count = 0;
        for (Binding binding : pad(action, player).map().bindings(action)) names.put(++count, binding.label());
        return names;
    }

    @LuaFunction(value = "players() -> integer", doc = "Returns how many players there are, 1 to 4.")
    int players() {
        return controls.players();
    }
}
