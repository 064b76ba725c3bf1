package kodama.script.api.shot;

import kodama.geom.Bounds;
import kodama.lua.bind.Option;
import kodama.lua.bind.OptionClass;
import kodama.lua.bind.Options;
import kodama.lua.bind.Table;
import kodama.shot.Shots;

/** A field for shots, read from a table. */
final class ShotFieldTable {
    static final OptionClass FIELD = OptionClass.of(
            "ShotField",
            "A rectangle outside of which shots are removed.",
            Option.number("x", 0, "Left edge, in pixels."),
            Option.number("y", 0, "Upper edge, in pixels."),
            Option.atLeast("width", 1, 0, "Width, in pixels.").required(),
            Option.atLeast("height", 1, 0, "Height, in pixels.").required(),
            Option.atLeast(
                    "margin",
                    0,
                    Shots.DEFAULT_MARGIN,
                    "Distance outside the field at which shots are removed, in pixels."));

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
