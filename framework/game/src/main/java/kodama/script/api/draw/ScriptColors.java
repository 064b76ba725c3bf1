package kodama.script.api.draw;

import kodama.lua.bind.AliasDoc;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.Signature;

/** Colors as scripts write them, 0xRRGGBB, and as they are drawn. */
final class ScriptColors {
    static final int WHITE = 0xFFFFFF;

    private ScriptColors() {}

    static AliasDoc described() {
        return new AliasDoc("Color", Signature.type("number"), "A color, 0xRRGGBB.");
    }

    /** A color with its alpha, which is cut to 0, invisible, to 1. */
    static int argb(double color, double alpha) {
        if (color > -1 && color < WHITE + 1.0)
            return (int) Math.round(Math.max(0, Math.min(alpha, 1)) * 255) << 24 | (int) color;
        long told = (long) color;
        throw new LuaException("color must be from 0x000000 to 0xFFFFFF but was "
                + (told < 0 ? Long.toString(told) : "0x%X".formatted(told)));
    }
}
