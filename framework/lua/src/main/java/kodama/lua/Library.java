package kodama.lua;

import org.luaj.vm2.LuaTable;

/** A set of functions that puts itself into a machine's globals. */
@FunctionalInterface
public interface Library {

    /**
     * Puts the functions where scripts find them. Called once, while the machine is being built.
     *
     * @param machine the machine, with the libraries before this one
     * @param globals its global table
     */
    void install(LuaMachine machine, LuaTable globals);
}
