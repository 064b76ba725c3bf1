package kodama.script.api.shot;

import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.Table;
import kodama.shot.Shots;

/** The function of the module {@code shot} that sets the field. */
@LuaModule(name = "shot")
final class ShotFieldFunction {
    private final Shots shots;

    ShotFieldFunction(Shots shots) {
        this.shots = shots;
    }

    @LuaFunction(
            value = "field(options: ShotField)",
            doc = "Sets the field of all shots that do not have their own: they are removed beyond its margin and"
                    + " can bounce at its edges. The default field is the screen; it is restored when the scene"
                    + " changes.")
    void field(Table table) {
        ShotFieldTable field = new ShotFieldTable("shot.field", table);
        shots.setField(field.bounds());
        shots.setMargin(field.margin());
    }
}
