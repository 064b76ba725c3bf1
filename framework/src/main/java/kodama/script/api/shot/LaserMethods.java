package kodama.script.api.shot;

import kodama.lua.bind.Lua;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.Module;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.shot.laser.Laser;

/** What scripts do with a laser that they hold. */
@LuaModule(
        name = "beam",
        type = "Laser",
        methods = true,
        doc = "What `laser.beam` and `laser.curve` return: a table. Its fields `x`, `y`, `angle` and `width` tell"
                + " how the laser is after each tick, and can be set; `length` is told. The methods are called"
                + " with a colon, and do nothing when the laser is gone.")
public final class LaserMethods {
    private final Lua lua;
    private final Table methods;

    /**
     * Makes the methods.
     *
     * @param lua makes tables
     */
    public LaserMethods(Lua lua) {
        this.lua = lua;
        methods = lua.newTable();
        Module.of(this).protect(methods);
    }

    /** The table of a laser that is to begin. */
    HeldLaser hold() {
        Table table = lua.newTable();
        table.setMethods(methods);
        HeldLaser held = new HeldLaser(table);
        table.put("laser", held);
        return held;
    }

    @LuaFunction(value = "alive(self: Laser) -> boolean", doc = "Tells whether the laser is still there.")
    boolean alive(Table self) {
        Laser laser = held(self, "alive").laser();
        return laser != null && laser.isAlive();
    }

    @LuaFunction(value = "kill(self: Laser)", doc = "Ends the laser at once. A second call does nothing.")
    void kill(Table self) {
        Laser laser = held(self, "kill").laser();
        if (laser != null) laser.kill();
    }

    private static HeldLaser held(Table self, String method) {
        Value held = self.get("laser");
        if (held.object() instanceof HeldLaser laser) return laser;
        throw new LuaException(method + ": this is no laser; write laser:" + method + "() with a colon");
    }
}
