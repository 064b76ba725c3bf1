package kodama.script;

import kodama.task.Task;
import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** The methods of every task's table, called with a colon. */
final class TaskMethods {
    static final String NAME = "self";

    private final ScriptWorld world;

    private TaskMethods(ScriptWorld world) {
        this.world = world;
    }

    static LuaModule module(ScriptWorld world) {
        TaskMethods methods = new TaskMethods(world);
        LuaModule module = new LuaModule(
                        NAME,
                        "A task is a table: what was passed to `spawn`, or a new one. Put into it what you like; the fields"
                                + " below mean something to the framework, and the methods are called with a colon. What a"
                                + " child's table lacks is looked up in its parent's.")
                .deed(
                        world,
                        "spawn(self: table, what: function|table|string, fields?: table) -> table",
                        "Starts a child: a task that ends when this one ends.",
                        methods::spawn)
                .deed(
                        world,
                        "kill(self: table)",
                        "Ends the task and its children at once. A second call does nothing.",
                        methods::kill)
                .function(
                        "alive(self: table) -> boolean",
                        "Tells whether the task still lives; false from the moment it was killed.",
                        methods::alive)
                .deed(
                        world,
                        "signal(self: table, event: string, ...)",
                        "Sends an event: the task's `on_<event>` function is called with the task and what follows, then a"
                                + " `wait_for` of that event goes on.",
                        methods::signal)
                .asMethods();
        TaskNotes.addTo(module);
        return module;
    }

    private Varargs spawn(Varargs arguments) {
        Task parent = world.tables().find(arguments.arg1());
        if (parent == null) throw new LuaError("spawn: the parent task has ended");
        return world.spawner().spawn(arguments.arg(2), arguments.arg(3), parent);
    }

    private Varargs alive(Varargs arguments) {
        return LuaValue.valueOf(world.tables().find(arguments.arg1()) != null);
    }

    private Varargs signal(Varargs arguments) {
        world.signals().send((LuaTable) arguments.arg1(), arguments.arg(2).tojstring(), arguments.subargs(3));
        return LuaValue.NONE;
    }

    private Varargs kill(Varargs arguments) {
        Task task = world.tables().find(arguments.arg1());
        if (task != null) task.kill();
        return LuaValue.NONE;
    }
}
