package kodama.script;

import java.util.List;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;
import org.luaj.vm2.lib.VarArgFunction;

/** The module {@code task}: all tasks at once, or those of a group. */
final class TaskModule {
    private final ScriptWorld world;

    private TaskModule(ScriptWorld world) {
        this.world = world;
    }

    static LuaModule module(ScriptWorld world) {
        TaskModule tasks = new TaskModule(world);
        return new LuaModule("task", "All tasks at once, or those of a group.")
                .function("count(group?: string) -> integer", "Counts live tasks.", tasks::count)
                .function(
                        "each(group?: string) -> function",
                        "Walks through live tasks in the order in which they run: `for t in task.each \"enemy\" do`.",
                        tasks::each)
                .deed(
                        world,
                        "kill_all(group: string) -> integer",
                        "Ends every task of a group; returns how many.",
                        tasks::killAll);
    }

    private Varargs count(Varargs arguments) {
        boolean all = arguments.arg1().isnil();
        return LuaValue.valueOf(
                all
                        ? world.tasks().count()
                        : world.tasks().count(arguments.arg1().tojstring()));
    }

    private List<LuaTable> members(Varargs arguments) {
        return world.finder()
                .all(arguments.arg1().isnil() ? null : arguments.arg1().tojstring());
    }

    private Varargs each(Varargs arguments) {
        return new Walk(members(arguments));
    }

    private Varargs killAll(Varargs arguments) {
        List<LuaTable> members = members(arguments);
        for (LuaTable table : members) {
            ScriptedTask task = world.tables().find(table);
            if (task != null) task.kill();
        }
        return LuaValue.valueOf(members.size());
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
