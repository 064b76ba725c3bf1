package kodama.lua.bind;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import kodama.lua.value.ComputedField;
import kodama.lua.value.ComputedFields;
import kodama.lua.value.NearestName;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaFunction;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.lib.ThreeArgFunction;
import org.luaj.vm2.lib.TwoArgFunction;

/** The metatable of a module: reads its fields, and reports misspelled and assigned names with a suggestion. */
final class ModuleMetatable {
    private final ModuleInfo module;
    private final String owner;
    private final Map<LuaValue, LuaFunction> readers = new HashMap<>();
    private final Map<LuaString, ComputedField> fast = new HashMap<>();
    private final List<String> names;

    /**
     * Prepares the metatable.
     *
     * @param fields functions that read the fields, by name
     * @param functions names of its functions
     */
    ModuleMetatable(ModuleInfo module, String owner, Map<String, LuaFunction> fields, List<String> functions) {
        this.module = module;
        this.owner = owner;
        names = Stream.concat(functions.stream(), fields.keySet().stream()).toList();
        fields.forEach((name, reader) -> readers.put(LuaValue.valueOf(name), reader));
    }

    /** Adds a field that is read without a call of {@code __index}. */
    void addFast(String name, ComputedField field) {
        fast.put(LuaValue.valueOf(name), field);
    }

    LuaTable table() {
        LuaTable meta = new ComputedFields(fast);
        meta.rawset("__index", new Read());
        meta.rawset("__newindex", new Refuse());
        meta.rawset("__metatable", LuaValue.FALSE);
        return meta;
    }

    private final class Read extends TwoArgFunction {
        @Override
        public LuaValue call(LuaValue table, LuaValue key) {
            @Nullable LuaFunction reader = readers.get(key);
            if (reader != null) return reader.call();
            String name = Value.of(key).text();
            throw new LuaException("'" + module.name() + "' has no field '" + name + "'" + hint(name));
        }
    }

    private String hint(String name) {
        String elsewhere = module.elsewhere().get(name);
        return elsewhere == null ? NearestName.hint(name, names) : " (write " + elsewhere + ")";
    }

    private final class Refuse extends ThreeArgFunction {
        @Override
        public LuaValue call(LuaValue table, LuaValue key, LuaValue value) {
            throw new LuaException("'%s.%s' cannot be assigned: '%1$s' belongs to %s"
                    .formatted(module.name(), Value.of(key).text(), owner));
        }
    }
}
