package kodama.script.api.feel;

import kodama.lua.bind.LuaField;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.Table;
import kodama.script.feel.ScreenEffects;
import kodama.script.game.GameContext;
import kodama.script.look.Bounds;
import kodama.script.look.ScriptColors;
import kodama.script.task.ScriptedTask;
import kodama.script.task.TaskFields;
import kodama.script.task.TaskTables;

/** The functions of the module {@code feel} that change the picture. */
@LuaModule(name = "feel")
final class FeelPicture {
    private static final double LARGEST = 2;

    private final ScreenEffects screen;
    private final TaskTables tables;

    FeelPicture(GameContext game) {
        screen = game.feel().screen();
        tables = game.tables();
    }

    @LuaFunction(
            value = "shake(trauma?: number = 0.5)",
            doc = "Shakes the picture. `trauma`, from 0 to 1 (default 0.5), is added to that of earlier calls, up to 1;"
                    + " it fades within 50 ticks. The picture shakes by its square: 0.3 is a nudge, 0.5 an explosion,"
                    + " 1 moves it by up to a twentieth of its height. Tasks drawn at a priority of 0.9 or more do not"
                    + " shake. The random numbers of the game are not used. `cam:shake` shakes a camera.")
    void shake(double trauma) {
        screen.shake(Bounds.check("feel.shake", "trauma", trauma, 0, 1));
    }

    @LuaFunction(
            value = "flash(color?: number<Color> = 16777215, ticks?: integer = 8, strength?: number = 0.6)",
            doc = "Covers the picture with a color (default white) that fades in `ticks` (default 8). `strength` is its"
                    + " opacity at first, from 0 to 1 (default 0.6). Tasks drawn at a priority of 0.9 or more are not"
                    + " covered.")
    void flash(double color, int ticks, double strength) {
        Bounds.check("feel.flash", "ticks", ticks, 1, FeelTime.LONGEST);
        Bounds.check("feel.flash", "strength", strength, 0, 1);
        screen.flash(ScriptColors.argb("feel.flash", color), ticks, strength);
    }

    @LuaFunction(
            value = "punch(zoom?: number = 1.06, ticks?: integer = 12)",
            doc = "Enlarges the picture at once by `zoom`, from 1 to 2 (default 1.06), and lets it return to its size"
                    + " in `ticks` (default 12).")
    void punch(double zoom, int ticks) {
        Bounds.check("feel.punch", "zoom", zoom, 1, LARGEST);
        Bounds.check("feel.punch", "ticks", ticks, 1, FeelTime.LONGEST);
        screen.punch(zoom, ticks);
    }

    @LuaFunction(
            value = "hit_flash(task: Task, ticks?: integer = 4, color?: number<Color> = 16777215)",
            doc = "Fills the sprite of a task with a color (default white) for some ticks of the clock (default 4),"
                    + " also during a hit stop. Its fields do not change. Does nothing if the task has ended. What a"
                    + " task draws itself can use `feel.is_flashing`.")
    void hitFlash(Table task, int ticks, double color) {
        Bounds.check("feel.hit_flash", "ticks", ticks, 1, FeelTime.LONGEST);
        int rgb = ScriptColors.argb("feel.hit_flash", color);
        if (TaskFields.isDummy(task)) return;
        ScriptedTask flashing = tables.findOrEnded(task, "feel.hit_flash");
        if (flashing != null) flashing.flash(rgb, ticks);
    }

    @LuaFunction(
            value = "is_flashing(task: Task) -> boolean",
            doc = "Returns whether `feel.hit_flash` lets a task flash, for a task that draws itself. Always false if"
                    + " the player has turned flashes off.")
    boolean isFlashing(Table task) {
        ScriptedTask found = tables.find(task);
        return found != null && found.isFlashing();
    }

    @LuaField(
            value = "shaking: number",
            doc = "How much the player wants the picture to shake: 1, 0.35 for reduced, 0 for off. `feel` and"
                    + " `cam:shake` apply it; multiply effects of your own.")
    double shaking() {
        return screen.shaking();
    }

    @LuaField(
            value = "flashing: number",
            doc = "How much the player wants to see of flashes: 1, 0.35 for reduced, 0 for off. `feel` applies it;"
                    + " multiply effects of your own.")
    double flashing() {
        return screen.flashing();
    }
}
