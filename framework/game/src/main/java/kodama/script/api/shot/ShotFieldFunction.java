package kodama.script.api.shot;

import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.Table;
import kodama.shot.Shots;

/** A part of the module {@code shot}: the field in which all shots live. */
@LuaModule(name = "shot")
final class ShotFieldFunction {
    private final Shots shots;

    ShotFieldFunction(Shots shots) {
        this.shots = shots;
    }

    @LuaFunction(
            value = "field(options: ShotField)",
            doc = "Sets the field of all shots that have none of their own: beyond its margin they are gone, and at its"
                    + " edges some bounce. It is the picture if this is never called, and again in the next scene.")
    void field(Table table) {
        ShotFieldTable field = new ShotFieldTable("shot.field", table);
        shots.setField(field.bounds());
        shots.setMargin(field.margin());
    }
}
