package kodama.lua;

import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** Sentinels that translated functions return instead of results. */
final class Sentinels {

    /** The function has taken a side exit, and all its records are complete. */
    static final Varargs EXITED = mark();

    /** The function could not begin and had no effects. */
    static final Varargs REFUSED = mark();

    /** The next instruction is in another part; only seen within a translated function. */
    static final Varargs SWITCH_PART = mark();

    private Sentinels() {}

    private static Varargs mark() {
        return LuaValue.varargsOf(new LuaValue[] {LuaValue.TRUE, LuaValue.TRUE, LuaValue.TRUE});
    }

    static boolean isSentinel(Varargs result) {
        return result == EXITED || result == REFUSED;
    }
}
