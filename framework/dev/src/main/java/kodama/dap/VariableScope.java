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
 * Something that can be opened to see what is in it: a table, or the variables of a function. Looking runs nothing.
 *
 * @param path what a script would write for it, to which names of fields are added; empty if there is nothing to write
 * @param rows what is in it, looked up anew each time
 */
record VariableScope(String path, Supplier<? extends Iterable<DebugVariable>> rows) {
    /** Of the variables of a function. */
    static VariableScope of(Supplier<? extends Collection<DebugVariable>> variables) {
        return new VariableScope("", variables);
    }

    /**
     * Of a table: its list first, then the rest in the order of pairs.
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
