package kodama.script.api.draw;

import java.util.List;
import kodama.draw.BlendMode;
import kodama.draw.Colors;
import kodama.draw.Image;
import kodama.draw.NinePatch;
import kodama.draw.SheetLayout;
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
import kodama.script.task.Blend;
import kodama.script.task.LookOptions;
import kodama.script.task.SpriteFields;
import kodama.script.task.TaskContext;
import org.jspecify.annotations.Nullable;

/** The functions of the module {@code draw} that fill a rectangle with an image. */
@LuaModule(name = "draw")
final class DrawPatches {
    private static final double FARTHEST = Bounds.FARTHEST;

    private static final List<Option> COMMON = List.of(
            LookOptions.FRAME,
            Option.number("alpha", 1, "Opacity, from 0 (invisible) to 1."),
            Option.color("tint", ScriptColors.WHITE, "Color by which the image is multiplied."),
            Blend.OPTION);

    static final OptionClass PATCH =
            OptionClass.ofParts("PatchLook", "How an image fills a rectangle.", COMMON, LookOptions.COLORS);

    static final OptionClass TILES = PATCH.and(
            "TileLook",
            "How an image is repeated.",
            Option.between(
                    "offset_x",
                    -FARTHEST,
                    FARTHEST,
                    0.0,
                    "Distance by which the pattern is moved to the right, in pixels."),
            Option.between(
                    "offset_y", -FARTHEST, FARTHEST, 0.0, "Distance by which the pattern is moved down, in pixels."),
            Option.between("scale", 0.01, 1000, 1.0, "Scale factor of the image."));

    private final TaskContext context;
    private final DrawCost cost;
    private final SpriteFields sprites;
    private final Table plain;

    DrawPatches(GameContext game, DrawCost cost) {
        context = game.running();
        this.cost = cost;
        sprites = game.sprites();
        plain = game.lua().newTable();
    }

    @LuaFunction(
            value = "nine_patch(name: string<Picture>|Canvas, x: number, y: number, width: number, height: number,"
                    + " borders: number|number[]|string, look?: PatchLook)",
            doc = "Draws an image as a frame of any size: its corners keep their size, its edges and its center are"
                    + " stretched. `borders` is the width of all borders of the image in pixels, or `{ left, top,"
                    + " right, bottom }`, or the name of a slice with a center in the image's sheet file, which is the"
                    + " part of the image that is drawn.")
    void ninePatch(Value name, double x, double y, double width, double height, Value borders, @Nullable Table look) {
        Table table = look == null ? plain : look;
        Options options = new Options("draw.nine_patch", table, PATCH);
        Image own = sprites.image("draw.nine_patch", name, table);
        int tint = ScriptColors.option(options, "tint");
        Image image = sprites.recolored("draw.nine_patch", own, table);
        checkPlace("draw.nine_patch", x, y, width, height);
        cost.area(width, height);
        patch(name, table, image, borders)
                .draw(
                        context.canvas(),
                        x,
                        y,
                        width,
                        height,
                        options.word("blend", BlendMode.class),
                        image == own ? tint : Colors.WHITE,
                        options.number("alpha"));
    }

    private NinePatch patch(Value name, Table look, Image image, Value borders) {
        if (borders.is(LuaType.STRING)) return NinePatch.of(image, slice(name, look, borders.text()));
        if (!borders.is(LuaType.TABLE)) {
            int all = border(borders);
            return new NinePatch(image, all, all, all, all);
        }
        Table list = borders.table();
        if (list.length() != 4)
            throw new LuaException(
                    "draw.nine_patch: borders must be a number, { left, top, right, bottom } or the name of"
                            + " a slice but was a list of " + list.length());
        return new NinePatch(image, border(list.get(1)), border(list.get(2)), border(list.get(3)), border(list.get(4)));
    }

    private SheetLayout.Slice slice(Value name, Table look, String wanted) {
        try {
            SheetLayout.Slice slice = sprites.slice(name, look, wanted);
            if (slice.center() != null) return slice;
            throw new LuaException("slice '" + wanted + "' of sprite '" + name.text()
                    + "' has no center; in Aseprite, tick 9-slices in its properties");
        } catch (LuaException wrong) {
            throw new LuaException("draw.nine_patch: " + wrong.getMessage());
        }
    }

    private static int border(Value width) {
        double number = width.number();
        if (width.is(LuaType.INTEGER) && number >= 0 && number <= Image.MAX_SIDE) return (int) number;
        throw new LuaException("draw.nine_patch: a border must be a whole number from 0 to " + Image.MAX_SIDE
                + " but was " + width.describe());
    }

    @LuaFunction(
            value = "tiled(name: string<Picture>|Canvas, x: number, y: number, width: number, height: number,"
                    + " look?: TileLook)",
            doc = "Fills a rectangle with a repeated image, beginning in the top left corner; change `offset_x` and"
                    + " `offset_y` to scroll it.")
    void tiled(Value name, double x, double y, double width, double height, @Nullable Table look) {
        Table table = look == null ? plain : look;
        Options options = new Options("draw.tiled", table, TILES);
        Image own = sprites.image("draw.tiled", name, table);
        int tint = ScriptColors.option(options, "tint");
        Image image = sprites.recolored("draw.tiled", own, table);
        checkPlace("draw.tiled", x, y, width, height);
        cost.area(width, height);
        context.canvas()
                .tile(
                        image,
                        x,
                        y,
                        width,
                        height,
                        options.number("offset_x"),
                        options.number("offset_y"),
                        options.number("scale"),
                        options.word("blend", BlendMode.class),
                        image == own ? tint : Colors.WHITE,
                        options.number("alpha"));
    }

    private static void checkPlace(String function, double x, double y, double width, double height) {
        Bounds.checkFar(function, "x", x);
        Bounds.checkFar(function, "y", y);
        Bounds.checkFar(function, "width", width);
        Bounds.checkFar(function, "height", height);
    }
}
