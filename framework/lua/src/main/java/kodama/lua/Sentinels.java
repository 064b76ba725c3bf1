package kodama.lua;

import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** What a translated function gives back in place of results. */
final class Sentinels {

    /** It has left, with all notes written. */
    static final Varargs EXITED = mark();

    /** It cannot begin, and has done nothing. */
    static final Varargs REFUSED = mark();

    /** A part of a function has come to an instruction that another part has; none but the function gets to see it. */
    static final Varargs SWITCH_PART = mark();

    private Sentinels() {}

    private static Varargs mark() {
        return LuaValue.varargsOf(new LuaValue[] {LuaValue.TRUE, LuaValue.TRUE, LuaValue.TRUE});
    }

    static boolean isSentinel(Varargs result) {
        return result == EXITED || result == REFUSED;
    }
}
