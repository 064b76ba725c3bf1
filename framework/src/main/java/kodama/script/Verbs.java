package kodama.script;

import kodama.shot.Hitbox;
import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** The globals that every line needs: spawning, waiting, finding, shapes. */
final class Verbs {
    private final ScriptWorld world;

    private Verbs(ScriptWorld world) {
        this.world = world;
    }

    static LuaModule module(ScriptWorld world) {
        Verbs verbs = new Verbs(world);
        LuaModule module = new LuaModule("", "Verbs that need no module in front.")
                .deed(
                        world,
                        "spawn(what: function|table|string, fields?: table) -> table",
                        "Starts a task that belongs to the scene. `what` is a function (run as a coroutine, its first stretch"
                                + " at once), a table with `state` or `phases` (called each tick), or the name of a Java class."
                                + " `fields` becomes the task's table. If there is no room, the task is a dummy: it never runs, is"
                                + " not alive, and takes whatever is written to it.",
                        verbs::spawn)
                .deed(
                        world,
                        "spawn_after(ticks: integer, what: function|table|string, fields?: table) -> table",
                        "Like `spawn`, but the task first sleeps for so many ticks, at least 1. Until then it is alive, but is"
                                + " neither seen nor hit.",
                        verbs::spawnAfter)
                .function(
                        "find(name: string) -> table",
                        "Returns the first live task of that name or, failing that, of that group; nil if there is none.",
                        verbs::find)
                .function(
                        "circle(radius: number) -> any",
                        "Makes a round hitbox; radius in pixels.",
                        arguments -> shape(Hitbox.circle(arguments.arg1().todouble())))
                .function(
                        "box(width: number, height: number) -> any",
                        "Makes an upright hitbox around the task's middle; in pixels.",
                        arguments -> shape(Hitbox.box(
                                arguments.arg1().todouble(), arguments.arg(2).todouble())));
        new WaitVerbs(world).addTo(module);
        return module.note("INIT", "integer", "The phase in which a task with `phases` begins: 0.")
                .note("MAIN", "integer", "The phase after it, 1; further ones are `MAIN + 1` and so on.")
                .note("END", "integer", "The last phase, 255.");
    }

    private static LuaValue shape(Hitbox hitbox) {
        return LuaValue.userdataOf(hitbox);
    }

    private Varargs spawn(Varargs arguments) {
        return world.spawner().spawn(arguments.arg1(), arguments.arg(2), null, 0);
    }

    private Varargs spawnAfter(Varargs arguments) {
        int ticks = delay(arguments.arg1());
        return world.spawner().spawn(arguments.arg(2), arguments.arg(3), null, ticks);
    }

    /** Reads how long a birth is put off. */
    static int delay(LuaValue ticks) {
        double delay = ticks.todouble();
        if (delay >= 1 && delay <= Integer.MAX_VALUE) return (int) delay;
        throw new LuaError("spawn_after: ticks must be from 1 to 2147483647 but was " + ticks.tojstring());
    }

    private Varargs find(Varargs arguments) {
        LuaTable found = world.finder().find(arguments.arg1().tojstring());
        return found == null ? LuaValue.NIL : found;
    }
}
