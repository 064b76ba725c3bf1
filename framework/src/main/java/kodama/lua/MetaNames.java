package kodama.lua;

import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;

/** The names of the metamethods. */
final class MetaNames {

    static final LuaString INDEX = LuaValue.INDEX;
    static final LuaString NEWINDEX = LuaValue.NEWINDEX;
    static final LuaString CALL = LuaValue.CALL;
    static final LuaString EQ = LuaValue.EQ;
    static final LuaString LT = LuaValue.LT;
    static final LuaString LE = LuaValue.LE;
    static final LuaString LEN = LuaValue.LEN;
    static final LuaString CONCAT = LuaValue.CONCAT;
    static final LuaString TOSTRING = LuaValue.TOSTRING;
    static final LuaString METATABLE = LuaValue.METATABLE;
    static final LuaString GC = LuaValue.valueOf("__gc");
    static final LuaString PAIRS = LuaValue.valueOf("__pairs");
    static final LuaString IPAIRS = LuaValue.valueOf("__ipairs");

    /** The metamethods of arithmetic, by instruction from ADD on. */
    private static final LuaString[] ARITHMETIC = {
        LuaValue.ADD, LuaValue.SUB, LuaValue.MUL, LuaValue.DIV, LuaValue.MOD, LuaValue.POW, LuaValue.UNM
    };

    private MetaNames() {}

    static LuaString arithmetic(int opcode) {
        return ARITHMETIC[opcode - 13];
    }
}
