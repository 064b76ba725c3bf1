package kodama.script;

import kodama.task.Task;
import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaFunction;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** The methods of every task's table, called with a colon. */
final class TaskMethods {
    static final String NAME = "self";

    /** The effort of telling a step of a traced task. */
    private static final int COST_OF_TRACE = 200;

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
                        "spawn_after(self: table, ticks: integer, what: function|table|string, fields?: table) -> table",
                        "Starts a child that first sleeps for so many ticks, at least 1.",
                        methods::spawnAfter)
                .deed(
                        world,
                        "kill(self: table)",
                        "Ends the task and its children at once. A second call does nothing.",
                        methods::kill)
                .function(
                        "alive(self: table) -> boolean",
                        "Tells whether the task still lives; false from the moment it was killed.",
                        methods::alive)
                .function(
                        "on_finish(self: table, hook: function)",
                        "Adds a function to be called with the task when it has ended, after `finish` and those added before."
                                + " All are called, even if one fails; none may wait.",
                        methods::onFinish)
                .deed(
                        world,
                        "signal(self: table, event: string, ...)",
                        "Sends an event: the task's `on_<event>` function is called with the task and what follows, then a"
                                + " `wait_for` of that event goes on.",
                        methods::signal)
                .function(
                        "goto_state(self: table, state: function, ...)",
                        "State style: moves on like `self.state = state`; what follows is handed to the new state behind"
                                + " `self` and `dt`.",
                        methods::gotoState)
                .function(
                        "pause(self: table)",
                        "Lets the task and its children stand still: waits stop, drawing goes on, events are kept.",
                        methods::pause)
                .function("resume(self: table)", "Lets a paused task go on.", methods::resume)
                .function(
                        "trace(self: table, on?: boolean)",
                        "Writes a line on the console whenever the task moves on to another state or phase, and when it"
                                + " ends; with false no more. For hard bugs.",
                        methods::trace)
                .asMethods();
        TaskNotes.addTo(module);
        return module;
    }

    private Varargs spawn(Varargs arguments) {
        return spawn(arguments.arg1(), arguments.arg(2), arguments.arg(3), "spawn", 0);
    }

    private Varargs spawnAfter(Varargs arguments) {
        int ticks = Verbs.delay(arguments.arg(2));
        return spawn(arguments.arg1(), arguments.arg(3), arguments.arg(4), "spawn_after", ticks);
    }

    private LuaTable spawn(LuaValue parent, LuaValue what, LuaValue fields, String method, int delay) {
        if (TaskFields.isDummy(parent)) return world.spawner().spawnForDummy(what, fields);
        Task living = world.tables().require(parent, method);
        return world.spawner().spawn(what, fields, living, delay);
    }

    private Varargs onFinish(Varargs arguments) {
        LuaTable table = (LuaTable) arguments.arg1();
        LuaFunction hook = (LuaFunction) arguments.arg(2);
        if (!TaskFields.isDummy(table))
            world.tables().require(table, "on_finish").onFinish(() -> world.finish(hook, table));
        return LuaValue.NONE;
    }

    private Varargs gotoState(Varargs arguments) {
        ScriptedTask task = world.tables().find(arguments.arg1());
        if (task instanceof LuaTask scripted && scripted.isInStates())
            scripted.setState(arguments.arg(2), arguments.subargs(3));
        else if (task != null) throw new LuaError("goto_state: " + task + " is not in state style");
        return LuaValue.NONE;
    }

    private Varargs pause(Varargs arguments) {
        ScriptedTask task = world.tables().find(arguments.arg1());
        if (task != null) task.pause();
        return LuaValue.NONE;
    }

    private Varargs resume(Varargs arguments) {
        ScriptedTask task = world.tables().find(arguments.arg1());
        if (task != null) task.resume();
        return LuaValue.NONE;
    }

    private Varargs trace(Varargs arguments) {
        ScriptedTask task = world.tables().find(arguments.arg1());
        boolean on = arguments.arg(2).isnil() || arguments.arg(2).toboolean();
        if (task != null) task.trace(on ? this::write : null);
        return LuaValue.NONE;
    }

    private void write(String line) {
        world.effort().spend(COST_OF_TRACE + line.length() / 2);
        world.services().log().accept("[" + world.time().tick() + "] trace: " + line);
    }

    private Varargs alive(Varargs arguments) {
        return LuaValue.valueOf(world.tables().find(arguments.arg1()) != null);
    }

    private Varargs signal(Varargs arguments) {
        ScriptedTask task = world.tables().find(arguments.arg1());
        if (task != null) world.signals().send(task, arguments.arg(2).tojstring(), arguments.subargs(3));
        return LuaValue.NONE;
    }

    private Varargs kill(Varargs arguments) {
        Task task = world.tables().find(arguments.arg1());
        if (task != null) task.kill();
        return LuaValue.NONE;
    }
}
