package kodama.lua;

import org.luaj.vm2.LuaValue;

/** A Java function that holds values the reference's keeps as nameless upvalues. */
public interface CapturingFunction {

    /** The values, in the reference's order. */
    LuaValue[] captured();
}
