package kodama.lua.bind;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import kodama.lua.value.NearestName;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;
import org.luaj.vm2.lib.ThreeArgFunction;
import org.luaj.vm2.lib.TwoArgFunction;

/** Makes undefined and undeclared globals errors, with a suggestion. */
public final class StrictGlobals {
    private StrictGlobals() {}

    /**
     * Protects the globals of a machine.
     *
     * @param globals the global table, complete
     */
    public static void protect(Table globals) {
        protect((LuaTable) globals.raw(), new LuaTable());
    }

    /**
     * Makes a table a protected extension of the globals, in which missing names are looked up.
     *
     * @param table the table, with further globals
     * @param globals the machine's global table
     */
    public static void protect(Table table, Table globals) {
        protect((LuaTable) table.raw(), (LuaTable) globals.raw());
    }

    private static void protect(LuaTable table, LuaTable globals) {
        LuaTable meta = new LuaTable();
        meta.rawset("__index", new Read(table, globals));
        meta.rawset("__newindex", new Write());
        meta.rawset("__metatable", LuaValue.FALSE);
        table.setmetatable(meta);
    }

    private static List<String> names(LuaTable globals) {
        List<String> names = new ArrayList<>();
        Varargs entry = globals.next(LuaValue.NIL);
        for (; !entry.arg1().isnil(); entry = globals.next(entry.arg1()))
            names.add(Value.of(entry.arg1()).text());
        return names;
    }

    private static final class Read extends TwoArgFunction {
        private final LuaTable own;
        private final LuaTable globals;

        Read(LuaTable own, LuaTable globals) {
            this.own = own;
            this.globals = globals;
        }

        @Override
        public LuaValue call(LuaValue table, LuaValue key) {
            LuaValue global = globals.rawget(key);
            if (!global.isnil()) return global;
            String name = Value.of(key).text();
            List<String> known = names(own);
            known.addAll(names(globals));
            String there = inModules(key);
            String hint = ForeignGlobals.hint(name);
            if (hint == null) hint = there.isEmpty() ? NearestName.hint(name, known) : " (write " + there + ")";
            throw new LuaException("undefined global '" + name + "'" + hint);
        }

        /** Returns the functions of that name in modules, such as {@code shot.fan} for {@code fan}. */
        private String inModules(LuaValue key) {
            return names(globals).stream()
                    .filter(module -> globals.rawget(module) instanceof LuaTable table
                            && table != globals
                            && table.rawget(key).isfunction())
                    .sorted()
                    .map(module -> module + "." + Value.of(key).text())
                    .collect(Collectors.joining(" or "));
        }
    }

    private static final class Write extends ThreeArgFunction {
        @Override
        public LuaValue call(LuaValue table, LuaValue key, LuaValue value) {
            String name = Value.of(key).text();
            throw new LuaException("'" + name + "' is not declared: write 'local " + name
                    + "', or keep shared values in a module or in game.data");
        }
    }
}
