package kodama.script;

import java.util.List;
import kodama.base.Spelling;
import kodama.task.TaskList;
import kodama.task.dump.TaskDump;
import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaValue;

/** Writes down the tasks of a game when a script asks for it. */
final class TaskDumps {
    private static final List<String> FORMATS = List.of("table", "json", "hex");

    private TaskDumps() {}

    /** Writes to the console, and returns what it wrote. */
    static LuaValue write(ScriptWorld world, String format) {
        String text = text(world.tasks(), format);
        world.effort().spend(text.length());
        world.services().log().accept(text.stripTrailing());
        return LuaValue.valueOf(text);
    }

    private static String text(TaskList tasks, String format) {
        return switch (format) {
            case "table" -> TaskDump.table(tasks);
            case "json" -> TaskDump.json(tasks);
            case "hex" -> TaskDump.hex(tasks);
            default ->
                throw new LuaError("task.dump: format must be one of " + String.join(", ", FORMATS) + " but was '"
                        + format + "'" + Spelling.hint(format, FORMATS));
        };
    }
}
