package kodama.script.look;

import kodama.draw.DrawList;
import kodama.draw.PixelEffect;
import kodama.lua.bind.Options;

/**
 * The rectangle that an effect changes.
 *
 * @param isWhole whether it changes everything; then the other values do not matter
 */
public record EffectPlace(boolean isWhole, double x, double y, double width, double height) {
    /**
     * Reads the rectangle from the options of an effect.
     *
     * @throws kodama.lua.bind.LuaException if an option is invalid
     */
    public static EffectPlace of(Options options) {
        boolean isWhole = options.value("width").isNil()
                && options.value("height").isNil()
                && options.value("x").isNil()
                && options.value("y").isNil();
        return new EffectPlace(
                isWhole,
                options.number("x"),
                options.number("y"),
                options.number("width", EffectOptions.FARTHEST),
                options.number("height", EffectOptions.FARTHEST));
    }

    /** Adds an effect on this rectangle to a list. */
    public void add(PixelEffect effect, DrawList list) {
        if (isWhole) list.effect(effect);
        else list.effect(effect, x, y, width, height);
    }
}
