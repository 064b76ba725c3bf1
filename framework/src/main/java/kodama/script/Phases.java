package kodama.script;

import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;

/** The numbers of the three standard phases; a game's own phases count on from {@code MAIN}. */
final class Phases {
    static final LuaValue INIT = LuaValue.valueOf(0);
    static final LuaValue MAIN = LuaValue.valueOf(1);
    static final LuaValue END = LuaValue.valueOf(255);

    private Phases() {}

    static void install(LuaTable globals) {
        globals.rawset("INIT", INIT);
        globals.rawset("MAIN", MAIN);
        globals.rawset("END", END);
    }
}
