package kodama.script;

import kodama.task.TaskDump;

/** A Java task that writes all tasks into a save. */
public final class DumpWriter extends JavaTask {
    /** Creates the task. */
    public DumpWriter() {}

    @Override
    protected boolean update(double dt) {
        game().saves().write("tasks", TaskDump.table(tasks()).lines().toList());
        return false;
    }
}
