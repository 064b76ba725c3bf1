package kodama.script.api.draw;

import java.util.function.Supplier;
import kodama.draw.Palette;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.Module;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.script.api.LruCache;
import kodama.script.game.GameContext;
import kodama.script.look.ScriptColors;
import kodama.script.task.Palettes;
import org.jspecify.annotations.Nullable;

/** The methods of palettes. Each returns another palette; equal calls give the same one, which is drawn faster. */
@LuaModule(
        name = "palette",
        type = "Palette",
        methods = true,
        doc = "A palette, made by `draw.palette`: colors that replace others in the option `palette`. It does not"
                + " change; the methods return a new one. Call them with a colon.")
final class PaletteMethods {
    private static final int RGB = 0xFFFFFF;
    private static final double STEPS = 255;

    /** How a palette was made from another: the name of the method, and its numbers. */
    private record Origin(
            String method, Palette palette, @Nullable Palette other, int first, int last, int steps) {}

    private final Palettes palettes;
    private final DrawCost cost;
    private final LruCache<Origin, Palette> made = new LruCache<>();

    private PaletteMethods(GameContext game, DrawCost cost) {
        palettes = game.palettes();
        this.cost = cost;
    }

    /** Gives the palettes of a game their methods. */
    static void install(GameContext game, DrawCost cost) {
        Module.of(new PaletteMethods(game, cost)).protect(game.palettes().methods());
    }

    @LuaFunction(
            value = "cycle(self: Palette, steps: integer, first?: integer = 1, last?: integer) -> Palette",
            doc = "Returns the palette with its new colors moved by `steps` places: for water, fire or lights. Only"
                    + " those from `first` to `last` move, by default all. They are counted from 1: in the row of the"
                    + " image from the left; in a table by the colors that they replace, from 0x000000 on.")
    Value cycle(Table self, double steps, int first, Value last) {
        Palette palette = palette("cycle", self);
        int end = last.isNil() ? palette.size() : (int) last.number();
        place("cycle", "first", first, 1, palette.size());
        place("cycle", "last", end, first, palette.size());
        int count = end - first + 1;
        int moved = (int) (steps - Math.floor(steps / count) * count);
        return made(
                new Origin("cycle", palette, null, first, end, moved), () -> palette.cycle(first - 1, end - 1, moved));
    }

    private static void place(String method, String name, int value, int least, int most) {
        if (value >= least && value <= most) return;
        throw new LuaException("palette:" + method + ": '" + name + "' must be from " + least + " to " + most
                + ", the colors of the palette, but was " + value);
    }

    @LuaFunction(
            value = "mix(self: Palette, other: string<Picture>|table<number, number>|Palette, amount: number)"
                    + " -> Palette",
            doc = "Returns a palette between this one and another, from 0 (this one) to 1 (the other): for a fade.")
    Value mix(Table self, Value other, double amount) {
        Palette palette = palette("mix", self);
        Palette target = palettes.of("palette:mix: 'other'", other);
        if (target == null) throw new LuaException("palette:mix: 'other' must be a palette but was nil");
        int part = part(amount);
        return made(new Origin("mix", palette, target, 0, 0, part), () -> palette.mix(target, part / STEPS));
    }

    @LuaFunction(
            value = "fade(self: Palette, color: number<Color>, amount: number) -> Palette",
            doc = "Returns the palette with its new colors changed toward a color, from 0 (not at all) to 1 (only this"
                    + " color).")
    Value fade(Table self, double color, double amount) {
        Palette palette = palette("fade", self);
        int rgb = ScriptColors.argb(color, 1) & RGB;
        int part = part(amount);
        return made(new Origin("fade", palette, null, rgb, 0, part), () -> palette.fade(rgb, part / STEPS));
    }

    private static int part(double amount) {
        return (int) Math.round(Math.max(0, Math.min(amount, 1)) * STEPS);
    }

    private Value made(Origin origin, Supplier<Palette> maker) {
        cost.palette(origin.palette.size());
        return palettes.toLua(made.get(origin, how -> maker.get()));
    }

    private Palette palette(String method, Table self) {
        Palette palette = palettes.of("palette:" + method + ": 'self'", self);
        if (palette != null) return palette;
        throw new LuaException(method + ": this is not a palette; write palette:" + method + "(...) with a colon");
    }
}
