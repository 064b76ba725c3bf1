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

/** Suggests the field that a misspelled name was meant to be. */
final class FieldSuggestions {
    /** Most names: a table with more entries is data and not a module. */
    private static final int MAX_NAMES = 500;

    /** Cost of each candidate: scripts may catch errors any number of times. */
    private static final int COST_OF_NAME = 40;

    private FieldSuggestions() {}

    /**
     * Returns the end of a message about a nil field, such as {@code ; did you mean 'straight'?}; or an empty string.
     */
    static String ofField(Call call, int register) {
        RegisterOrigins.Field field = RegisterOrigins.field(call, register);
        if (field == null || !call.machine().options().sandboxed()) return "";
        List<String> names = new ArrayList<>();
        int entries = addNames(names, call.machine(), field.table());
        call.machine().budget.chargeDeferred((long) COST_OF_NAME * entries);
        String hint = entries > MAX_NAMES ? "" : NearestName.hint(field.key(), names);
        return hint.isEmpty() ? "" : "; " + hint.substring(" (".length(), hint.length() - 1);
    }

    /** Adds the names of a table and of its {@code __index} chain; returns how many entries were read. */
    private static int addNames(List<String> names, LuaMachine machine, LuaTable first) {
        int entries = 0;
        @Nullable LuaTable table = first;
        while (table != null && entries <= MAX_NAMES) {
            entries += 1 + addNames(names, table, MAX_NAMES - entries);
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
