package kodama.lua;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.Lua;
import org.luaj.vm2.LuaFunction;
import org.luaj.vm2.LuaValue;

/** The calls of a coroutine as text, in the reference's words. */
final class Traceback {

    private static final int HEAD = 12;
    private static final int TAIL = 10;

    private Traceback() {}

    static String of(Coroutine co, int level) {
        List<String> lines = lines(co);
        StringBuilder out = new StringBuilder("stack traceback:");
        int count = lines.size() - level;
        for (int i = level; i < lines.size(); i++) {
            int done = i - level;
            if (count > HEAD + TAIL && done == HEAD) {
                out.append("\n\t...");
                i = lines.size() - TAIL;
            }
            out.append("\n\t").append(lines.get(i));
        }
        return out.toString();
    }

    /** One line a level, innermost first; plain Java functions in progress count as levels. */
    private static List<String> lines(Coroutine co) {
        List<String> lines = new ArrayList<>();
        boolean mayCall = true;
        for (Call call = co.frame; call != null; call = call.caller) {
            if (mayCall && call.function != null) addPlainCall(lines, co, call);
            lines.add(line(call));
            mayCall = call.kind == Call.JAVA;
        }
        if (co == co.machine.mainCoroutine()) lines.add("[C]: in ?");
        return lines;
    }

    private static void addPlainCall(List<String> lines, Coroutine co, Call call) {
        if (co.status == Coroutine.SUSPENDED || call.pc == 0) return;
        int i = call.function.code.instructions[call.pc - 1];
        if ((i & 0x3f) != Lua.OP_CALL && (i & 0x3f) != Lua.OP_TAILCALL) return;
        LuaValue called = co.stack[call.base + (i >>> 6 & 0xff)];
        if (!(called instanceof LuaFunction) || called instanceof ScriptFunction) return;
        lines.add("[C]: in " + named(Names.ofCalled(call), "?"));
    }

    private static String line(Call call) {
        String tail = call.isTail ? "\n\t(...tail calls...)" : "";
        if (call.function == null) return "[C]: in " + named(nameOf(call), "?") + tail;
        return Positions.place(call) + ": in " + named(nameOf(call), unnamed(call.function)) + tail;
    }

    private static Names.@Nullable Name nameOf(Call call) {
        Call caller = call.caller;
        boolean known = caller != null && caller.function != null && call.kind < Call.NATIVE && !call.isTail;
        return known ? Names.ofCalled(caller) : null;
    }

    private static String named(Names.@Nullable Name name, String otherwise) {
        return name == null ? otherwise : "function '" + name.text() + "'";
    }

    private static String unnamed(ScriptFunction function) {
        int line = function.code.prototype.linedefined;
        return line == 0 ? "main chunk" : "function <" + Positions.start(function) + ">";
    }
}
