package kodama.lua;

import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** What a translated function gives back in place of results. */
final class Marks {

    /** It has left, with all notes written. */
    static final Varargs LEFT = mark();

    /** It cannot begin, and has done nothing. */
    static final Varargs REFUSED = mark();

    /** A part of a function has come to an instruction that another part has; none but the function gets to see it. */
    static final Varargs MOVED = mark();

    private Marks() {}

    private static Varargs mark() {
        return LuaValue.varargsOf(new LuaValue[] {LuaValue.TRUE, LuaValue.TRUE, LuaValue.TRUE});
    }

    static boolean isMark(Varargs result) {
        return result == LEFT || result == REFUSED;
    }
}
