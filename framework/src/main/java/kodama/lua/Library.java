package kodama.lua;

import org.luaj.vm2.LuaTable;

/** A set of functions that puts itself into a machine's globals. */
@FunctionalInterface
interface Library {

    /** Called once, while the machine is being built. */
    void install(LuaMachine machine, LuaTable globals);
}
