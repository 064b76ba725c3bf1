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
        doc = "What the player chooses: the screen for it, the language, and options of the game's own, which are kept"
                + " for the next start.")
public final class OptionsModule {
    private final PlayerOptions options;

    OptionsModule(PlayerOptions options) {
        this.options = options;
    }

    public static List<ModuleDoc> described() {
        return List.of(ModuleDoc.of(OptionsModule.class)
                .withOptions(LookTable.LOOK, LookTable.OF_COLORS, LookTable.OF_SOUNDS, OptionTable.OPTION));
    }

    public static Module of(GameContext game) {
        return Module.of(new OptionsModule(game.options()));
    }

    @LuaFunction(
            value = "open(look?: OptionsLook)",
            doc = "Opens the screen on which players choose, after this frame; the game stands still until it is"
                    + " closed. `look` dresses it.")
    void open(@Nullable Table look) {
        options.open(look == null ? OptionsScreenTheme.PLAIN : LookTable.read(look));
    }

    @LuaFunction(
            value = "add(option: OwnOption) -> string|number|boolean",
            doc = "Adds an option of the game's own to the screen, until the next reset, and returns what is chosen.")
    Object add(Table option) {
        return options.add(OptionTable.read(option));
    }

    @LuaFunction(
            value = "get(name: string) -> string|number|boolean",
            doc = "Returns what is chosen for an option of the game's own.")
    Object get(String name) {
        return options.get(name);
    }

    @LuaFunction(
            value = "set(name: string, value: string|number|boolean)",
            doc = "Chooses for the player, as a menu of the game's own does.")
    void set(String name, Value value) {
        options.set(name, OptionTable.plain(value));
    }

    @LuaFunction(
            value = "language() -> string",
            doc = "Returns the language that the player has chosen among `languages` of game.lua, such as `en`; as"
                    + " long as none is chosen, that of the system if the game speaks it, else the game's first.")
    String language() {
        return options.language();
    }

    @LuaFunction(
            value = "changed() -> string?",
            doc = "Returns the name of an option that has changed, or `language`; each change is told once. Nil when"
                    + " nothing has changed.")
    Value changed() {
        return Value.ofObject(options.changed().orElse(null));
    }
}
