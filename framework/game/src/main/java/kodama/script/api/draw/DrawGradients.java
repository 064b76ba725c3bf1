package kodama.script.api.draw;

import java.util.List;
import kodama.draw.Gradient;
import kodama.lua.bind.ClassDoc;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Option;
import kodama.lua.bind.OptionClass;
import kodama.lua.bind.Options;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.script.game.GameContext;
import kodama.script.look.Bounds;
import kodama.script.look.ScriptColors;
import org.jspecify.annotations.Nullable;

/** The function of the module {@code draw} for gradients. */
@LuaModule(name = "draw")
final class DrawGradients {
    static final ClassDoc GRADIENT =
            ClassDoc.of("Gradient", "Colors that change across a shape, made by `draw.gradient`.", List.of());

    static final OptionClass OPTIONS = OptionClass.of(
            "GradientOptions",
            "How the colors of a gradient are arranged.",
            Option.words(
                    "kind",
                    List.of("linear", "radial"),
                    "`\"linear\"`: along a line; `\"radial\"`: from a center outward."),
            Option.between(
                    "angle",
                    -Bounds.FARTHEST,
                    Bounds.FARTHEST,
                    90.0,
                    "Direction from the first to the last color of a linear gradient, in degrees: 0 is to the right,"
                            + " 90 is down."),
            Option.between("x", -10, 10, 0.5, "Center of a radial gradient, from 0 (left edge) to 1 (right edge)."),
            Option.between("y", -10, 10, 0.5, "Center of a radial gradient, from 0 (top edge) to 1 (bottom edge)."),
            Option.between(
                    "radius",
                    0.01,
                    100,
                    1.0,
                    "Distance of the last color from the center of a radial gradient; 1 is half of the shape."),
            Option.of(
                    "stops",
                    "number[]",
                    "Position of each color, from 0 to 1, not decreasing; evenly spaced by default."),
            Option.of(
                    "alpha",
                    "number|number[]",
                    "Opacity of all colors, from 0 (invisible) to 1, or a list with that of each color; 1 by"
                            + " default."));

    /** The effort of making a gradient. */
    private static final int EFFORT = 4_000;

    private final GameContext game;

    DrawGradients(GameContext game) {
        this.game = game;
    }

    @LuaFunction(
            value = "gradient(colors: number[], options?: GradientOptions) -> userdata<Gradient>",
            doc = "Makes a gradient of 2 to 64 colors, which all functions for shapes take instead of a color. It"
                    + " fits the bounding box of each shape, so make it once and use it for many shapes.")
    Gradient gradient(Table colors, @Nullable Table options) {
        game.effort().spend(EFFORT);
        Options read = new Options("draw.gradient", options == null ? game.lua().newTable() : options, OPTIONS);
        int count = colors.length();
        if (count < 2 || count > Gradient.MAX_COLORS)
            throw new LuaException(
                    "draw.gradient: there must be 2 to " + Gradient.MAX_COLORS + " colors but there were " + count);
        int[] argb = colors(colors, read.value("alpha"));
        double[] stops = stops(read.value("stops"), count);
        boolean linear = read.word("kind").equals("linear");
        double angle = read.number("angle");
        double x = read.number("x");
        double y = read.number("y");
        double radius = read.number("radius");
        return linear ? Gradient.linear(argb, stops, angle) : Gradient.radial(argb, stops, x, y, radius);
    }

    private static int[] colors(Table colors, Value alpha) {
        int[] argb = new int[colors.length()];
        requireList("alpha", alpha, argb.length);
        for (int i = 0; i < argb.length; i++) {
            double color = PointList.number("draw.gradient: colors", colors.get(i + 1), i + 1);
            argb[i] = ScriptColors.argb(color, item("alpha", alpha, i, 1));
        }
        return argb;
    }

    private static double[] stops(Value given, int count) {
        if (!given.isNil() && !given.is(LuaType.TABLE))
            throw new LuaException(
                    "draw.gradient: option 'stops' must be a list of numbers but was " + given.describe());
        requireList("stops", given, count);
        double[] stops = new double[count];
        for (int i = 0; i < count; i++) stops[i] = item("stops", given, i, (double) i / (count - 1));
        return stops;
    }

    private static void requireList(String option, Value given, int count) {
        if (!given.is(LuaType.TABLE) || given.length() == count) return;
        throw new LuaException("draw.gradient: option '" + option + "' must have a number for each of the " + count
                + " colors but has " + given.length());
    }

    private static double item(String option, Value given, int index, double fallback) {
        if (given.isNil()) return fallback;
        Value item = given.is(LuaType.TABLE) ? given.table().get(index + 1) : given;
        if (item.is(LuaType.NUMBER) && item.number() >= 0 && item.number() <= 1) return item.number();
        throw new LuaException("draw.gradient: option '" + option + "' must be from 0 to 1 but was " + item.describe());
    }
}
