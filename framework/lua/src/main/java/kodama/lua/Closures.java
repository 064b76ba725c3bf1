package kodama.lua;

import org.luaj.vm2.Upvaldesc;

/** Makes closures, and finds the last one again when it would be the same. */
final class Closures {

    private Closures() {}

    static ScriptFunction make(Coroutine co, ScriptFunction outer, Code code, int base) {
        Upvaldesc[] wanted = code.prototype.upvalues;
        Upvalue[] upvalues = new Upvalue[wanted.length];
        for (int i = 0; i < wanted.length; i++) {
            Upvaldesc each = wanted[i];
            upvalues[i] = each.instack ? co.upvalue(base + each.idx) : outer.upvalues[each.idx];
        }
        ScriptFunction last = code.lastClosure;
        if (last != null && isSame(last.upvalues, upvalues)) return last;
        return code.lastClosure = new ScriptFunction(co.machine, code, upvalues);
    }

    private static boolean isSame(Upvalue[] some, Upvalue[] others) {
        for (int i = 0; i < some.length; i++) if (some[i] != others[i]) return false;
        return true;
    }
}
