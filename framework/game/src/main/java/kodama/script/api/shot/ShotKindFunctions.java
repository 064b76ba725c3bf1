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

/** The part of the module {@code shot} that knows kinds of shots. */
@LuaModule(name = "shot")
final class ShotKindFunctions {
    /** What a kind may have. */
    static final OptionClass KIND = ShotOptions.SHOT.and(
            "KindOptions",
            "What the shots of a kind have unless the call that fires them says otherwise.",
            Option.of(
                    "colors",
                    "string[]",
                    "What the frames of `sprite` are called, one after the other; `color` names one of them."));

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
            doc = "Names a kind of shots, to be fired by `kind = name`. A kind can be made of another: its `kind` is"
                    + " the other's name. Kinds last until the scripts are read again.")
    void kind(String name, Table options) {
        if (name.isEmpty()) throw new LuaException("shot.kind: the name must not be empty");
        if (options.get("colors") instanceof Table list) lua.chargeDeferred((long) COST_OF_COLOR * list.length());
        kinds.define(name, new Options("shot.kind", options, KIND));
    }

    @LuaFunction(
            value = "kinds() -> string[]",
            doc = "Lists the names of all kinds of shots: the forty built-in ones, and those that were named.")
    Table kinds() {
        return lua.newList(kinds.names());
    }

    @LuaFunction(value = "colors() -> string[]", doc = "Lists the colors in which all built-in kinds come.")
    Table colors() {
        return lua.newList(ShotColor.luaNames());
    }
}
