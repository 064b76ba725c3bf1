package kodama.script.api;

import kodama.lua.bind.LuaField;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.Value;
import kodama.task.TaskList;

/** The last part of the module {@code task}: how many tasks there are, and what they take. */
@LuaModule(name = "task")
public final class TaskFigures {
    private final TaskList tasks;
    private final TaskDumps dumps;

    /**
     * Makes this part of the module.
     *
     * @param tasks all tasks
     * @param dumps writes them down
     */
    public TaskFigures(TaskList tasks, TaskDumps dumps) {
        this.tasks = tasks;
        this.dumps = dumps;
    }

    @LuaFunction(
            value = "bytes() -> integer",
            doc = "Estimates how much memory all live tasks take; for tuning. Looks at every place.")
    double bytes() {
        return tasks.bytes();
    }

    @LuaFunction(
            value = "dump(format?: \"table\"|\"json\"|\"hex\"|DumpOptions) -> string",
            doc = "Writes down all tasks on the console, and returns what it wrote: as a \"table\" (if not given), as"
                    + " \"json\", or the work areas in \"hex\". `task.dump { file = \"tasks\" }` writes into a save.")
    String dump(Value format) {
        return dumps.write(format);
    }

    @LuaField(value = "capacity: integer", doc = "Most tasks there can be at once; a scene's first task comes on top.")
    int capacity() {
        return tasks.capacity();
    }

    @LuaField(
            value = "taken: integer",
            doc = "How many of those places are taken; a dead task keeps its own until the tick is over.")
    int taken() {
        return tasks.taken();
    }

    @LuaField(value = "high_water: integer", doc = "Most places that were ever taken at once.")
    int highWater() {
        return tasks.peak();
    }

    @LuaField(value = "dropped: integer", doc = "Tasks not started for lack of room.")
    double dropped() {
        return tasks.dropped();
    }
}
