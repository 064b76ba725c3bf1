package kodama.script.api.feel;

import kodama.draw.PixelFont;
import kodama.lua.bind.FieldKey;
import kodama.lua.bind.Lua;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.Option;
import kodama.lua.bind.OptionClass;
import kodama.lua.bind.Options;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.script.game.GameContext;
import kodama.script.look.Bounds;
import kodama.script.look.ScriptColors;
import kodama.script.task.Spawner;
import org.jspecify.annotations.Nullable;

/** The function of the module {@code feel} for short texts. */
@LuaModule(name = "feel")
final class FeelPopup {
    /** In front of ships and shots, behind score displays. */
    private static final double PRIORITY = 0.85;

    private static final int MAX_BYTES = 100;

    /** The effort of checking the options and spawning the task. */
    private static final int COST = 600;

    static final OptionClass OPTIONS = OptionClass.of(
            "PopupOptions",
            "How a pop-up looks.",
            Option.color("color", 0xFFE080, "Color of the letters."),
            Option.integer("ticks", 1, FeelTime.LONGEST, 40, "Ticks until it has disappeared."),
            Option.between("rise", -1000, 1000, 16.0, "Distance that it rises, in pixels."),
            Option.integer("scale", 1, 100, 1, "Scale factor of the letters."));

    private final Lua lua;
    private final Spawner spawner;
    private final Table none;
    private final FieldKey x;
    private final FieldKey y;
    private final FieldKey priority;

    FeelPopup(GameContext game) {
        lua = game.lua();
        spawner = game.spawner();
        none = lua.newTable();
        x = lua.key("x");
        y = lua.key("y");
        priority = lua.key("priority");
    }

    @LuaFunction(
            value = "popup(text: string|number, x: number, y: number, look?: PopupOptions) -> Task",
            doc = "Shows a short text, such as points, that rises from a position and fades:"
                    + " `feel.popup(\"+100\", self.x, self.y)`. It is a task at a priority of 0.85, centered at x, up"
                    + " to 100 bytes long, in the built-in font.")
    Table popup(Value text, double left, double top, @Nullable Table look) {
        lua.charge(COST);
        Bounds.checkFar("feel.popup", "x", left);
        Bounds.checkFar("feel.popup", "y", top);
        String shown = text.text();
        if (shown.length() > MAX_BYTES)
            throw new LuaException(
                    "feel.popup: text must be at most " + MAX_BYTES + " bytes long but was " + shown.length());
        Options options = new Options("feel.popup", look == null ? none : look, OPTIONS);
        PopupTask task = new PopupTask(
                shown,
                ScriptColors.option(options, "color") & ScriptColors.WHITE,
                options.integer("ticks"),
                options.number("rise"),
                options.integer("scale"));
        Table fields = lua.newTable();
        fields.put(x, left);
        fields.put(y, top - PixelFont.HEIGHT / 2.0);
        fields.put(priority, PRIORITY);
        spawner.spawn(task, fields);
        return fields;
    }
}
