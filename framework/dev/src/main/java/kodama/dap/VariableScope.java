package kodama.dap;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.Supplier;
import kodama.lua.bind.DebugVariable;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.script.task.FieldFormatter;

/**
 * A container that the editor can expand: a table, or the variables of a function. Expanding it runs no code.
 *
 * @param path Lua expression for it, to which field names are appended; empty if there is none
 * @param rows its variables, read again at each call
 */
record VariableScope(String path, Supplier<? extends Iterable<DebugVariable>> rows) {
    /** The variables of a function. */
    static VariableScope of(Supplier<? extends Collection<DebugVariable>> variables) {
        return new VariableScope("", variables);
    }

    /**
     * The fields of a table: its list first, then the rest in the order of {@code pairs}.
     *
     * @param fields sets a field
     */
    static VariableScope of(Table table, String path, Evaluator fields) {
        return new VariableScope(path, () -> rows(table, fields));
    }

    private static List<DebugVariable> rows(Table table, Evaluator fields) {
        int listed = table.length();
        List<DebugVariable> list = new ArrayList<>();
        List<DebugVariable> rest = new ArrayList<>();
        for (Table.Entry each : table)
            (isListed(each.key(), listed) ? list : rest)
                    .add(new DebugVariable(
                            FieldFormatter.name(each.key()),
                            each.value(),
                            value -> fields.set(table, each.key(), value)));
        list.addAll(rest);
        return list;
    }

    private static boolean isListed(Value key, int listed) {
        return key.is(LuaType.NUMBER) && key.number() >= 1 && key.number() <= listed;
    }
}
