package kodama.script;

import org.luaj.vm2.LuaFunction;
import org.luaj.vm2.LuaValue;

/**
 * What a scripted task does.
 *
 * @param style how the task is written
 * @param origin the script's function, or the first of several, by which messages name the task; for what has
 *     none of the script's, the line that spawned it
 * @param routine what runs as the task's coroutine
 */
record LuaBody(Style style, LuaValue origin, LuaFunction routine) {
    /** How a task is written. */
    enum Style {
        ROUTINE,
        STATES,
        PHASES,
        PICTURE
    }

    static LuaBody of(LuaFunction function) {
        return of(function, function);
    }

    static LuaBody of(LuaFunction function, LuaValue origin) {
        return new LuaBody(Style.ROUTINE, origin, function);
    }
}
