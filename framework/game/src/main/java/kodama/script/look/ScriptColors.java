package kodama.script.look;

import kodama.lua.bind.AliasDoc;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.Options;
import kodama.lua.bind.Signature;
import kodama.lua.bind.Value;

/** Conversion of colors from 0xRRGGBB, as scripts write them, to ARGB. */
public final class ScriptColors {
    /** 0xFFFFFF. */
    public static final int WHITE = 0xFFFFFF;

    /** Largest number that messages show in hexadecimal. */
    private static final double LONGEST = 1L << 53;

    private ScriptColors() {}

    /** Describes the type of colors in the reference. */
    public static AliasDoc described() {
        return new AliasDoc("Color", Signature.type("number"), "A color: 0xRRGGBB.");
    }

    /**
     * Reads an option that is a color.
     *
     * @return the color as ARGB, opaque
     */
    public static int option(Options options, String name) {
        return argb(options.function() + ": option '" + name + "'", options.number(name));
    }

    /**
     * Returns a color as ARGB, opaque.
     *
     * @param what what the color is, for messages
     */
    public static int argb(String what, double color) {
        try {
            return argb(color, 1);
        } catch (LuaException wrong) {
            throw new LuaException(what + ": " + wrong.getMessage());
        }
    }

    /** Returns a color as ARGB. The alpha is limited to 0 (invisible) to 1. */
    public static int argb(double color, double alpha) {
        if (color > -1 && color < WHITE + 1.0)
            return (int) Math.round(Math.max(0, Math.min(alpha, 1)) * 255) << 24 | (int) color;
        throw new LuaException("color must be from 0x000000 to 0xFFFFFF but was " + text(color));
    }

    private static String text(double color) {
        if (Double.isNaN(color)) return "nan";
        boolean isWritten = color >= 0 && color <= LONGEST;
        return isWritten ? "0x%X".formatted((long) color) : Value.of(color).text();
    }
}
