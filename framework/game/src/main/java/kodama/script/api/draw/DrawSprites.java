package kodama.script.api.draw;

import kodama.draw.Image;
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
import kodama.script.task.SpriteFields;
import kodama.script.task.SpriteSheets;
import kodama.script.task.TaskContext;
import org.jspecify.annotations.Nullable;

/** The first part of the module {@code draw}: pictures. */
@LuaModule(
        name = "draw",
        doc = "Pictures, shapes and text, at the running task's place in the order. From a task's `draw` function"
                + " they are drawn in that frame; from its coroutine they stay until it runs again. Colors are"
                + " 0xRRGGBB, alpha is from 0 (invisible) to 1, places are in pixels from the top left.")
final class DrawSprites {
    static final OptionClass LOOK = OptionClass.of(
            "SpriteLook",
            "How a picture is drawn.",
            Option.integer("frame", 1, Integer.MAX_VALUE, 1, "Which frame of a sheet; see `draw.sheet`."),
            Option.number("scale", 1, "How many times as large."),
            Option.number("rotation", 0, "Clockwise; in degrees."),
            Option.flag("flip_x", false, "Whether left and right are swapped."),
            Option.flag("flip_y", false, "Whether top and bottom are swapped."),
            Option.number("alpha", 1, "From 0, invisible, to 1."),
            Option.color("tint", "The color it is multiplied by."),
            Blend.OPTION);

    private final TaskContext context;
    private final DrawCost cost;
    private final SpriteFields sprites;
    private final SpriteSheets sheets;
    private final Table plain;

    DrawSprites(GameContext game, DrawCost cost) {
        context = game.running();
        this.cost = cost;
        sprites = game.sprites();
        sheets = game.sheets();
        plain = game.lua().newTable();
    }

    @LuaFunction(
            value = "sprite(name: string<Picture>, x: number, y: number, look?: SpriteLook)",
            doc = "Draws an image around a point.")
    void sprite(Value name, double x, double y, @Nullable Table look) {
        if (look != null) Options.refuseUnknown("draw.sprite", look, LOOK);
        Table fields = look == null ? plain : look;
        try {
            Image image = sprites.image(name, fields);
            cost.sprite(image, sprites.scale(fields), sprites.rotation(fields));
            sprites.draw(context.canvas(), image, x, y, fields);
        } catch (LuaException wrong) {
            throw new LuaException("draw.sprite: " + wrong.getMessage());
        }
    }

    @LuaFunction(
            value = "sheet(name: string<Picture>, width: number, height: number) -> integer",
            doc = "Says that an image is a grid of frames of that size; returns how many there are.")
    int sheet(String name, double width, double height) {
        return sheets.declare(name, (int) width, (int) height).count();
    }
}
