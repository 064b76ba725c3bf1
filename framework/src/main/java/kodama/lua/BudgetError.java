package kodama.lua;

import org.luaj.vm2.LuaValue;

/** A script ran longer than it may. No {@code pcall} takes this error. */
class BudgetError extends ScriptError {

    BudgetError(String message) {
        super(LuaValue.valueOf(message));
    }
}
