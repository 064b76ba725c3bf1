package kodama.script.config;

import java.util.List;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.OptionNames;
import kodama.lua.bind.Options;
import kodama.lua.bind.Value;
import kodama.task.RunList;
import kodama.task.TaskOptions;

/** Reads what {@code game.lua} says under {@code tasks}: a number, the name of a ready-made list, or a table. */
final class TaskSettings {
    private static final String OPTION = "tasks";
    private static final int STANDARD_CAPACITY = 16_384;

    /** What counts if {@code game.lua} says nothing. */
    static final TaskOptions STANDARD = TaskOptions.of(STANDARD_CAPACITY);

    private static final int ARENA = 10_240;
    private static final int MOST_WORK = 65_536;
    private static final int MOST_ARENA = 1 << 24;

    private static final OptionNames KNOWN = OptionNames.of("capacity", "growth", "defer", "list", "work", "arena");

    private TaskSettings() {}

    /** Reads how the list of tasks is built; {@code otherwise} counts if nothing is said. */
    static TaskOptions read(Options game, TaskOptions otherwise) {
        Value value = game.value(OPTION);
        if (value.isNil()) return otherwise;
        if (value.is(LuaType.TABLE)) return ofTable(new Options(game.function() + ": tasks", value.table(), KNOWN));
        if (value.is(LuaType.STRING)) return readyMade(game);
        return TaskOptions.of(game.integer(OPTION, 1, TaskOptions.MOST_TASKS, STANDARD_CAPACITY));
    }

    private static TaskOptions readyMade(Options game) {
        return switch (game.choice(OPTION, List.of("standard", "handheld", "states"))) {
            case "handheld" -> TaskOptions.HANDHELD;
            case "states" -> TaskOptions.STATES;
            default -> TaskOptions.STANDARD;
        };
    }

    private static TaskOptions ofTable(Options table) {
        TaskOptions options = TaskOptions.of(table.integer("capacity", 1, TaskOptions.MOST_TASKS, STANDARD_CAPACITY));
        if (table.flag("growth")) options = options.growing();
        if (table.flag("defer")) options = options.deferring();
        options = options.with(table.choice("list", RunList.class));
        int work = table.integer("work", 0, MOST_WORK, 0);
        return work == 0 ? options : options.withWork(work, table.integer("arena", 1, MOST_ARENA, ARENA));
    }
}
