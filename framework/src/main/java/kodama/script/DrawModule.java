package kodama.script;

import kodama.draw.DrawList;
import kodama.draw.Font;
import kodama.draw.Image;
import kodama.lua.Texts;
import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** The module {@code draw}: pictures, shapes and text, at the running task's place in the order. */
final class DrawModule {
    private static final int WHITE = 0xFFFFFF;

    private final ScriptWorld world;
    private final Looks looks;
    private final Drawn drawn;

    private DrawModule(ScriptWorld world) {
        this.world = world;
        this.looks = new Looks(world.machine().newTable());
        this.drawn =
                new Drawn(world.effort(), world.config().width(), world.config().height());
    }

    static LuaModule module(ScriptWorld world) {
        DrawModule draw = new DrawModule(world);
        LuaModule module = new LuaModule(
                "draw",
                "Pictures, shapes and text, at the running task's place in the order. From a task's `draw` function they are"
                        + " drawn in that frame; from its coroutine they stay until it runs again. Colours are 0xRRGGBB,"
                        + " alpha is from 0 (invisible) to 1, places are in pixels from the top left.");
        draw.addPictures(module);
        draw.addShapes(module);
        draw.addView(module);
        return module;
    }

    private void addPictures(LuaModule module) {
        module.procedure(
                        "sprite(name: string, x: number, y: number, look?: table)",
                        "Draws an image around a point. `look` may hold frame, scale, rotation (degrees), flip_x, flip_y,"
                                + " alpha and tint.",
                        this::sprite)
                .function(
                        "sheet(name: string, width: number, height: number) -> integer",
                        "Says that an image is a grid of frames of that size; returns how many there are.",
                        this::sheet)
                .procedure(
                        "text(text: any, x: number, y: number, look?: table)",
                        "Writes text; x and y are the top left, or the top middle or right by `align`. `look` may hold color,"
                                + " scale (whole numbers), align (\"left\", \"center\", \"right\") and alpha.",
                        this::text);
    }

    private void addShapes(LuaModule module) {
        module.procedure(
                        "rect(x: number, y: number, width: number, height: number, color: number, alpha?: number)",
                        "Fills a rectangle.",
                        this::rect)
                .procedure(
                        "frame(x: number, y: number, width: number, height: number, color: number, alpha?: number)",
                        "Draws the outline of a rectangle.",
                        this::frame)
                .procedure(
                        "line(x1: number, y1: number, x2: number, y2: number, color: number, alpha?: number)",
                        "Draws a line.",
                        this::line)
                .procedure(
                        "circle(x: number, y: number, radius: number, color: number, alpha?: number)",
                        "Draws the outline of a circle.",
                        this::circle)
                .procedure(
                        "disc(x: number, y: number, radius: number, color: number, alpha?: number)",
                        "Fills a circle.",
                        this::disc)
                .procedure("fill(color: number, alpha?: number)", "Fills the whole picture.", this::fill);
    }

    private void addView(LuaModule module) {
        module.procedure(
                        "clip(x?: number, y?: number, width?: number, height?: number)",
                        "Lets only a rectangle be drawn to until this task has drawn; without arguments, everything again.",
                        this::clip)
                .procedure(
                        "camera(x?: number, y?: number)",
                        "Moves what this task and those after it in the order draw, so that x, y is at the top left of the picture;"
                                + " without arguments, back to where it was.",
                        this::camera)
                .field(
                        "width",
                        "integer",
                        "Width of the picture.",
                        () -> LuaValue.valueOf(world.config().width()))
                .field(
                        "height",
                        "integer",
                        "Height of the picture.",
                        () -> LuaValue.valueOf(world.config().height()));
    }

    private DrawList list() {
        return world.canvas();
    }

    private static double n(Varargs arguments, int index) {
        return arguments.arg(index).todouble();
    }

    /** The colour at an index, with the alpha that may follow it. */
    private static int color(Varargs arguments, int index) {
        return argb((long) n(arguments, index), arguments.optdouble(index + 1, 1));
    }

    private static int argb(long color, double alpha) {
        if (color < 0 || color > WHITE) {
            String told = color < 0 ? Long.toString(color) : "0x%X".formatted(color);
            throw new LuaError("colour must be from 0x000000 to 0xFFFFFF but was " + told);
        }
        return (int) Math.round(Math.max(0, Math.min(alpha, 1)) * 255) << 24 | (int) color;
    }

    private void rect(Varargs a) {
        drawn.area(n(a, 3), n(a, 4));
        list().rect(n(a, 1), n(a, 2), n(a, 3), n(a, 4), color(a, 5));
    }

    private void frame(Varargs a) {
        drawn.outline();
        list().frame(n(a, 1), n(a, 2), n(a, 3), n(a, 4), color(a, 5));
    }

    private void line(Varargs a) {
        drawn.outline();
        list().line(n(a, 1), n(a, 2), n(a, 3), n(a, 4), color(a, 5));
    }

    private void circle(Varargs a) {
        drawn.outline();
        list().circle(n(a, 1), n(a, 2), n(a, 3), color(a, 4));
    }

    private void disc(Varargs a) {
        drawn.area(2 * n(a, 3), 2 * n(a, 3));
        list().disc(n(a, 1), n(a, 2), n(a, 3), color(a, 4));
    }

    private void fill(Varargs a) {
        drawn.everything();
        list().fill(color(a, 1));
    }

    private void camera(Varargs a) {
        drawn.nothing();
        list().camera(n(a, 1), n(a, 2));
    }

    private void sprite(Varargs arguments) {
        LuaTable look = looks.of("draw.sprite", arguments, Looks.SPRITE);
        Image image = world.sprites().image(arguments.arg1(), look);
        drawn.sprite(image, world.sprites().scale(look), world.sprites().rotation(look));
        world.sprites().draw(world.canvas(), image, n(arguments, 2), n(arguments, 3), look);
    }

    private Varargs sheet(Varargs arguments) {
        String name = arguments.arg1().tojstring();
        return LuaValue.valueOf(world.sheets()
                .declare(name, arguments.toint(2), arguments.toint(3))
                .count());
    }

    private void text(Varargs arguments) {
        String text = Utf8.decode(Texts.of(world.machine(), arguments.arg1()));
        world.hints().letters(text);
        LuaTable look = looks.of("draw.text", arguments, Looks.TEXT);
        int scale = SpriteFields.whole(look, LuaValue.valueOf("scale"), 1);
        double alpha = SpriteFields.number(look, LuaValue.valueOf("alpha"), 1);
        int color = argb((long) SpriteFields.number(look, LuaValue.valueOf("color"), WHITE), alpha);
        drawn.text(text, scale);
        double left = n(arguments, 2) - shift(look) * Font.width(text, scale);
        world.canvas().text(text, left, n(arguments, 3), color, scale);
    }

    /** How much of the text's width lies left of its x. */
    private static double shift(LuaTable look) {
        String align = look.rawget("align").optjstring("left");
        return switch (align) {
            case "left" -> 0;
            case "center" -> 0.5;
            case "right" -> 1;
            default -> throw new LuaError("align must be \"left\", \"center\" or \"right\" but was \"" + align + "\"");
        };
    }

    private void clip(Varargs a) {
        boolean isWhole = !a.arg(2).isnil() && !a.arg(3).isnil() && !a.arg(4).isnil();
        if (!a.arg1().isnil() && !isWhole)
            throw new LuaError("draw.clip: x, y, width and height are given together or not at all");
        drawn.nothing();
        if (a.arg1().isnil()) list().unclip();
        else list().clip(n(a, 1), n(a, 2), n(a, 3), n(a, 4));
    }
}
