package kodama.lua;

import org.luaj.vm2.LuaValue;

/** Gives tests access to the machine of a script function. */
public final class MachineOf {
    private MachineOf() {}

    public static LuaMachine function(LuaValue function) {
        return ((ScriptFunction) function).machine;
    }
}
