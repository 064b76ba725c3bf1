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
        doc = "What is kept beyond the end of the program: high scores, how far one has come, what the player has"
                + " chosen. A save has a name of small letters, digits, - and _, with / between folders; all of a"
                + " game together may take 16 MB, 1000 at most. Each is a readable file, written as a whole: a crash"
                + " leaves the old or the new one, and a damaged one gives the one before. They lie in the user's"
                + " folder under the `id` of game.lua, in `.kodama/save` for a game that is played from a folder; in"
                + " tests and with --headless they are forgotten at the end.")
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
            doc = "Saves a string, number, boolean, or a table of these, which must not lie in itself; numbers and"
                    + " strings are the same to the last bit when they are read. It is a copy of what is there now,"
                    + " written to disk beside the game.")
    void write(String name, Value value) {
        saves.write(name, SaveData.of(SaveData.Purpose.SAVE, name, value, effort));
    }

    @LuaFunction(
            value = "read<T>(name: string, default?: T) -> T",
            doc = "Returns what was saved last, as new tables; the default if there is none.")
    Value read(String name, Value otherwise) {
        @Nullable Object data = saves.read(name);
        return data == null ? otherwise : PlainData.toLua(lua, data);
    }

    @LuaFunction(value = "list() -> string[]", doc = "Lists the names of all saves, sorted.")
    Table list() {
        return lua.newList(saves.list());
    }

    @LuaFunction(
            value = "delete(name: string) -> boolean",
            doc = "Deletes a save, with the one before. Returns whether there was one.")
    boolean delete(String name) {
        return saves.delete(name);
    }

    @LuaField(
            value = "settings: table<string, any>",
            doc = "What the player has chosen, kept by itself: `save.settings.difficulty = \"hard\"` is there at the"
                    + " next start; nil forgets it. Kodama's own are among them, such as `volume.music`, written"
                    + " `save.settings[\"volume.music\"]`.")
    Table settings() {
        return settings;
    }
}
