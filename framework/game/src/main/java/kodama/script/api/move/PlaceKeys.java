package kodama.script.api.move;

import kodama.lua.bind.FieldKey;
import kodama.lua.bind.Lua;

/** The fields by which tasks and other tables say where they are. */
record PlaceKeys(FieldKey x, FieldKey y, FieldKey rotation) {
    static PlaceKeys of(Lua lua) {
        return new PlaceKeys(lua.key("x"), lua.key("y"), lua.key("rotation"));
    }
}
