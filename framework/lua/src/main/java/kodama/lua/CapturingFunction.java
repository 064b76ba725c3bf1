package kodama.lua;

import org.luaj.vm2.LuaValue;

/** A Java function that has captured values, which the reference implementation keeps as unnamed upvalues. */
public interface CapturingFunction {

    /** Returns the values, in the reference implementation's order. */
    LuaValue[] captured();
}
