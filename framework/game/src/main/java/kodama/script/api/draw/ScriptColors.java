package kodama.script.api.draw;

import kodama.lua.bind.AliasDoc;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.Signature;

/** Conversion of colors from 0xRRGGBB, as scripts write them, to ARGB. */
public final class ScriptColors {
    public static final int WHITE = 0xFFFFFF;

    private ScriptColors() {}

    static AliasDoc described() {
        return new AliasDoc("Color", Signature.type("number"), "A color: 0xRRGGBB.");
    }

    /** Returns a color as ARGB. The alpha is limited to 0 (invisible) to 1. */
    public static int argb(double color, double alpha) {
        if (color > -1 && color < WHITE + 1.0)
            return (int) Math.round(Math.max(0, Math.min(alpha, 1)) * 255) << 24 | (int) color;
        if (Double.isNaN(color)) throw new LuaException("color must be from 0x000000 to 0xFFFFFF but was nan");
        long value = (long) color;
        throw new LuaException("color must be from 0x000000 to 0xFFFFFF but was "
                + (value < 0 ? Long.toString(value) : "0x%X".formatted(value)));
    }
}
