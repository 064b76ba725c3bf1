package kodama.script.api.laser;

import kodama.lua.bind.Lua;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.Module;
import kodama.lua.bind.Table;
import kodama.script.shot.ScriptedLaser;
import kodama.shot.laser.Laser;
import org.jspecify.annotations.Nullable;

/** What scripts do with a laser that they hold. */
@LuaModule(
        name = "beam",
        type = "Laser",
        methods = true,
        doc = "What `laser.beam` and `laser.curve` return: a table. Its fields `x`, `y`, `angle` and `width` are"
                + " those of the laser, to be read and set; `length` is told; it keeps whatever else is put into it."
                + " When the laser is gone it tells what that was last, and to set something does nothing. The methods"
                + " are called with a colon.")
final class LaserMethods {
    private final Lua lua;
    private final Table methods;

    LaserMethods(Lua lua) {
        this.lua = lua;
        methods = lua.newTable();
        Module.of(this).protect(methods);
    }

    /** The table of a laser; null for one for which there was no room. */
    Table hold(@Nullable Laser laser) {
        Table table = lua.newTable();
        ScriptedLaser.hold(laser, table, methods);
        return table;
    }

    @LuaFunction(value = "alive(self: Laser) -> boolean", doc = "Tells whether the laser is still there.")
    boolean alive(Table self) {
        return held(self, "alive").isAlive();
    }

    @LuaFunction(value = "kill(self: Laser)", doc = "Ends the laser at once. A second call does nothing.")
    void kill(Table self) {
        held(self, "kill").kill();
    }

    private static ScriptedLaser held(Table self, String method) {
        ScriptedLaser held = ScriptedLaser.of(self);
        if (held != null) return held;
        throw new LuaException(method + ": this is no laser; write laser:" + method + "() with a colon");
    }
}
