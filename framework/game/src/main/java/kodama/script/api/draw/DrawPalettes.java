package kodama.script.api.draw;

import java.util.Objects;
import kodama.draw.Palette;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Value;
import kodama.script.game.GameContext;
import kodama.script.task.Palettes;

/** The function of the module {@code draw} for palettes. */
@LuaModule(name = "draw")
final class DrawPalettes {
    private final Palettes palettes;
    private final DrawCost cost;

    DrawPalettes(GameContext game, DrawCost cost) {
        palettes = game.palettes();
        this.cost = cost;
    }

    @LuaFunction(
            value = "palette(colors: string<Picture>|table<number, number>, row?: integer) -> Palette",
            doc = "Makes a palette: colors that replace others in the option `palette`. `colors` is the name of an"
                    + " image whose first row has the colors to replace and whose row `row` (default 2) has those"
                    + " that replace them, or a table such as `{ [0xff0000] = 0x0000ff }`. A list of colors"
                    + " replaces each by itself, until `cycle` or `fade` changes them.")
    Value palette(Value colors, Value row) {
        Palette palette = made(colors, row);
        cost.palette(palette.size());
        return palettes.toLua(palette);
    }

    private Palette made(Value colors, Value row) {
        if (!colors.is(LuaType.STRING) && !row.isNil())
            throw new LuaException("draw.palette: 'row' is for images, but 'colors' is " + colors.describe());
        if (row.isNil()) return Objects.requireNonNull(palettes.of("draw.palette", colors));
        return palettes.ofStrip("draw.palette", colors, (int) row.number());
    }
}
