package kodama.script;

import java.util.IdentityHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;

/** Which live task a table stands for. Only looked up, never walked through, so that identity gives no order away. */
final class TaskTables {
    private final Map<LuaValue, ScriptedTask> tasks = new IdentityHashMap<>();

    void bind(LuaTable table, ScriptedTask task) {
        tasks.put(table, task);
    }

    void unbind(LuaTable table) {
        tasks.remove(table);
    }

    /** Returns the live task of a table, or null when it has none (any more). */
    @Nullable
    ScriptedTask find(LuaValue table) {
        return tasks.get(table);
    }
}
