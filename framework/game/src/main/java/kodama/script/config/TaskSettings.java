package kodama.script.config;

import java.util.List;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Option;
import kodama.lua.bind.OptionClass;
import kodama.lua.bind.Options;
import kodama.lua.bind.Value;
import kodama.task.ReadyListKind;
import kodama.task.TaskOptions;

/** Reads what {@code game.lua} says under {@code tasks}: a number, the name of a ready-made list, or a table. */
final class TaskSettings {
    private static final String TASKS = "tasks";
    private static final int STANDARD_CAPACITY = TaskOptions.STANDARD.capacity();
    private static final int ARENA = 10_240;
    private static final int MOST_WORK = 65_536;
    private static final int MOST_ARENA = 1 << 24;

    static final OptionClass OPTIONS = OptionClass.of(
            "TaskOptions",
            "How tasks are kept.",
            Option.integer("capacity", 1, TaskOptions.MAX_TASKS, STANDARD_CAPACITY, "Most tasks at once."),
            Option.flag("growth", false, "Whether it doubles when it does not suffice."),
            Option.flag("defer", false, "Whether every task first runs in the tick after it was spawned."),
            Option.words("list", ReadyListKind.class, "How those that are ready are kept; the game stays the same."),
            Option.integer(
                    "work", 0, MOST_WORK, 0, "Bytes of work area that each task gets, for tasks written in Java."),
            Option.integer("arena", 1, MOST_ARENA, ARENA, "Bytes that all work areas share."));

    private static final List<String> READY_MADE = List.of("standard", "handheld", "states");

    static final Option OPTION = Option.integer(
                    TASKS, 1, TaskOptions.MAX_TASKS, STANDARD_CAPACITY, "Most tasks at once, or how they are kept.")
            .as("integer|\"standard\"|\"handheld\"|\"states\"|TaskOptions");

    private TaskSettings() {}

    /** Reads how the list of tasks is built; {@code otherwise} counts if nothing is said. */
    static TaskOptions read(Options game, TaskOptions otherwise) {
        Value value = game.value(TASKS);
        if (value.isNil()) return otherwise;
        if (value.is(LuaType.TABLE)) return ofTable(new Options(game.function() + ": tasks", value.table(), OPTIONS));
        if (value.is(LuaType.STRING)) return readyMade(game);
        return TaskOptions.of(game.integer(TASKS));
    }

    private static TaskOptions readyMade(Options game) {
        return switch (game.word(TASKS, READY_MADE)) {
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
