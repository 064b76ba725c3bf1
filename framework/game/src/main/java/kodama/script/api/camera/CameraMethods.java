package kodama.script.api.camera;

import kodama.lua.bind.Lua;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.Module;
import kodama.lua.bind.Table;
import kodama.script.camera.CameraTask;
import kodama.script.look.Bounds;
import kodama.script.task.TaskFields;
import kodama.script.task.TaskTables;

/** The methods of a camera's table. */
@LuaModule(
        name = "cam",
        type = "Camera",
        methods = true,
        doc = "A camera: a task returned by `camera.spawn`. It is called `cam` here, because `camera` is the module."
                + " Besides these methods it has those of all tasks.")
final class CameraMethods {
    private static final double STRONGEST = 10_000;
    private static final double LONGEST = 1_000_000;

    private final TaskTables tables;
    private final Table methods;

    CameraMethods(Lua lua, TaskTables tables) {
        this.tables = tables;
        methods = lua.newTable();
        Module.of(this).protect(methods);
    }

    void addTo(Table camera) {
        camera.setMethods(methods);
    }

    @LuaFunction(
            value = "shake(self: Camera, strength: number, ticks: number)",
            doc = "Shakes the picture: by up to `strength` pixels at first, and less and less for a number of ticks. A"
                    + " weaker shake does not replace a stronger one. The picture stays within the"
                    + " camera's `bounds`. The random numbers of the game are not used. Players can"
                    + " reduce it in the options.")
    void shake(Table self, double strength, double ticks) {
        Bounds.check("shake", "strength", strength, 0, STRONGEST);
        Bounds.check("shake", "ticks", ticks, 1, LONGEST);
        if (tables.find(self) instanceof CameraTask camera) camera.shake(strength, ticks);
        else if (!TaskFields.isTask(self))
            throw new LuaException("shake: this is not a camera; write cam:shake(strength, ticks) with a colon");
    }
}
