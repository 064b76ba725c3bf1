package kodama.script.api.particle;

import kodama.lua.bind.Lua;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.Module;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.particle.ParticleKind;
import kodama.particle.RunningEmitter;
import kodama.script.look.Bounds;
import org.jspecify.annotations.Nullable;

/** The methods of an emitter's table. */
@LuaModule(
        name = "emitter",
        type = "Emitter",
        methods = true,
        doc = "An emitter of particles, returned by `particle.emit`. Call the methods with a colon; they have no effect"
                + " when the emitter has stopped.")
final class EmitterMethods {
    private static final String HELD = "emitter";

    /** The effort of a method. */
    private static final int COST = 20;

    private final Lua lua;
    private final double farthest;
    private final Table methods;

    /** Creates the methods for emitters at most this far away, in pixels. */
    EmitterMethods(Lua lua, double farthest) {
        this.lua = lua;
        this.farthest = farthest;
        methods = lua.newTable();
        Module.of(this).protect(methods);
    }

    /** Returns the table of an emitter; null for one that there was no room for. */
    Table hold(@Nullable RunningEmitter emitter) {
        Table table = lua.newTable();
        table.put(HELD, emitter == null ? Boolean.FALSE : emitter);
        table.setMethods(methods);
        return table;
    }

    /** Returns the emitter of a table; null if there was no room for it. */
    private @Nullable RunningEmitter held(Table self, String method) {
        lua.charge(COST);
        Value held = self.get(HELD);
        if (held.object() instanceof RunningEmitter emitter) return emitter;
        if (!held.isNil() && !held.isTrue()) return null;
        throw new LuaException(method + ": this is not an emitter; write emitter:" + method + "() with a colon");
    }

    @LuaFunction(
            value = "stop(self: Emitter)",
            doc = "Emits no further particles. Those in flight live on until their end.")
    void stop(Table self) {
        RunningEmitter emitter = held(self, "stop");
        if (emitter != null) emitter.stop();
    }

    @LuaFunction(value = "kill(self: Emitter)", doc = "Stops the emitter and removes its particles.")
    void kill(Table self) {
        RunningEmitter emitter = held(self, "kill");
        if (emitter != null) emitter.kill();
    }

    @LuaFunction(value = "alive(self: Emitter) -> boolean", doc = "Returns whether the emitter emits particles.")
    boolean alive(Table self) {
        RunningEmitter emitter = held(self, "alive");
        return emitter != null && emitter.isAlive();
    }

    @LuaFunction(
            value = "move(self: Emitter, x: number, y: number)",
            doc = "Moves the emitter, in pixels; with `from`, sets its offset from the task. The next particles appear"
                    + " along the way.")
    void move(Table self, double x, double y) {
        RunningEmitter emitter = held(self, "move");
        Bounds.check("move", "x", x, -farthest, farthest);
        Bounds.check("move", "y", y, -farthest, farthest);
        if (emitter != null) emitter.moveTo(x, y);
    }

    @LuaFunction(
            value = "rate(self: Emitter, rate: number)",
            doc = "Sets the number of particles per tick, from 0 to 20000.")
    void rate(Table self, double rate) {
        RunningEmitter emitter = held(self, "rate");
        Bounds.check("rate", "rate", rate, 0, ParticleKind.MAX_COUNT);
        if (emitter != null) emitter.setRate(rate);
    }

    @LuaFunction(
            value = "angle(self: Emitter, angle: number)",
            doc = "Sets the middle of the directions in which the particles fly, in degrees.")
    void angle(Table self, double angle) {
        RunningEmitter emitter = held(self, "angle");
        Bounds.checkFar("angle", "angle", angle);
        if (emitter != null) emitter.setAngle(angle);
    }
}
