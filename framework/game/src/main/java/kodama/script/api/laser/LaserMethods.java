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

/** The methods of a laser's table. */
@LuaModule(
        name = "beam",
        type = "Laser",
        methods = true,
        doc = "A laser: a table returned by `laser.beam` and `laser.curve`. It is called `beam` here, because `laser`"
                + " is the module. You can read and set its fields `x`, `y`, `angle` and `width`, read `length`, and"
                + " store anything else in the table. When the laser has ended, the fields keep their last values, and"
                + " setting them has no effect. Call the methods with a colon.")
final class LaserMethods {
    private final Lua lua;
    private final Table methods;

    LaserMethods(Lua lua) {
        this.lua = lua;
        methods = lua.newTable();
        Module.of(this).protect(methods);
    }

    /** Returns the table of a laser. For null, the laser of the table is not alive. */
    Table hold(@Nullable Laser laser) {
        Table table = lua.newTable();
        ScriptedLaser.hold(laser, table, methods);
        return table;
    }

    @LuaFunction(value = "alive(self: Laser) -> boolean", doc = "Returns whether the laser is active.")
    boolean alive(Table self) {
        return held(self, "alive").isAlive();
    }

    @LuaFunction(value = "kill(self: Laser)", doc = "Ends the laser at once. Does nothing if it has ended.")
    void kill(Table self) {
        held(self, "kill").kill();
    }

    private static ScriptedLaser held(Table self, String method) {
        ScriptedLaser held = ScriptedLaser.of(self);
        if (held != null) return held;
        throw new LuaException(method + ": this is not a laser; write laser:" + method + "() with a colon");
    }
}
