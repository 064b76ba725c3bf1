package kodama.script.api.shot;

import kodama.geom.Bounds;
import kodama.lua.bind.Option;
import kodama.lua.bind.OptionClass;
import kodama.lua.bind.Options;
import kodama.lua.bind.Table;
import kodama.shot.Shots;

/** A field in which shots live, as a table says it. */
final class ShotFieldTable {
    static final OptionClass FIELD = OptionClass.of(
            "ShotField",
            "A field in which shots live.",
            Option.number("x", 0, "Its left edge; in pixels."),
            Option.number("y", 0, "Its upper edge; in pixels."),
            Option.atLeast("width", 1, 0, "From there to the right; in pixels.").required(),
            Option.atLeast("height", 1, 0, "From there down; in pixels.").required(),
            Option.atLeast("margin", 0, Shots.DEFAULT_MARGIN, "How far outside of it they live on; in pixels."));

    private final Options options;

    ShotFieldTable(String function, Table table) {
        options = new Options(function, table, FIELD);
    }

    Bounds bounds() {
        double x = options.number("x");
        double y = options.number("y");
        return new Bounds(x, y, x + options.number("width"), y + options.number("height"));
    }

    double margin() {
        return options.number("margin");
    }
}
