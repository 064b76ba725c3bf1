package kodama.script;

import java.util.ArrayList;
import java.util.List;
import kodama.base.Spelling;
import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.lib.ThreeArgFunction;
import org.luaj.vm2.lib.TwoArgFunction;

/** The metatable of a module: reads its fields, and turns a misspelt or assigned name into an error with a guess. */
final class StrictModule {
    private StrictModule() {}

    static LuaTable metatable(LuaModule module) {
        LuaTable meta = new LuaTable();
        meta.rawset("__index", new Read(module));
        meta.rawset("__newindex", new Refuse(module.name()));
        meta.rawset("__metatable", LuaValue.FALSE);
        return meta;
    }

    private static final class Read extends TwoArgFunction {
        private final LuaModule module;

        Read(LuaModule module) {
            this.module = module;
        }

        @Override
        public LuaValue call(LuaValue table, LuaValue key) {
            for (LuaModule.Field field : module.fields()) {
                if (field.name().equals(key.tojstring())) return field.reader().read();
            }
            throw new LuaError(
                    "'" + module.name() + "' has no field '" + key.tojstring() + "'" + hint(key.tojstring()));
        }

        private String hint(String name) {
            String elsewhere = module.elsewhere(name);
            return elsewhere == null ? Spelling.hint(name, names()) : " (write " + elsewhere + ")";
        }

        private List<String> names() {
            List<String> names = new ArrayList<>();
            module.functions()
                    .forEach(function -> names.add(function.signature().name()));
            module.fields().forEach(field -> names.add(field.name()));
            return names;
        }
    }

    private static final class Refuse extends ThreeArgFunction {
        private final String module;

        Refuse(String module) {
            this.module = module;
        }

        @Override
        public LuaValue call(LuaValue table, LuaValue key, LuaValue value) {
            throw new LuaError("'" + module + "." + key.tojstring() + "' cannot be assigned: '" + module
                    + "' belongs to the framework");
        }
    }
}
