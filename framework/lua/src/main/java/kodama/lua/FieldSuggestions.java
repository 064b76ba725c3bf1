package kodama.lua;

import java.util.ArrayList;
import java.util.List;
import kodama.lua.value.Metamethod;
import kodama.lua.value.NearestName;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** Guesses which field of a game's table was meant by a name that the table does not have. */
final class FieldSuggestions {
    /** A table with more entries, or more behind it, is not a module but data. */
    private static final int MOST_NAMES = 500;

    /** What each name looked at counts against the budget: scripts may take errors as often as they like. */
    private static final int COST_OF_NAME = 40;

    private FieldSuggestions() {}

    /** How a message goes on about a field that is nil: with {@code ; did you mean 'straight'?}, or not at all. */
    static String ofField(Call call, int register) {
        RegisterOrigins.Field field = RegisterOrigins.field(call, register);
        if (field == null || !call.machine().options().sandboxed()) return "";
        List<String> names = new ArrayList<>();
        int entries = addNames(names, call.machine(), field.table());
        call.machine().budget.chargeDeferred((long) COST_OF_NAME * entries);
        String hint = entries > MOST_NAMES ? "" : NearestName.hint(field.key(), names);
        return hint.isEmpty() ? "" : "; " + hint.substring(" (".length(), hint.length() - 1);
    }

    /** Adds the names in a table and in those behind it; returns how many entries these have, as far as was read. */
    private static int addNames(List<String> names, LuaMachine machine, LuaTable first) {
        int entries = 0;
        @Nullable LuaTable table = first;
        while (table != null && entries <= MOST_NAMES) {
            entries += 1 + addNames(names, table, MOST_NAMES - entries);
            LuaValue behind = machine.metamethod(table, Metamethod.INDEX);
            table = behind instanceof LuaTable next ? next : null;
            if (table == first) return entries;
        }
        return entries;
    }

    private static int addNames(List<String> names, LuaTable table, int most) {
        int entries = 0;
        Varargs entry = table.next(LuaValue.NIL);
        while (!entry.arg1().isnil() && entries <= most) {
            entries++;
            if (entry.arg1() instanceof LuaString name) names.add(name.tojstring());
            entry = table.next(entry.arg1());
        }
        return entries;
    }
}
