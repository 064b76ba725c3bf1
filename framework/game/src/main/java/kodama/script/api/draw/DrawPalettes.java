package kodama.script.api.draw;

import java.util.Objects;
import kodama.draw.Canvas;
import kodama.draw.CanvasQueue;
import kodama.draw.Image;
import kodama.draw.Palette;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.script.game.GameContext;
import kodama.script.task.Palettes;
import kodama.script.task.ScriptedCanvas;

/** The function of the module {@code draw} for palettes. */
@LuaModule(name = "draw")
final class DrawPalettes {
    /** The row of a picture if none is given, from 1. */
    private static final int SECOND_ROW = 2;

    private final Palettes palettes;
    private final DrawCost cost;
    private final CanvasQueue canvases;

    DrawPalettes(GameContext game, DrawCost cost) {
        palettes = game.palettes();
        canvases = game.canvases();
        this.cost = cost;
    }

    @LuaFunction(
            value = "palette(colors: string<Picture>|Canvas|table<number, number>, row?: integer) -> Palette",
            doc = "Makes a palette: colors that replace others in the option `palette`. `colors` is the name of an"
                    + " image whose first row has the colors to replace and whose row `row` (default 2) has those"
                    + " that replace them, or a table such as `{ [0xff0000] = 0x0000ff }`. A list of colors"
                    + " replaces each by itself, until `cycle` or `fade` changes them. A canvas is used like an image,"
                    + " with the colors that it has at the time.")
    Value palette(Value colors, Value row) {
        Palette palette = made(colors, row);
        cost.palette(palette.size());
        return palettes.toLua(palette);
    }

    private Palette made(Value colors, Value row) {
        ScriptedCanvas canvas = colors instanceof Table table ? ScriptedCanvas.of(table) : null;
        if (canvas != null) return copied(canvas, row);
        if (!colors.is(LuaType.STRING) && !row.isNil())
            throw new LuaException("draw.palette: 'row' is for images, but 'colors' is " + colors.describe());
        if (row.isNil()) return Objects.requireNonNull(palettes.of("draw.palette", colors));
        return palettes.ofStrip("draw.palette", colors, (int) row.number());
    }

    private Palette copied(ScriptedCanvas held, Value row) {
        Canvas canvas = held.canvas();
        cost.canvas((double) canvas.width() * canvas.height());
        Image colors = canvases.copy(canvas, canvas.image().name());
        return Palettes.ofStrip("draw.palette", colors, row.isNil() ? SECOND_ROW : (int) row.number());
    }
}
