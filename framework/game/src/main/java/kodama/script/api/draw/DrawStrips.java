package kodama.script.api.draw;

import java.util.Arrays;
import java.util.List;
import kodama.draw.BlendMode;
import kodama.draw.Image;
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
import kodama.script.task.Blend;
import kodama.script.task.LookOptions;
import kodama.script.task.SpriteFields;
import kodama.script.task.TaskContext;
import org.jspecify.annotations.Nullable;

/** The function of the module {@code draw} for images along a path. */
@LuaModule(name = "draw")
final class DrawStrips {
    private static final int FARTHEST = 1_000_000;
    private static final int WHITE = 0xFFFFFF;

    private static final List<Option> COMMON = List.of(
            LookOptions.FRAME,
            Option.of(
                    "width",
                    "number|number[]",
                    "Width of the strip, in pixels, or a list with the width at each point; by default, the height of"
                            + " the image."),
            Option.between(
                    "period",
                    0,
                    FARTHEST,
                    null,
                    "Length of path after which the image repeats, in pixels; by default, the image is stretched over"
                            + " the whole path."),
            Option.number("alpha", 1, "Opacity, from 0 (invisible) to 1."),
            Blend.OPTION,
            Option.color("tint", "Color by which the image is multiplied."));

    static final OptionClass LOOK =
            OptionClass.ofParts("StripLook", "How an image is drawn along a path.", COMMON, LookOptions.COLORS);

    private final TaskContext context;
    private final DrawCost cost;
    private final SpriteFields sprites;
    private final Table plain;
    private final PointList points = new PointList();
    private double[] widths = new double[8];

    DrawStrips(GameContext game, DrawCost cost) {
        context = game.running();
        this.cost = cost;
        sprites = game.sprites();
        plain = game.lua().newTable();
    }

    @LuaFunction(
            value = "strip(name: string<Picture>|Canvas, points: number[], look?: StripLook)",
            doc = "Draws an image along the path `{ x1, y1, x2, y2, … }`: its left edge is at the first point, and"
                    + " its top faces left of the direction of travel.")
    void strip(Value name, Table path, @Nullable Table look) {
        Table table = look == null ? plain : look;
        Options options = new Options("draw.strip", table, LOOK);
        Image own = sprites.image("draw.strip", name, table);
        Image image = sprites.recolored("draw.strip", own, table);
        points.read("draw.strip: points", path, 2);
        double widest = widths(options.value("width"), image.height());
        cost.strip(points.length(), widest);
        context.canvas()
                .strip(
                        image,
                        points.numbers(),
                        widths,
                        points.count(),
                        options.number("period", 0),
                        options.word("blend", BlendMode.class),
                        image == own ? (int) options.number("tint", WHITE) : WHITE,
                        options.number("alpha"));
    }

    /** Reads the width of the strip at each point and returns the largest. */
    private double widths(Value given, double defaultWidth) {
        if (widths.length < points.count()) widths = new double[points.count()];
        if (given.is(LuaType.TABLE)) return listed(given.table());
        if (!given.isNil() && !given.is(LuaType.NUMBER))
            throw new LuaException(
                    "draw.strip: option 'width' must be a number or a list of numbers but was " + given.describe());
        double width = given.isNil() ? defaultWidth : given.number();
        Arrays.fill(widths, 0, points.count(), width);
        return width;
    }

    private double listed(Table list) {
        if (list.length() != points.count())
            throw new LuaException("draw.strip: option 'width' must have a number for each of the " + points.count()
                    + " points but has " + list.length());
        double widest = 0;
        for (int i = 0; i < points.count(); i++) {
            widths[i] = PointList.number("draw.strip: widths", list.get(i + 1), i + 1);
            widest = Math.max(widest, widths[i]);
        }
        return widest;
    }
}
