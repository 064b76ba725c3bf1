package kodama.script.api.draw;

import java.util.Arrays;
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
import kodama.script.task.SpriteFields;
import kodama.script.task.TaskContext;
import org.jspecify.annotations.Nullable;

/** A part of the module {@code draw}: pictures along a way. */
@LuaModule(name = "draw")
final class DrawStrips {
    private static final int FARTHEST = 1_000_000;
    private static final int WHITE = 0xFFFFFF;

    static final OptionClass LOOK = OptionClass.of(
            "StripLook",
            "How a picture is laid along a way.",
            Option.integer("frame", 1, Integer.MAX_VALUE, 1, "Which frame of a sheet; see `draw.sheet`."),
            Option.of(
                    "width",
                    "number|number[]",
                    "How wide the strip is, in pixels, or how wide at each point; the height of the picture if it is"
                            + " left out."),
            Option.between(
                    "period",
                    0,
                    FARTHEST,
                    null,
                    "After how many pixels of the way the picture begins anew; it is stretched over all of it if this"
                            + " is left out."),
            Option.number("alpha", 1, "From 0, invisible, to 1."),
            Blend.OPTION,
            Option.color("tint", "The color it is multiplied by."));

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
            value = "strip(name: string<Picture>, points: number[], look?: StripLook)",
            doc = "Lays an image along the way `{ x1, y1, x2, y2, … }`: its left edge at the first point, its"
                    + " upper edge to the left of the way.")
    void strip(Value name, Table way, @Nullable Table look) {
        Table wish = look == null ? plain : look;
        Options options = new Options("draw.strip", wish, LOOK);
        Image image = sprites.image(name, wish);
        points.read("draw.strip: points", way, 2);
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
                        (int) options.number("tint", WHITE),
                        options.number("alpha"));
    }

    /** Reads how wide the strip is at each point; returns the most. */
    private double widths(Value wish, double otherwise) {
        if (widths.length < points.count()) widths = new double[points.count()];
        if (wish.is(LuaType.TABLE)) return listed(wish.table());
        if (!wish.isNil() && !wish.is(LuaType.NUMBER))
            throw new LuaException(
                    "draw.strip: option 'width' must be a number or a list of numbers but was " + wish.describe());
        double width = wish.isNil() ? otherwise : wish.number();
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
