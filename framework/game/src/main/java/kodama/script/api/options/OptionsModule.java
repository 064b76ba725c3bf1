package kodama.script.api.options;

import java.util.List;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.Module;
import kodama.lua.bind.ModuleDoc;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.option.OptionsScreenTheme;
import kodama.script.game.GameContext;
import kodama.script.game.PlayerOptions;
import org.jspecify.annotations.Nullable;

/** The module {@code options}. */
@LuaModule(
        name = "options",
        doc = "Options of the player: the options screen, the language, and options of your game, which are"
                + " saved for the next start.")
public final class OptionsModule {
    private final PlayerOptions options;

    OptionsModule(PlayerOptions options) {
        this.options = options;
    }

    public static List<ModuleDoc> described() {
        return List.of(ModuleDoc.of(OptionsModule.class)
                .withOptions(LookTable.LOOK, LookTable.COLORS, LookTable.SOUNDS, OptionTable.OPTION));
    }

    public static Module of(GameContext game) {
        return Module.of(new OptionsModule(game.options()));
    }

    @LuaFunction(
            value = "open(look?: OptionsLook)",
            doc = "Opens the options screen after this frame. The game is paused until the screen is closed. `look`"
                    + " sets its theme.")
    void open(@Nullable Table look) {
        options.open(look == null ? OptionsScreenTheme.PLAIN : LookTable.read(look));
    }

    @LuaFunction(
            value = "add(option: OwnOption) -> string|number|boolean",
            doc = "Adds an option of your game to the options screen until the next reset. Returns the player's"
                    + " choice.")
    Object add(Table option) {
        return options.add(OptionTable.read(option));
    }

    @LuaFunction(
            value = "get(name: string) -> string|number|boolean",
            doc = "Returns the player's choice for an option of your game.")
    Object get(String name) {
        return options.get(name);
    }

    @LuaFunction(
            value = "set(name: string, value: string|number|boolean)",
            doc = "Sets the choice for an option of your game, for example from your own menu.")
    void set(String name, Value value) {
        options.set(name, OptionTable.plain(value));
    }

    @LuaFunction(
            value = "language() -> string",
            doc = "Returns the language that the player has chosen among `languages` of game.lua, such as `en`."
                    + " Without a choice, it is the system's language if the game supports it, otherwise the game's"
                    + " first.")
    String language() {
        return options.language();
    }

    @LuaFunction(
            value = "changed() -> string?",
            doc = "Returns the name of an option that has changed, or `language`; each change is returned once."
                    + " Returns nil if nothing has changed.")
    Value changed() {
        return Value.ofObject(options.changed().orElse(null));
    }
}
