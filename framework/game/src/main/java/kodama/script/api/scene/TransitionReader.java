package kodama.script.api.scene;

import kodama.lua.bind.Lua;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Option;
import kodama.lua.bind.OptionClass;
import kodama.lua.bind.Options;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.script.config.Display;
import kodama.script.feel.SceneTransition;
import kodama.script.feel.TransitionKind;
import kodama.script.look.Bounds;
import kodama.script.look.ScriptColors;
import org.jspecify.annotations.Nullable;

/** Reads the transition of a change of scene. */
final class TransitionReader {
    private static final int LONGEST = 600;
    private static final double FARTHEST = Bounds.FARTHEST;

    static final OptionClass OPTIONS = OptionClass.of(
            "TransitionOptions",
            "How one scene becomes the next. If you only need a kind, pass its name instead.",
            Option.words(
                    "kind",
                    TransitionKind.class,
                    "fade: to a color. wipe: the color moves over the picture. iris: only a circle remains. mosaic:"
                            + " the pixels become large. doors: two halves close."),
            Option.integer(
                    "ticks",
                    1,
                    LONGEST,
                    20,
                    "Ticks in which the picture is covered, and in which it is uncovered again."),
            Option.color("color", 0, "Color that covers the picture."),
            Option.between(
                    "x", -FARTHEST, FARTHEST, null, "iris: center of the circle on the screen; by default the middle."),
            Option.between(
                    "y", -FARTHEST, FARTHEST, null, "iris: center of the circle on the screen; by default the middle."),
            Option.between("direction", -FARTHEST, FARTHEST, 0.0, "wipe: where the color moves, in degrees."));

    private final Lua lua;
    private final Display display;

    TransitionReader(Lua lua, Display display) {
        this.lua = lua;
        this.display = display;
    }

    /**
     * Reads a transition.
     *
     * @param given the name of a kind, a table of options, or nil
     * @return null for none
     */
    SceneTransition.@Nullable Look read(String function, Value given) {
        if (given.isNil()) return null;
        Options options = new Options(function, given.is(LuaType.STRING) ? named(given) : given.table(), OPTIONS);
        return new SceneTransition.Look(
                options.word("kind", TransitionKind.class),
                options.integer("ticks"),
                ScriptColors.option(options, "color") & ScriptColors.WHITE,
                options.number("x", display.width() / 2.0),
                options.number("y", display.height() / 2.0),
                options.number("direction"));
    }

    private Table named(Value kind) {
        Table options = lua.newTable();
        options.set(Value.of("kind"), kind);
        return options;
    }
}
