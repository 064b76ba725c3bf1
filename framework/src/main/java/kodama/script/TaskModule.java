package kodama.script;

import java.util.List;
import kodama.task.Task;
import kodama.task.TaskGroup;
import kodama.task.TaskList;
import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;
import org.luaj.vm2.lib.VarArgFunction;

/** The module {@code task}: all tasks at once, or those of a group. */
final class TaskModule {
    private final ScriptWorld world;
    private final TaskList tasks;

    private TaskModule(ScriptWorld world) {
        this.world = world;
        this.tasks = world.tasks();
    }

    static LuaModule module(ScriptWorld world) {
        TaskModule tasks = new TaskModule(world);
        LuaModule module = new LuaModule(
                "task",
                "All tasks at once, or those of a group. What is set for a group holds for those that join it later, too,"
                        + " until the scene changes.");
        tasks.addLooks(module);
        tasks.addEnds(module);
        tasks.addTimes(module);
        tasks.addFigures(module);
        return module.elsewhere("find", "find(name)")
                .elsewhere("spawn", "spawn(what, fields)")
                .elsewhere("kill_group", "task.kill_all(group)")
                .elsewhere("kill", "self:kill() or task.kill_all(group)");
    }

    // looking

    private void addLooks(LuaModule module) {
        module.function(
                        "count(group?: string) -> integer",
                        "Counts live tasks; without a group the scene's first one and the one that draws all shots, too.",
                        this::count)
                .function(
                        "each(group?: string) -> function",
                        "Walks through live tasks in the order in which they run: `for t in task.each \"enemy\" do`. Tasks may"
                                + " come and go meanwhile: new ones are left out, dead ones too.",
                        this::each)
                .function(
                        "nth(group: string, n: integer) -> table",
                        "Returns a task of a group by its place in the order, from 1; nil if there are not so many.",
                        this::nth);
    }

    private Varargs count(Varargs arguments) {
        return LuaValue.valueOf(group(arguments.arg1()).count());
    }

    private TaskGroup group(LuaValue name) {
        return name.isnil() ? tasks.all() : tasks.group(name.tojstring());
    }

    private List<LuaTable> members(LuaValue group) {
        return world.finder().all(group.isnil() ? null : group.tojstring());
    }

    private Varargs each(Varargs arguments) {
        return new Walk(members(arguments.arg1()));
    }

    private Varargs nth(Varargs arguments) {
        double n = arguments.arg(2).todouble();
        if (n < 1)
            throw new LuaError(
                    "task.nth: n must be at least 1 but was " + arguments.arg(2).tojstring());
        TaskGroup group = group(arguments.arg1());
        Task task = n <= group.count() ? group.nth((int) n - 1) : null;
        return task instanceof ScriptedTask found ? found.table() : LuaValue.NIL;
    }

    // ending

    private void addEnds(LuaModule module) {
        module.deed(
                        world,
                        "kill_all(group: string) -> integer",
                        "Ends every task of a group; returns how many.",
                        this::killAll)
                .deed(
                        world,
                        "kill_others(survivor: table, group?: string)",
                        "Ends every task, or every one of a group, but this one, its parents and children, and persistent ones.",
                        this::killOthers)
                .deed(
                        world,
                        "signal(group: string, event: string, ...)",
                        "Sends an event to every task of a group; see self:signal.",
                        this::signal)
                .deed(world, "broadcast(event: string, ...)", "Sends an event to every task.", this::broadcast)
                .function(
                        "set_phase(phase: integer|string, group?: string)",
                        "Sets the phase of every task, or of every one of a group. A task in phase style that has no function"
                                + " for it fails at its next turn.",
                        this::setPhase);
    }

    private Varargs killAll(Varargs arguments) {
        TaskGroup group = group(arguments.arg1());
        int count = group.count();
        group.kill();
        return LuaValue.valueOf(count);
    }

    private Varargs killOthers(Varargs arguments) {
        Task survivor = world.tables().require(arguments.arg1(), "task.kill_others");
        group(arguments.arg(2)).killOthers(survivor);
        return LuaValue.NONE;
    }

    private Varargs signal(Varargs arguments) {
        return signal(group(arguments.arg1()), arguments.arg(2).tojstring(), arguments.subargs(3));
    }

    private Varargs broadcast(Varargs arguments) {
        return signal(tasks.all(), arguments.arg1().tojstring(), arguments.subargs(2));
    }

    private Varargs signal(TaskGroup group, String event, Varargs sent) {
        group.forEach(task -> {
            if (task instanceof ScriptedTask listener) world.signals().send(listener, event, sent);
        });
        return LuaValue.NONE;
    }

    private Varargs setPhase(Varargs arguments) {
        group(arguments.arg(2)).setPhase(world.phases().number(arguments.arg1()));
        return LuaValue.NONE;
    }

    // time

    private void addTimes(LuaModule module) {
        module.function(
                        "pause(group: string)",
                        "Lets the tasks of a group stand still, with their children: waits stop, drawing goes on, events are"
                                + " kept. Persistent tasks go on. The group \"shot\" is all shots.",
                        this::pause)
                .function("resume(group: string)", "Lets the tasks of a group go on.", this::resume)
                .function(
                        "pause_all()",
                        "Lets all tasks and shots stand still, but for persistent tasks and their children.",
                        this::pauseAll)
                .function("resume_all()", "Ends what pause_all has begun.", this::resumeAll)
                .function(
                        "paused(group?: string) -> boolean",
                        "Tells whether a group stands still by task.pause, or without a group whether all do.",
                        this::paused)
                .function(
                        "rate(group?: string, rate?: number) -> number",
                        "Returns how fast a group lives, or all tasks if it is nil; with a rate, sets it: 0.5 is half as fast."
                                + " It multiplies with the rates of the tasks. The group \"shot\" is all shots.",
                        this::rate);
    }

    private TaskGroup change(LuaValue group, String function) {
        return group.isnil()
                ? world.groupTimes().changeAll()
                : world.groupTimes().change(group.tojstring(), function);
    }

    private Varargs pause(Varargs arguments) {
        change(arguments.arg1(), "task.pause").pause();
        return LuaValue.NONE;
    }

    private Varargs resume(Varargs arguments) {
        change(arguments.arg1(), "task.resume").resume();
        return LuaValue.NONE;
    }

    private Varargs pauseAll(Varargs arguments) {
        world.groupTimes().changeAll().pause();
        return LuaValue.NONE;
    }

    private Varargs resumeAll(Varargs arguments) {
        world.groupTimes().changeAll().resume();
        return LuaValue.NONE;
    }

    private Varargs paused(Varargs arguments) {
        return LuaValue.valueOf(group(arguments.arg1()).isPaused());
    }

    private Varargs rate(Varargs arguments) {
        LuaValue rate = arguments.arg(2);
        if (!rate.isnil()) change(arguments.arg1(), "task.rate").setRate(rate.todouble());
        return LuaValue.valueOf(group(arguments.arg1()).rate());
    }

    // figures

    private void addFigures(LuaModule module) {
        module.function(
                        "bytes() -> integer",
                        "Estimates how much memory all live tasks take; for tuning. Looks at every place.",
                        arguments -> LuaValue.valueOf((double) tasks.bytes()))
                .function(
                        "dump(format?: string) -> string",
                        "Writes down all tasks on the console, and returns what it wrote: as a \"table\" (if not given), as"
                                + " \"json\", or the work areas in \"hex\".",
                        arguments -> TaskDumps.write(world, arguments.optjstring(1, "table")))
                .field(
                        "capacity",
                        "integer",
                        "Most tasks there can be at once; a scene's first task comes on top.",
                        () -> number(tasks.capacity()))
                .field(
                        "taken",
                        "integer",
                        "How many of those places are taken; a dead task keeps its own until the tick is over.",
                        () -> number(tasks.taken()))
                .field("high_water", "integer", "Most places that were ever taken at once.", () -> number(tasks.peak()))
                .field("dropped", "integer", "Tasks not started for lack of room.", () -> number(tasks.dropped()));
    }

    private static LuaValue number(double value) {
        return LuaValue.valueOf(value);
    }

    private final class Walk extends VarArgFunction {
        private final List<LuaTable> members;
        private int next;

        Walk(List<LuaTable> members) {
            this.members = members;
        }

        @Override
        public Varargs invoke(Varargs ignored) {
            while (next < members.size()) {
                LuaTable table = members.get(next++);
                if (world.tables().find(table) != null) return table;
            }
            return NIL;
        }
    }
}
