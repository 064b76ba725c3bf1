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

/** Draws texts that were laid out in the colors of their looks. */
final class TextPainter {
    private static final int NONE = 0;
    private static final int FARTHEST = 1_000;

    /** What a plain text does without. */
    static final List<Option> OPTIONS = List.of(
            Option.color("outline", "Color of a line around each letter; none if it is left out."),
            Option.color("shadow", "Color of the shadow; none if it is left out."),
            Option.between(
                    "shadow_x",
                    -FARTHEST,
                    FARTHEST,
                    null,
                    "How far right the shadow falls; in pixels, one dot of" + " a letter if it is left out."),
            Option.between(
                    "shadow_y",
                    -FARTHEST,
                    FARTHEST,
                    null,
                    "How far down the shadow falls; in pixels, one dot of" + " a letter if it is left out."),
            Option.number("shown", "So many characters at most; all if it is left out."));

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
                way(shadowX, look, scale),
                way(shadowY, look, scale),
                (int) look.number(shown, Integer.MAX_VALUE));
    }

    private int argb(FieldKey field, Table look) {
        if (!look.has(field)) return NONE;
        return ScriptColors.argb(look.number(field, NONE), look.number(alpha, 1));
    }

    /** A dot to the right or down, if nothing else is said; in pixels. */
    private static int way(FieldKey field, Table look, int scale) {
        double way = look.number(field, scale);
        if (Math.abs(way) <= FARTHEST) return (int) Math.round(way);
        throw new LuaException(field + " must be from " + -FARTHEST + " to " + FARTHEST + " but was " + Value.of(way));
    }
}
