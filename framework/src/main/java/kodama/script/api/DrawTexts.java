package kodama.script.api;

import kodama.draw.DotFont;
import kodama.lua.bind.FieldKey;
import kodama.lua.bind.Lua;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.OptionNames;
import kodama.lua.bind.Options;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.script.task.Hints;
import kodama.script.task.TaskContext;
import org.jspecify.annotations.Nullable;

/** The second part of the module {@code draw}: text. */
@LuaModule(name = "draw")
public final class DrawTexts {
    private static final OptionNames LOOK = OptionNames.of("color", "scale", "align", "alpha");

    private final TaskContext context;
    private final DrawCost cost;
    private final Hints hints;
    private final Lua lua;
    private final Table plain;
    private final FieldKey color;
    private final FieldKey scale;
    private final FieldKey alpha;

    /**
     * Makes this part of the module.
     *
     * @param context knows what is drawn to
     * @param cost charges the script that draws
     * @param hints remarks upon letters that the font lacks
     * @param lua turns values into text
     */
    public DrawTexts(TaskContext context, DrawCost cost, Hints hints, Lua lua) {
        this.context = context;
        this.cost = cost;
        this.hints = hints;
        this.lua = lua;
        plain = lua.newTable();
        color = lua.key("color");
        scale = lua.key("scale");
        alpha = lua.key("alpha");
    }

    @LuaFunction(
            value = "text(text: any, x: number, y: number, look?: table)",
            doc = "Writes text; x and y are the top left, or the top middle or right by `align`. `look` may hold color,"
                    + " scale (whole numbers), align (\"left\", \"center\", \"right\") and alpha.")
    void text(Value value, double x, double y, @Nullable Table look) {
        String text = lua.text(value);
        hints.letters(text);
        if (look != null) Options.refuseUnknown("draw.text", look, LOOK);
        draw(text, x, y, look == null ? plain : look);
    }

    private void draw(String text, double x, double y, Table look) {
        int size = whole(scale, look.number(scale, 1));
        double opacity = look.number(alpha, 1);
        int argb = Colors.argb(look.number(color, Colors.WHITE), opacity);
        cost.text(text, size);
        double left = x - shareLeftOfX(look) * DotFont.width(text, size);
        context.canvas().text(text, left, y, argb, size);
    }

    /** A whole number; one that is too large for Java is as near to it as there is. */
    private static int whole(FieldKey field, double number) {
        if (number == Math.rint(number)) return (int) number;
        throw new LuaException("field '" + field + "' must be a whole number but was " + Value.of(number));
    }

    private static double shareLeftOfX(Table look) {
        Value align = look.get("align");
        String side = align.isNil() ? "left" : align.text();
        return switch (side) {
            case "left" -> 0;
            case "center" -> 0.5;
            case "right" -> 1;
            default ->
                throw new LuaException("align must be \"left\", \"center\" or \"right\" but was \"" + side + "\"");
        };
    }
}
