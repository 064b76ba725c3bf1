package kodama.script.api.save;

import java.util.List;
import kodama.base.StepBudget;
import kodama.lua.bind.Lua;
import kodama.lua.bind.LuaField;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.Module;
import kodama.lua.bind.ModuleDoc;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.save.Settings;
import kodama.script.api.SaveData;
import kodama.script.config.PlainData;
import kodama.script.game.GameContext;
import kodama.script.game.GameSaves;
import org.jspecify.annotations.Nullable;

/** The module {@code save}. */
@LuaModule(
        name = "save",
        doc = "Data that is kept when the program exits: high scores, progress, settings of the player. The"
                + " name of a save consists of lowercase letters, digits, - and _, with / between folders. All"
                + " saves of a game together can have 16 MB; there can be at most 1000. A save is a readable file,"
                + " which is replaced as a whole: after a crash, either the old or the new one exists, and if a"
                + " file is damaged, the previous version is used. Saves are stored in the user's folder under the"
                + " `id` of game.lua, or in `.kodama/save` if the game is played from a folder; in tests and with"
                + " --headless, they are discarded at the end.")
public final class SaveModule {
    private final GameSaves saves;
    private final Lua lua;
    private final StepBudget effort;
    private final Table settings;

    SaveModule(GameContext game) {
        saves = game.saves();
        lua = game.lua();
        effort = game.effort();
        settings = settings(game.settings());
    }

    public static List<ModuleDoc> described() {
        return List.of(ModuleDoc.of(SaveModule.class));
    }

    public static Module of(GameContext game) {
        return Module.of(new SaveModule(game));
    }

    private Table settings(Settings chosen) {
        return lua.proxyTable(
                name -> {
                    Object value = chosen.get(name.text());
                    return value == null ? Value.NIL : PlainData.toLua(lua, value);
                },
                (name, value) -> {
                    String text = name.text();
                    chosen.set(
                            text,
                            value.isNil()
                                    ? null
                                    : SaveData.of(SaveData.Purpose.SETTING, "settings." + text, value, effort));
                });
    }

    @LuaFunction(
            value = "write(name: string, value: any)",
            doc = "Saves a string, number or boolean, or a table of these without cycles. Numbers and strings are"
                    + " restored exactly. A name has at most 80 characters, a save at most a million values. The value"
                    + " is copied at once and written to disk in the background.")
    void write(String name, Value value) {
        saves.write(name, SaveData.of(SaveData.Purpose.SAVE, name, value, effort));
    }

    @LuaFunction(
            value = "read<T>(name: string, default?: T) -> T",
            doc = "Returns the last saved value, as new tables, or the default if there is none.")
    Value read(String name, Value defaultValue) {
        @Nullable Object data = saves.read(name);
        return data == null ? defaultValue : PlainData.toLua(lua, data);
    }

    @LuaFunction(value = "list() -> string[]", doc = "Returns the names of all saves, sorted.")
    Table list() {
        return lua.newList(saves.list());
    }

    @LuaFunction(
            value = "delete(name: string) -> boolean",
            doc = "Deletes a save and its previous version. Returns whether it existed.")
    boolean delete(String name) {
        return saves.delete(name);
    }

    @LuaField(
            value = "settings: table<string, any>",
            doc = "Settings of the player, saved automatically: `save.settings.difficulty = \"hard\"` is still set"
                    + " at the next start; nil removes a setting. They include Kodama's own, such as"
                    + " `save.settings[\"volume.music\"]`.")
    Table settings() {
        return settings;
    }
}
