package kodama.script.api.draw;

import java.util.List;
import kodama.draw.DrawList;
import kodama.draw.GlyphRun;
import kodama.lua.bind.FieldKey;
import kodama.lua.bind.Lua;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.Option;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.script.look.ScriptColors;

/** Draws laid-out text with the colors, shadow and outline of its look. */
final class TextPainter {
    private static final int NONE = 0;
    private static final int FARTHEST = 1_000;

    /** The options that a plain text does not use. */
    static final List<Option> OPTIONS = List.of(
            Option.color("outline", "Color of an outline around each letter; none by default."),
            Option.color("shadow", "Color of the shadow; none by default."),
            Option.between(
                    "shadow_x",
                    -FARTHEST,
                    FARTHEST,
                    null,
                    "Horizontal offset of the shadow, in pixels; by default, one dot of a letter."),
            Option.between(
                    "shadow_y",
                    -FARTHEST,
                    FARTHEST,
                    null,
                    "Vertical offset of the shadow, in pixels; by default, one dot of a letter."),
            Option.number("shown", "Largest number of characters to draw; all by default."));

    private final FieldKey color;
    private final FieldKey alpha;
    private final FieldKey outline;
    private final FieldKey shadow;
    private final FieldKey shadowX;
    private final FieldKey shadowY;
    private final FieldKey shown;

    TextPainter(Lua lua) {
        color = lua.key("color");
        alpha = lua.key("alpha");
        outline = lua.key("outline");
        shadow = lua.key("shadow");
        shadowX = lua.key("shadow_x");
        shadowY = lua.key("shadow_y");
        shown = lua.key("shown");
    }

    int argb(Table look) {
        return ScriptColors.argb(look.number(color, ScriptColors.WHITE), look.number(alpha, 1));
    }

    void draw(GlyphRun letters, double left, double top, Table look, int scale, DrawList canvas) {
        canvas.glyphs(
                letters,
                left,
                top,
                argb(look),
                argb(outline, look),
                argb(shadow, look),
                offset(shadowX, look, scale),
                offset(shadowY, look, scale),
                (int) look.number(shown, Integer.MAX_VALUE));
    }

    private int argb(FieldKey field, Table look) {
        if (!look.has(field)) return NONE;
        return ScriptColors.argb(look.number(field, NONE), look.number(alpha, 1));
    }

    /** Returns an offset of the shadow, in pixels; by default, one dot to the right or down. */
    private static int offset(FieldKey field, Table look, int scale) {
        double offset = look.number(field, scale);
        if (Math.abs(offset) <= FARTHEST) return (int) Math.round(offset);
        throw new LuaException(
                field + " must be from " + -FARTHEST + " to " + FARTHEST + " but was " + Value.of(offset));
    }
}
