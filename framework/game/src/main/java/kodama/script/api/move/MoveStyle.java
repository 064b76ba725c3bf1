package kodama.script.api.move;

import java.util.List;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Option;
import kodama.lua.bind.OptionClass;
import kodama.lua.bind.Options;
import kodama.lua.bind.Value;
import kodama.script.api.tween.Ease;

/**
 * How a task moves: its easing, and whether its image turns.
 *
 * @param ease easing over time
 * @param heading whether the image turns in the direction of movement
 */
record MoveStyle(Ease ease, Mover.Heading heading) {
    private static final Option TURNS =
            Option.flag("turns", false, "Whether `rotation` follows the direction of movement.");
    private static final Option FRONT = Option.number(
            "front", 0, "With `turns`: direction in which the unrotated image points, in degrees; -90 for up.");
    private static final Option EASE =
            Option.words("ease", Ease.class, "Easing over time.").as("string<Ease>");
    private static final Option SLOW_EASE = EASE.withDefault("sine_in_out");

    static final OptionClass OPTIONS = OptionClass.of(
            "MoveOptions",
            "How a task moves along a path. If you only need an ease, pass its name instead.",
            EASE,
            TURNS,
            FRONT);

    /** Returns the options of a movement that has its own speed. */
    static OptionClass with(String name, String doc, Option... own) {
        return OptionClass.ofParts(name, doc, List.of(own), List.of(TURNS, FRONT));
    }

    /** Returns the options of a movement that also has an ease, by default one that starts and stops slowly. */
    static OptionClass withEase(String name, String doc, Option... own) {
        return OptionClass.ofParts(name, doc, List.of(own), List.of(SLOW_EASE, TURNS, FRONT));
    }

    /**
     * Reads nil, the name of an ease, or a table of options.
     *
     * @throws LuaException if the value is invalid
     */
    static MoveStyle read(String function, Value how) {
        if (how.isNil()) return new MoveStyle(Ease.LINEAR, Mover.Heading.KEPT);
        if (how.is(LuaType.STRING)) return new MoveStyle(Ease.named(how.text(), function), Mover.Heading.KEPT);
        return read(new Options(function, how.table(), OPTIONS));
    }

    private static MoveStyle read(Options options) {
        return new MoveStyle(options.word("ease", Ease.class), heading(options));
    }

    static Mover.Heading heading(Options options) {
        return new Mover.Heading(options.flag("turns"), options.number("front"));
    }
}
