package kodama.script.api.draw;

import java.util.List;
import kodama.draw.Image;
import kodama.draw.SheetGrid;
import kodama.draw.SpriteLook;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.Option;
import kodama.lua.bind.OptionClass;
import kodama.lua.bind.Options;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.script.game.GameContext;
import kodama.script.task.Blend;
import kodama.script.task.LookOptions;
import kodama.script.task.SpriteAnimations;
import kodama.script.task.SpriteFields;
import kodama.script.task.SpriteSheets;
import kodama.script.task.TaskContext;
import org.jspecify.annotations.Nullable;

/** The functions of the module {@code draw} for images. */
@LuaModule(
        name = "draw",
        doc = "Images, shapes and text, drawn at the running task's position in the drawing order. From a"
                + " task's `draw` function, they are shown for that frame; from its coroutine, they are shown until"
                + " the task runs again. Colors are 0xRRGGBB, alpha goes from 0 (invisible) to 1, and positions are"
                + " in pixels from the top left.")
final class DrawSprites {
    private static final List<Option> COMMON = List.of(
            LookOptions.FRAME,
            Option.number("scale", 1, "Scale factor."),
            Option.number("rotation", 0, "Rotation, in degrees clockwise."),
            Option.flag("flip_x", false, "Whether the image is mirrored horizontally."),
            Option.flag("flip_y", false, "Whether the image is mirrored vertically."),
            Option.number("alpha", 1, "Opacity, from 0 (invisible) to 1."),
            Option.color("tint", "Color by which the image is multiplied."),
            Blend.OPTION);

    static final OptionClass LOOK =
            OptionClass.ofParts("SpriteLook", "How an image is drawn.", COMMON, LookOptions.SHAPE, LookOptions.COLORS);

    static final OptionClass GRID = OptionClass.of(
            "SheetGrid",
            "The distances between the frames of a sprite sheet, in pixels.",
            length("margin", 0, "Border of the image without frames, on all sides."),
            length("spacing", 0, "Distance between two frames."),
            length("spacing_x", null, "Distance between two columns (default `spacing`)."),
            length("spacing_y", null, "Distance between two rows (default `spacing`)."),
            length("offset_x", 0, "Additional distance of the first column from the left."),
            length("offset_y", 0, "Additional distance of the first row from the top."));

    private final TaskContext context;
    private final DrawCost cost;
    private final SpriteFields sprites;
    private final SpriteSheets sheets;
    private final SpriteAnimations animations;
    private final Table plain;

    private static Option length(String name, @Nullable Integer fallback, String doc) {
        return fallback == null
                ? Option.integer(name, 0, Image.MAX_SIDE, doc)
                : Option.integer(name, 0, Image.MAX_SIDE, fallback, doc);
    }

    DrawSprites(GameContext game, DrawCost cost) {
        context = game.running();
        this.cost = cost;
        sprites = game.sprites();
        sheets = game.sheets();
        animations = game.spriteAnimations();
        plain = game.lua().newTable();
    }

    @LuaFunction(
            value = "sprite(name: string<Picture>|Canvas, x: number, y: number, look?: SpriteLook)",
            doc = "Draws an image at a point: its center, or its `origin`, is placed there.")
    void sprite(Value name, double x, double y, @Nullable Table look) {
        if (look != null) Options.rejectUnknown("draw.sprite", look, LOOK);
        Table fields = look == null ? plain : look;
        try {
            Image image = sprites.image(name, fields);
            SpriteLook drawn = sprites.look(image, fields);
            cost.sprite(sprites.width(image), sprites.height(image), sprites.isWarped());
            context.canvas().sprite(image, x, y, drawn);
        } catch (LuaException wrong) {
            throw new LuaException("draw.sprite: " + wrong.getMessage());
        }
    }

    @LuaFunction(
            value = "sheet(name: string<Picture>, width: number, height: number, grid?: SheetGrid) -> integer",
            doc = "Declares an image a sprite sheet: a grid of frames of this size, in pixels. Returns the number"
                    + " of frames. An image whose file describes its frames, as those of Aseprite and TexturePacker"
                    + " do, must not be declared. For a canvas, declare its `canvas:image()`.")
    int sheet(String name, double width, double height, @Nullable Table grid) {
        return sheets.declare(name, grid((int) width, (int) height, grid)).count();
    }

    private static SheetGrid grid(int width, int height, @Nullable Table table) {
        if (table == null) return SheetGrid.of(width, height);
        Options options = new Options("draw.sheet", table, GRID);
        int spacing = options.integer("spacing");
        return new SheetGrid(
                width,
                height,
                options.integer("margin"),
                options.integer("spacing_x", spacing),
                options.integer("spacing_y", spacing),
                options.integer("offset_x"),
                options.integer("offset_y"));
    }

    @LuaFunction(
            value = "animation(sprite: string<Picture>, name: string<AnimationName>, animation: Animation)",
            doc = "Declares an animation of a sprite sheet, which a task plays with `self.animation = name`."
                    + " Declare the sheet first; see `draw.sheet`.")
    void animation(String sprite, String name, Table animation) {
        animations.declare("draw.animation", sprite, name, animation);
    }
}
