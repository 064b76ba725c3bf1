package kodama.lua;

import org.luaj.vm2.LuaTable;

/** A library: functions that are added to a machine's globals. */
@FunctionalInterface
public interface Library {

    /**
     * Adds the functions. Called once, while the machine is being created.
     *
     * @param machine the machine, with the libraries installed so far
     * @param globals its global table
     */
    void install(LuaMachine machine, LuaTable globals);
}
