package kodama.lua;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import kodama.lua.compile.Instructions;
import kodama.lua.compile.Opcode;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaFunction;
import org.luaj.vm2.LuaValue;

/** A coroutine's active calls as {@code debug} numbers them: innermost first, including running Java functions. */
public final class CallLevels {

    /**
     * An active call.
     *
     * @param call the frame, or null for a plain Java function
     * @param function the function
     * @param name the name by which it was called, or null
     * @param isTail whether tail calls have removed its caller
     */
    public record Level(@Nullable Call call, LuaValue function, VariableNames.@Nullable Name name, boolean isTail) {

        /**
         * Returns the current line, or -1 if this is not a Lua function.
         *
         * @return the line, from 1, or -1
         */
        public int line() {
            Call script = script();
            return script == null ? -1 : script.line();
        }

        /** Returns the frame of a Lua function, or null for any other function. */
        @Nullable
        Call script() {
            return call != null && call.function != null ? call : null;
        }
    }

    /** The host program. */
    private static final Level OUTERMOST = new Level(null, new Builtin("?", args -> LuaValue.NONE), null, false);

    private CallLevels() {}

    /**
     * Lists the active calls.
     *
     * @return innermost first; for the main coroutine, the host program is last
     */
    public static List<Level> of(Coroutine co) {
        List<Level> levels = new ArrayList<>();
        each(co, levels::add);
        return levels;
    }

    /** Visits the active calls one by one, since a list of all may not fit into memory. */
    static void each(Coroutine co, Consumer<Level> action) {
        co.materializeCalls();
        boolean mayCall = true;
        for (Call call = co.frame; call != null; call = call.caller) {
            if (call.resumable instanceof HookCall hook) {
                if (hook.plain != null) action.accept(new Level(null, hook.plain, nameOf(call.caller), false));
                mayCall = false;
                continue;
            }
            if (call.resumable instanceof FailedCall failed) {
                action.accept(new Level(null, failed.failed, null, false));
                continue;
            }
            if (mayCall && call.function != null) addPlainCall(action, co, call);
            action.accept(level(call));
            mayCall = call.kind == Call.JAVA;
        }
        if (co == co.machine.mainCoroutine()) action.accept(OUTERMOST);
    }

    private static void addPlainCall(Consumer<Level> action, Coroutine co, Call call) {
        if (call.pc == 0) return;
        int i = call.script().code.instructions[call.pc - 1];
        if (Instructions.opcode(i) != Opcode.CALL && Instructions.opcode(i) != Opcode.TAILCALL) return;
        LuaValue called = co.stack[call.base + Instructions.a(i)];
        boolean isPlain = called instanceof LuaFunction && !(called instanceof ScriptFunction);
        if (isPlain) action.accept(new Level(null, called, VariableNames.ofCalled(call), false));
    }

    private static Level level(Call call) {
        return new Level(call, call.called(), name(call), call.isTail);
    }

    private static VariableNames.@Nullable Name name(Call call) {
        Call caller = call.caller;
        if (call.isTail || caller == null) return null;
        if (caller.resumable instanceof HookCall hook) {
            return hook.plain == null ? nameOf(caller.caller) : null; // depending on the pending event
        }
        return call.kind < Call.NATIVE ? nameOf(caller) : null;
    }

    private static VariableNames.@Nullable Name nameOf(@Nullable Call caller) {
        return caller != null && caller.function != null ? VariableNames.ofCalled(caller) : null;
    }
}
