package kodama.lua.error;

import org.luaj.vm2.LuaValue;

/** A script has used up its budget. No {@code pcall} catches this error. */
public class BudgetError extends ScriptError {

    /**
     * Makes the error.
     *
     * @param message the error message
     */
    public BudgetError(String message) {
        super(LuaValue.valueOf(message));
    }
}
