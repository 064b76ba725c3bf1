package kodama.lua.error;

import org.luaj.vm2.LuaValue;

/** A script ran longer than it may. No {@code pcall} takes this error. */
public class BudgetError extends ScriptError {

    /**
     * Makes the error.
     *
     * @param message what the script did
     */
    public BudgetError(String message) {
        super(LuaValue.valueOf(message));
    }
}
