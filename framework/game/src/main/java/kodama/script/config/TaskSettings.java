package kodama.script.config;

import java.util.List;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Option;
import kodama.lua.bind.OptionClass;
import kodama.lua.bind.Options;
import kodama.lua.bind.Value;
import kodama.task.ReadyListKind;
import kodama.task.TaskOptions;

/** Reads {@code tasks} of {@code game.lua}: a number, the name of a preset, or a table. */
final class TaskSettings {
    private static final String TASKS = "tasks";
    private static final int STANDARD_CAPACITY = TaskOptions.STANDARD.capacity();
    private static final int ARENA = 10_240;
    private static final int MAX_WORK = 65_536;
    private static final int MAX_ARENA = 1 << 24;

    static final OptionClass OPTIONS = OptionClass.of(
            "TaskOptions",
            "How tasks are stored.",
            Option.integer("capacity", 1, TaskOptions.MAX_TASKS, STANDARD_CAPACITY, "Maximum number of tasks."),
            Option.flag("growth", false, "Whether the capacity doubles when it is exhausted."),
            Option.flag("defer", false, "Whether every task first runs in the tick after it was spawned."),
            Option.words(
                    "list",
                    ReadyListKind.class,
                    "Data structure for tasks that are ready to run; it does not affect the game."),
            Option.integer(
                    "work", 0, MAX_WORK, 0, "Size of each task's work area, in bytes, for tasks written in Java."),
            Option.integer("arena", 1, MAX_ARENA, ARENA, "Total size of all work areas, in bytes."));

    private static final List<String> PRESETS = List.of("standard", "handheld", "states");

    static final Option OPTION = Option.integer(
                    TASKS,
                    1,
                    TaskOptions.MAX_TASKS,
                    STANDARD_CAPACITY,
                    "Maximum number of tasks, the name of a preset, or a table.")
            .as("integer|\"standard\"|\"handheld\"|\"states\"|TaskOptions");

    private TaskSettings() {}

    /** Reads the options of the task list; returns {@code defaultOptions} if they are not given. */
    static TaskOptions read(Options game, TaskOptions defaultOptions) {
        Value value = game.value(TASKS);
        if (value.isNil()) return defaultOptions;
        if (value.is(LuaType.TABLE)) return ofTable(new Options(game.function() + ": tasks", value.table(), OPTIONS));
        if (value.is(LuaType.STRING)) return preset(game);
        return TaskOptions.of(game.integer(TASKS));
    }

    private static TaskOptions preset(Options game) {
        return switch (game.word(TASKS, PRESETS)) {
            case "handheld" -> TaskOptions.HANDHELD;
            case "states" -> TaskOptions.STATES;
            default -> TaskOptions.STANDARD;
        };
    }

    private static TaskOptions ofTable(Options table) {
        TaskOptions options = TaskOptions.of(table.integer("capacity"));
        if (table.flag("growth")) options = options.growing();
        if (table.flag("defer")) options = options.deferring();
        options = options.with(table.word("list", ReadyListKind.class));
        int work = table.integer("work");
        int arena = table.integer("arena");
        return work == 0 ? options : options.withWork(work, arena);
    }
}
