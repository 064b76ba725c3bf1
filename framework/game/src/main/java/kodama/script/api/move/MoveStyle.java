package kodama.script.api.move;

import java.util.List;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Option;
import kodama.lua.bind.OptionClass;
import kodama.lua.bind.Options;
import kodama.lua.bind.Value;

/**
 * How a task moves: its pace, and where it looks meanwhile.
 *
 * @param ease the pace
 * @param heading where it looks
 */
record MoveStyle(Ease ease, Mover.Heading heading) {
    private static final Option TURNS =
            Option.flag("turns", false, "Whether its `rotation` follows the way, so that its picture looks ahead.");
    private static final Option FRONT = Option.number(
            "front", 0, "With `turns`: where the picture looks that is not turned; in degrees, -90 for up.");
    private static final Option EASE =
            Option.words("ease", Ease.class, "How it begins and ends.").as("string<Ease>");

    static final OptionClass OPTIONS = OptionClass.of(
            "MoveOptions",
            "How a task moves along a way; where nothing else is to say, the ease alone will do.",
            EASE,
            TURNS,
            FRONT);

    /** Options of what has its own pace. */
    static OptionClass with(String name, String doc, Option... own) {
        return OptionClass.ofParts(name, doc, List.of(own), List.of(TURNS, FRONT));
    }

    /** Options of what also has an ease. */
    static OptionClass withEase(String name, String doc, Option... own) {
        return OptionClass.ofParts(name, doc, List.of(own), List.of(EASE, TURNS, FRONT));
    }

    /**
     * Reads what a script says: nothing, the name of an ease, or a table.
     *
     * @throws LuaException if it makes no sense
     */
    static MoveStyle read(String verb, Value how) {
        if (how.isNil()) return new MoveStyle(Ease.LINEAR, Mover.Heading.KEPT);
        if (how.is(LuaType.STRING)) return new MoveStyle(Ease.named(how.text(), verb), Mover.Heading.KEPT);
        return read(new Options(verb, how.table(), OPTIONS));
    }

    private static MoveStyle read(Options options) {
        return new MoveStyle(options.word("ease", Ease.class), heading(options));
    }

    static Mover.Heading heading(Options options) {
        return new Mover.Heading(options.flag("turns"), options.number("front"));
    }
}
