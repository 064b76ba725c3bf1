package kodama.lua;

import org.luaj.vm2.LuaValue;

/** Tells tests which machine a script's function belongs to. */
public final class MachineOf {
    private MachineOf() {}

    public static LuaMachine function(LuaValue function) {
        return ((ScriptFunction) function).machine;
    }
}
