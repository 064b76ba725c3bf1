package kodama.script;

import java.util.HashSet;
import java.util.Set;
import java.util.function.Consumer;
import org.luaj.vm2.LuaTable;

/** Remarks about what is no error but hardly meant; each is written to the log once. */
final class Hints {
    private final Consumer<String> log;
    private final Set<String> said = new HashSet<>();

    Hints(Consumer<String> log) {
        this.log = log;
    }

    /** A task whose function returned in its first stretch has nothing to show its picture any more. */
    void endedAtOnce(ScriptedTask task) {
        LuaTable table = task.table();
        boolean hasPicture =
                !table.rawget("draw").isnil() || !table.rawget("sprite").isnil();
        if (!hasPicture || !said.add(task.name())) return;
        log.accept("hint: " + task.name()
                + ": the task has a picture, but its function ended at once and the task with it;"
                + " end the function with wait_for \"never\", or use spawn { sprite = ... }");
    }
}
