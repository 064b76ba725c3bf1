package kodama.script.api.shot;

import kodama.lua.bind.Lua;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.Option;
import kodama.lua.bind.OptionClass;
import kodama.lua.bind.Options;
import kodama.lua.bind.Table;
import kodama.shot.look.ShotColor;

/** The functions of the module {@code shot} for kinds of shots and their colors. */
@LuaModule(name = "shot")
final class ShotKindFunctions {
    /** The options of a kind. */
    static final OptionClass KIND = ShotOptions.SHOT.and(
            "KindOptions",
            "Default options for the shots of a kind.",
            Option.of("colors", "string[]", "Names of the frames of `sprite`, in order; `color` selects one of them."));

    /** The effort of reading the name of a color. */
    private static final int COST_OF_COLOR = 50;

    private final ShotKinds kinds;
    private final Lua lua;

    ShotKindFunctions(ShotKinds kinds, Lua lua) {
        this.kinds = kinds;
        this.lua = lua;
    }

    @LuaFunction(
            value = "kind(name: string, options: KindOptions)",
            doc = "Defines a kind of shots, to be fired with `kind = name`. A kind can be based on another one,"
                    + " named by its own `kind`. Kinds last until the scripts are loaded again.")
    void kind(String name, Table options) {
        if (name.isEmpty()) throw new LuaException("shot.kind: the name must not be empty");
        if (options.get("colors") instanceof Table list) lua.chargeDeferred((long) COST_OF_COLOR * list.length());
        kinds.define(name, new Options("shot.kind", options, KIND));
    }

    @LuaFunction(
            value = "kinds() -> string[]",
            doc = "Returns the names of all kinds of shots: the forty built-in ones and the defined ones.")
    Table kinds() {
        return lua.newList(kinds.names());
    }

    @LuaFunction(value = "colors() -> string[]", doc = "Returns the colors of the built-in kinds.")
    Table colors() {
        return lua.newList(ShotColor.luaNames());
    }
}
